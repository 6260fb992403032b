import type { Session } from '../domain/account.ts'
import { callAccounts } from './call-accounts.ts'
import { readSession } from './read-answers.ts'

type Options = { readonly fetch: typeof fetch; readonly signal: AbortSignal }

/** Who is signed in; null for a visitor. Throws when that cannot be told now, as TanStack Query expects. */
export async function fetchSession({ fetch, signal }: Options): Promise<Session | null> {
  const answer = await callAccounts('/api/auth/session', { fetch, signal })
  if (!answer.ok) throw new Error(answer.error.kind)
  return readSession(answer.value)
}
