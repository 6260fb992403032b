import type { Counters } from '../server/api/counters.ts'
import { openCounters } from '../server/api/open-counters.ts'
import { processSingleton } from '../server/process-singleton.ts'

/**
 * Limits for calls to the account service, beside those of `rate-limits.ts` (trust S22). The service counts
 * all shoppers together unless their address is forwarded, so no client may use up the others' share.
 * - renewal-session: by session; one an hour is needed.
 * - unseen-client: tokens from one client that neither the shop nor the service has confirmed.
 * - forgery-*: refused tokens; beyond forgery-shop only senders of some (forgery-once) wait.
 * - guess-*: wrong passwords by client, by IPv6 site (/48) or IPv4 address, by account from clients never
 * seen there, and in total; beyond guess-shop only clients that guessed wrong (guess-once) wait.
 * - mail-*: messages by recipient, client and site.
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

export function getAccountLimits(): AccountLimits {
  return processSingleton('auth.limits', () => openCounters(accountLimits, { isShared: true }))
}
