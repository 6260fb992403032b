import type { Counters, Limit } from '../../../server/api/counters.ts'
import { openCounters } from '../../../server/api/open-counters.ts'
import { networkOf } from '../../../server/client-address.ts'
import { processSingleton } from '../../../server/process-singleton.ts'

/**
 * Passwords that are tried, beside the calls a minute of `rate-limits.ts` (trust S40). A device that has signed in as
 * this user, or an address that lately has, counts for itself alone: whatever strangers try, the market gets in.
 *
 * - desk-guess-known: of one user from one known device or address; a whole market begins its day behind one. And of one
 *   session, where the password is typed again.
 * - desk-guess-client, desk-guess-network: of one stranger, and of one IPv6 site (/48) or IPv4 address.
 * - desk-guess-user: of all strangers for one user, so that many addresses cannot guess one password.
 * - desk-guess-shop: of all strangers for all users, as each costs 64 MB and some tenths of a second.
 */
export const signInLimits = {
  'desk-guess-known': { calls: 20, seconds: 300 },
  'desk-guess-client': { calls: 10, seconds: 900 },
  'desk-guess-network': { calls: 20, seconds: 900 },
  'desk-guess-user': { calls: 60, seconds: 900 },
  'desk-guess-shop': { calls: 120, seconds: 900 },
} as const satisfies Record<string, Limit>

type SignInLimits = Counters<keyof typeof signInLimits>

/** The one set of counters of this process, or of all replicas. */
export function getSignInLimits(): SignInLimits {
  return processSingleton('desk.sign-in-limits', () => openCounters(signInLimits, { isShared: true }))
}

export type SignInAttempt = { readonly user: string } & (
  | { /** A device or an address that is known, or an open session. */ readonly known: string }
  /** A stranger, and the address. */
  | { readonly known: null; readonly client: string }
)

/** Counts one try before it is made, however many come at once. Seconds to wait when it is one too many, else null. */
export async function countAttempt(counters: SignInLimits, attempt: SignInAttempt): Promise<number | null> {
  const { user } = attempt
  if (attempt.known !== null) return counters.take('desk-guess-known', `${user} ${attempt.known}`)
  const { client } = attempt
  // What one address tried too often counts against no other.
  return (
    (await counters.take('desk-guess-client', client)) ??
    (await counters.take('desk-guess-network', networkOf(client))) ??
    (await counters.take('desk-guess-user', user)) ??
    (await counters.take('desk-guess-shop', 'all'))
  )
}
