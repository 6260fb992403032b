import type { Limit } from './counters.ts'

/**
 * Calls per minute and client address; at the market's desk per session or device (trust S11, S40). Far above what one person does, because one address is many
 * people: Brazilian mobile and fibre networks put dozens of households behind one IPv4 (carrier NAT), and a shop's
 * own Wi-Fi is one address too. They stop loops and scripts; what many addresses do together is stopped by the
 * places of `traffic/concurrency-limits.ts` and the guard in front of the store.
 *
 * Counted by every API route (`consume-rate-limit.ts`), and in `traffic/classify.ts` for what Next would have to render; kept pages,
 * static files and health count nothing.
 *
 * - checkout: a person starts one, rarely three, in a minute: 20 leaves room for some dozen at once.
 * - arrival: one per purchase, when the shopper is back, and again where its answer was lost.
 * - quote: an open cart asks after every change, at most once a second or so while it is worked on.
 * - search: one per letter typed, so a person who types makes some 60.
 * - list: a written list, which is a hundred searches at most; people send one, and once more where they changed it.
 * - listing: one per further page of a list; up to 20 at once when a shopper comes back to a long one; one for the menu,
 *   one per filter that is tried.
 * - stock: one per product opened.
 * - auth: guessing passwords and links has to be slow; people mistype theirs now and then.
 * - profile: opening /profile makes three calls, saving or turning a heart one.
 * - orders: one when a shopper looks at what was ordered, then four a minute while the market is at it, on its page twelve
 *   while it is picked: 900 lets seventy follow the picking of their orders behind one address.
 * - session: one per page opened by a signed-in user, and when they come back to the tab.
 * - desk-sign-in: guessing passwords of the market's desk, of a device that has signed in before or else of an address;
 *   `lib/desk/server/session/sign-in-limits.ts` counts further.
 * - desk: of one session; one per tick of a line and what it brings.
 * - desk-signed-out: calls of the desk without a session, of a known device or else of an address. What strangers on the
 *   market's own Wi-Fi send keeps out no signed-in user.
 * - desk-person, desk-digits: of one session; shoppers looked for by their number, and by the last digits of one: enough
 *   for a person who helps a shopper, too few to find out a number by trying (trust S45).
 * - revalidate: the merchant's own systems say that something changed; each may read the whole catalogue.
 * - renewal: what the middleware may ask the service of accounts to renew, ahead of any of these.
 * - page: a page that is not kept ready and has to be rendered; most that people open are kept. Searches count apart.
 * - picture: a size of a picture that was not made yet; a long list brings some thirty.
 * - fault: one per part of a page that threw; far fewer than a loop would send into the log.
 * - card: a share card; one crawler fetches the cards of all who share.
 */
export const callsPerMinute = {
  checkout: 20,
  arrival: 60,
  quote: 120,
  search: 300,
  list: 30,
  listing: 300,
  stock: 300,
  auth: 20,
  profile: 120,
  orders: 900,
  session: 300,
  'desk-sign-in': 20,
  desk: 900,
  'desk-signed-out': 120,
  'desk-person': 20,
  'desk-digits': 60,
  revalidate: 30,
  renewal: 300,
  page: 300,
  picture: 1200,
  card: 240,
  fault: 20,
} as const

export type LimitName = keyof typeof callsPerMinute

export const limitsOfMinute = Object.fromEntries(
  Object.entries(callsPerMinute).map(([name, calls]) => [name, { calls, seconds: 60 }]),
) as Readonly<Record<LimitName, Limit>>

export type RateLimiter = {
  readonly take: (limit: LimitName, key: string) => Promise<number | null>
}

/** Limits that replicas count together in their database (trust R26); others count per process. */
export const sharedLimits: readonly LimitName[] = ['checkout', 'auth', 'desk-sign-in']
