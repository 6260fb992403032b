import type { Session } from '../domain/account.ts'
import { session } from './account-decoders.ts'
import { callAccounts } from './call-accounts.ts'

/** Who is signed in; null for a visitor. Throws when that is unknown for now, as TanStack Query expects. */
export async function fetchSession({ signal }: { readonly signal: AbortSignal }): Promise<Session | null> {
  const answer = await callAccounts('/api/auth/session', { signal, decode: session })
  if (!answer.ok) throw new Error(answer.error.kind)
  return answer.value
}
