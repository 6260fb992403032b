import type { AccountProblemKind } from '../api/account-problem-kinds.ts'
import type {
  AuthOutcome,
  EnterBody,
  LinkProof,
  NewPasswordBody,
  SignInBody,
  SignOutBody,
  SignUpBody,
} from '../api/auth-messages.ts'
import type { Account, AccountChange, Session } from '../domain/account.ts'
import type { PasswordRule } from '../domain/password.ts'
import type { Result } from '../domain/result.ts'
import type { OpenedLink } from './link-cookies.ts'

export type AuthFailure = {
  readonly kind: 'auth-not-configured' | AccountProblemKind
  readonly retryAfterSeconds?: number | null
  /** Of a password that was refused. */
  readonly rule?: PasswordRule | null
}

/** A password, or what proves a mailbox; see `LinkService`. */
export type SignInProof = ({ readonly kind: 'password' } & SignInBody) | LinkProof

type Outcome = Promise<Result<AuthOutcome, AuthFailure>>

/** The service of accounts, for one request and its cookies. A refusal is a value, never an exception. */
export type AuthService = {
  /** Null: a visitor. Verified by signature; renews the session where it is about to end. */
  readonly findSession: () => Promise<Result<Session | null, AuthFailure>>
  readonly signIn: (proof: SignInProof) => Outcome
  readonly signUp: (account: SignUpBody) => Outcome
  readonly continueWithGoogle: () => Outcome
  /** Sends a link for a new password; the answer is the same whether there is such an account. */
  readonly recover: (email: string) => Outcome
  readonly changePassword: (passwords: NewPasswordBody) => Outcome
  /** This device is signed out whatever happens; the other ones only when the service answers. */
  readonly signOut: (scope: SignOutBody['scope']) => Outcome
}

/** `deleted`: for good. `requested`: noted in the account, for the operator to delete by hand. */
export type Deletion = { readonly kind: 'deleted' | 'requested' }

/** The account of this request's cookies; the service itself is asked, so a session that was ended elsewhere has ended here. */
export type AccountService = {
  readonly findAccount: () => Promise<Result<Account, AuthFailure>>
  readonly changeAccount: (change: AccountChange) => Promise<Result<Account, AuthFailure>>
  readonly deleteAccount: () => Promise<Result<Deletion, AuthFailure>>
}

/** Ways in that prove a mailbox. No session begins before the user has seen for which account (trust S21). */
export type LinkService = {
  /** `link-named` where the shopper is to be asked first; then there is no session yet. */
  readonly open: (proof: LinkProof) => Outcome
  /** What was opened here and waits for an answer. */
  readonly findOpened: () => OpenedLink | null
  /** Goes on as that account; one that was unconfirmed until now gets its name and password here. */
  readonly enter: (answer: EnterBody) => Outcome
  /** Another user's account: nothing of it stays here. */
  readonly decline: () => void
  /** Sends the confirmation anew; the answer is the same whether one is waited for. */
  readonly resend: (email: string) => Outcome
}
