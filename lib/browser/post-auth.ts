import { authOutcome } from '../api/account-answers.ts'
import type { AuthOutcome, AuthRequest } from '../api/auth-messages.ts'
import type { Result } from '../domain/result.ts'
import { type AccountCallFailure, callAccounts } from './call-accounts.ts'

export function postAuth(
  { action, body }: AuthRequest,
  { fetch }: { readonly fetch?: typeof globalThis.fetch } = {},
): Promise<Result<AuthOutcome, AccountCallFailure>> {
  return callAccounts(`/api/auth/${action}`, { fetch, body, schema: authOutcome })
}
