import type { AuthOutcome, AuthRequest } from '../api/auth-messages.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { type AccountCallFailure, callAccounts } from './call-accounts.ts'
import type { Fields } from './fields.ts'
import { readNamedLink, readSession } from './read-answers.ts'

/** Asks our server to sign in, up or out, or where to go on with Google. */
export async function postAuth(
  { action, body }: AuthRequest,
  { fetch }: { readonly fetch: typeof globalThis.fetch },
): Promise<Result<AuthOutcome, AccountCallFailure>> {
  const answer = await callAccounts(`/api/auth/${action}`, { fetch, body })
  if (!answer.ok) return answer
  const outcome = outcomeOf(answer.value)
  return outcome ? success(outcome) : failure({ kind: 'unreadable' })
}

const plainOutcomes = [
  'confirmation-sent',
  'recovery-sent',
  'password-changed',
  'link-declined',
  'signed-out',
] as const

function outcomeOf(answer: Fields): AuthOutcome | null {
  const { kind, url } = answer
  if (kind === 'continue-at') return typeof url === 'string' && isSafe(url) ? { kind, url } : null
  const session = kind === 'signed-in' ? readSession(answer) : null
  if (session) return { kind: 'signed-in', ...session }
  const named = kind === 'link-named' ? readNamedLink(answer) : null
  if (named) return named
  const plain = plainOutcomes.find((known) => known === kind)
  return plain ? { kind: plain } : null
}

/** An address the browser may leave for: https, or a service on this very machine. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname))
}
