import { failure, type Result, success } from '../domain/result.ts'
import type { User } from '../domain/user.ts'
import { type ProblemKind, problemKinds } from '../http/problem-kinds.ts'
import type { AuthOutcome, AuthRequest } from './contract.ts'

export type PostAuthFailure = {
  /** `unreachable`: no answer came; `unreadable`: an answer that is none of ours. */
  readonly kind: ProblemKind | 'unreachable' | 'unreadable'
}

/** Milliseconds. */
const patienceMs = 20_000

/** Asks our server to sign in, to sign up, or where to go on with Google. */
export async function postAuth(
  { action, body }: AuthRequest,
  { fetch }: { readonly fetch: typeof globalThis.fetch },
): Promise<Result<AuthOutcome, PostAuthFailure>> {
  let answer: unknown
  try {
    const response = await fetch(`/api/auth/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    answer = await response.json()
  } catch {
    return failure({ kind: 'unreachable' })
  }
  const fields = fieldsOf(answer)
  const outcome = outcomeOf(fields)
  if (outcome) return success(outcome)
  return failure({ kind: problemKinds.find((known) => known === fields['kind']) ?? 'unreadable' })
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function outcomeOf({ kind, user, url }: Readonly<Record<string, unknown>>): AuthOutcome | null {
  if (kind === 'confirmation-sent') return { kind }
  if (kind === 'continue-at') return typeof url === 'string' && isSecure(url) ? { kind, url } : null
  const known = kind === 'signed-in' ? userOf(fieldsOf(user)) : null
  return known && { kind: 'signed-in', user: known }
}

function userOf({ id, email, name, avatarUrl }: Readonly<Record<string, unknown>>): User | null {
  if (typeof id !== 'string' || typeof email !== 'string' || typeof name !== 'string') return null
  return { id, email, name, avatarUrl: typeof avatarUrl === 'string' ? avatarUrl : null }
}

/** An address the browser may leave for. */
function isSecure(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}
