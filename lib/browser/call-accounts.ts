import type { ZodMiniType } from 'zod/mini'
import { accountProblem, authOutcome } from '../api/account-answers.ts'
import type { AuthOutcome, AuthRequest } from '../api/auth-messages.ts'
import type { AccountProblemKind, ProblemKind } from '../api/problem-kinds.ts'
import type { PasswordRule } from '../domain/password.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { callShop, type ShopCall } from './call-shop.ts'

export type AccountCallFailure = {
  /** `unreachable`: no answer; `unreadable`: not an answer of ours. */
  readonly kind: ProblemKind | AccountProblemKind | 'unreachable' | 'unreadable'
  readonly rule?: PasswordRule | null
}

export async function callAccounts<T>(
  path: string,
  { schema, ...call }: ShopCall & { readonly schema: ZodMiniType<T> },
): Promise<Result<T, AccountCallFailure>> {
  try {
    const { ok, content } = await callShop(path, call)
    const { data: refused } = accountProblem.safeParse(content)
    if (refused) return failure({ kind: refused.kind, ...(refused.rule ? { rule: refused.rule } : {}) })
    const read = schema.safeParse(content)
    return ok && read.success ? success(read.data) : failure({ kind: 'unreadable' })
  } catch {
    return failure({ kind: 'unreachable' })
  }
}

export function postAuth(
  { action, body }: AuthRequest,
  options?: ShopCall,
): Promise<Result<AuthOutcome, AccountCallFailure>> {
  return callAccounts(`/api/auth/${action}`, { ...options, body, schema: authOutcome })
}
