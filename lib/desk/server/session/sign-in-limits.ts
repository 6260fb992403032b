import type { Counters, Limit } from '../../../server/api/counters.ts'
import { openCounters } from '../../../server/api/open-counters.ts'
import { networkOf } from '../../../server/client-address.ts'
import { processSingleton } from '../../../server/process-singleton.ts'

/**
 * Limits for passwords, beside those of `rate-limits.ts` (trust S40).
 * - desk-guess-known: one known device, address or session, so that strangers cannot lock the market out.
 * - desk-guess-client, desk-guess-network: one stranger, and one IPv6 site (/48) or IPv4 address.
 * - desk-guess-user: all strangers for one user, so that many addresses cannot guess one password.
 * - desk-guess-shop: all strangers, as each check costs 64 MB and some tenths of a second.
 */
export const signInLimits = {
  'desk-guess-known': { calls: 20, seconds: 300 },
  'desk-guess-client': { calls: 10, seconds: 900 },
  'desk-guess-network': { calls: 20, seconds: 900 },
  'desk-guess-user': { calls: 60, seconds: 900 },
  'desk-guess-shop': { calls: 120, seconds: 900 },
} as const satisfies Record<string, Limit>

type SignInLimits = Counters<keyof typeof signInLimits>

export function getSignInLimits(): SignInLimits {
  return processSingleton('desk.sign-in-limits', () => openCounters(signInLimits, { isShared: true }))
}

export type SignInAttempt = { readonly user: string } & (
  | { /** A device or an address that is known, or an open session. */ readonly known: string }
  | { readonly known: null; readonly client: string }
)

/** Counts an attempt before it is made; returns the seconds to wait when over the limit, else null. */
export async function countAttempt(counters: SignInLimits, attempt: SignInAttempt): Promise<number | null> {
  const { user } = attempt
  if (attempt.known !== null) return counters.take('desk-guess-known', `${user} ${attempt.known}`)
  const { client } = attempt
  // One address over its limit does not count against others.
  return (
    (await counters.take('desk-guess-client', client)) ??
    (await counters.take('desk-guess-network', networkOf(client))) ??
    (await counters.take('desk-guess-user', user)) ??
    (await counters.take('desk-guess-shop', 'all'))
  )
}
