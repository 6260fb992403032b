import type { Counters } from '../server/api/counters.ts'
import { openCounters } from '../server/api/open-counters.ts'
import { processSingleton } from '../server/process-singleton.ts'

/**
 * What the service of accounts is asked for, beside the calls a minute of `rate-limits.ts` (trust S22). It counts all
 * calls of the shop together unless the shopper's address is forwarded, so no client may use up the others' share.
 *
 * - renewal-session: by session. One an hour is needed, and one after a change of the profile.
 * - unseen-client: questions of one client about tokens that neither we can verify nor the service has confirmed to this
 *   process; a project with a shared secret has them after a restart.
 * - forgery-client, forgery-network: such tokens that the service refused, of one client, and of its site.
 * - forgery-shop: those of everybody. Beyond it those who have sent some (forgery-once) wait.
 * - guess-client, guess-network: wrong passwords of one client, and of one IPv6 site (/48) or IPv4 address.
 * - guess-account: wrong passwords for one e-mail address from clients that have never been in that account.
 * - guess-shop: wrong passwords of everybody. Beyond it those who have guessed wrong (guess-once) wait, and the rest is
 *   kept for those who have not.
 * - mail-recipient, mail-client, mail-network: messages to one address, asked for by one client or site.
 */
export const accountLimits = {
  'renewal-session': { calls: 6, seconds: 60 },
  'unseen-client': { calls: 20, seconds: 60 },
  'forgery-client': { calls: 5, seconds: 300 },
  'forgery-network': { calls: 15, seconds: 300 },
  'forgery-once': { calls: 1, seconds: 300 },
  'forgery-shop': { calls: 20, seconds: 300 },
  'guess-client': { calls: 10, seconds: 300 },
  'guess-network': { calls: 30, seconds: 300 },
  'guess-account': { calls: 10, seconds: 900 },
  'guess-once': { calls: 1, seconds: 300 },
  'guess-shop': { calls: 20, seconds: 300 },
  'mail-recipient': { calls: 4, seconds: 3600 },
  'mail-client': { calls: 10, seconds: 3600 },
  'mail-network': { calls: 30, seconds: 3600 },
} as const

export type AccountLimits = Counters<keyof typeof accountLimits>

/** The one set of counters of this process, or of all replicas. */
export function getAccountLimits(): AccountLimits {
  return processSingleton('auth.limits', () => openCounters(accountLimits, { isShared: true }))
}
