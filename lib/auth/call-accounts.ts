import { failure, type Result, success } from '../domain/result.ts'
import { type AccountProblemKind, accountProblemKinds } from '../http/account-problem-kinds.ts'
import { type ProblemKind, problemKinds } from '../http/problem-kinds.ts'
import { type Fields, fieldsOf } from './read-answers.ts'

export type AccountCallFailure = {
  /** `unreachable`: no answer came; `unreadable`: an answer that is none of ours. */
  readonly kind: ProblemKind | AccountProblemKind | 'unreachable' | 'unreadable'
}

type Options = {
  readonly fetch: typeof globalThis.fetch
  /** Sent by POST as JSON; without one it is a GET. */
  readonly body?: object
  readonly signal?: AbortSignal
}

/** Milliseconds: longer than the server's own patience with the service. */
const patienceMs = 20_000
const knownKinds = [...accountProblemKinds, ...problemKinds]

/** One call of the browser about accounts. The answer is what our server said, not yet looked at. */
export async function callAccounts(
  path: string,
  { fetch, body, signal }: Options,
): Promise<Result<Fields, AccountCallFailure>> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const patience = AbortSignal.timeout(patienceMs)
  try {
    const response = await fetch(path, {
      ...(body === undefined ? {} : sent),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    const answer = fieldsOf(await response.json())
    const problem = knownKinds.find((known) => known === answer['kind'])
    if (problem) return failure({ kind: problem })
    return response.ok ? success(answer) : failure({ kind: 'unreadable' })
  } catch {
    return failure({ kind: 'unreachable' })
  }
}
