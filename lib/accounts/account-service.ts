import type { Account, AccountChange } from '../domain/account.ts'
import type { Result } from '../domain/result.ts'
import type { AuthFailure } from './auth-service.ts'

/** `deleted`: for good. `requested`: noted in the account, for the operator to delete by hand. */
export type Deletion = { readonly kind: 'deleted' | 'requested' }

/** The account of this request's cookies; the service itself is asked, so a session that was ended elsewhere has ended here. */
export type AccountService = {
  readonly findAccount: () => Promise<Result<Account, AuthFailure>>
  readonly changeAccount: (change: AccountChange) => Promise<Result<Account, AuthFailure>>
  readonly deleteAccount: () => Promise<Result<Deletion, AuthFailure>>
}
