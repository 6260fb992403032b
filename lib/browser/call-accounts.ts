import { type AccountProblemKind, accountProblemKinds } from '../api/account-problem-kinds.ts'
import { type ProblemKind, problemKinds } from '../api/problem-kinds.ts'
import type { PasswordRule } from '../domain/password-rule.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { callShop } from './call-shop.ts'
import type { Fields } from './fields.ts'
import { readPasswordRule } from './read-answers.ts'

export type AccountCallFailure = {
  /** `unreachable`: no answer came; `unreadable`: an answer that is none of ours. */
  readonly kind: ProblemKind | AccountProblemKind | 'unreachable' | 'unreadable'
  /** Of a password that was refused. */
  readonly rule?: PasswordRule | null
}

type Options = {
  readonly fetch: typeof globalThis.fetch
  /** Sent by POST as JSON; without one it is a GET. */
  readonly body?: object
  readonly signal?: AbortSignal
}

const knownKinds = [...accountProblemKinds, ...problemKinds]

/** One call of the browser about accounts. The answer is what our server said, not yet looked at. */
export async function callAccounts(
  path: string,
  options: Options,
): Promise<Result<Fields, AccountCallFailure>> {
  try {
    const { ok, fields } = await callShop(path, options)
    const problem = knownKinds.find((known) => known === fields['kind'])
    const rule = readPasswordRule(fields['rule'])
    if (problem) return failure({ kind: problem, ...(rule ? { rule } : {}) })
    return ok ? success(fields) : failure({ kind: 'unreadable' })
  } catch {
    return failure({ kind: 'unreachable' })
  }
}
