import { authOutcome } from '../api/account-answers.ts'
import type { AuthOutcome, AuthRequest } from '../api/auth-messages.ts'
import type { Result } from '../domain/result.ts'
import { type AccountCallFailure, callAccounts } from './call-accounts.ts'
import type { ShopCall } from './call-shop.ts'

export function postAuth(
  { action, body }: AuthRequest,
  options?: ShopCall,
): Promise<Result<AuthOutcome, AccountCallFailure>> {
  return callAccounts(`/api/auth/${action}`, { ...options, body, schema: authOutcome })
}
