import type { Limit } from './counters.ts'

/**
 * Calls per minute and client address; at the desk per session or device (trust S11, S40). High, because
 * carrier NAT and shared Wi-Fi put dozens of households behind one address; they stop loops and scripts.
 * Joint load of many addresses is bounded by `traffic/concurrency-limits.ts`. Kept pages, static files and
 * health are not counted.
 *
 * - checkout: a person starts one, rarely three, in a minute.
 * - arrival: one per purchase, and again when its answer was lost.
 * - quote: at most about one a second while a cart is edited.
 * - search: one per letter typed, some 60 a minute.
 * - list: a written list costs up to a hundred searches.
 * - listing: one per further page (up to 20 when returning to a long list), for the menu and per filter
 * tried.
 * - auth, desk-sign-in: guessing passwords must be slow; `lib/desk/server/session/sign-in-limits.ts` counts
 * further.
 * - profile: opening /profile makes three calls.
 * - orders: up to twelve a minute during picking: 900 serves seventy shoppers behind one address.
 * - session: one per page opened by a signed-in user.
 * - desk-signed-out: per known device, else address; strangers on the market's Wi-Fi lock no user out.
 * - desk-person, desk-digits: too few to find out a phone number by trying (trust S45).
 * - revalidate: each call may read the whole catalogue.
 * - renewal: session renewals by the middleware.
 * - page: rendered pages only. Searches count apart.
 * - picture: sizes not made yet; a long list brings some thirty.
 * - fault: one per failing part of a page.
 * - card: one crawler fetches the cards of many shoppers.
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

/** Counted by all replicas together (trust R26); the others count per process. */
export const sharedLimits: readonly LimitName[] = ['checkout', 'auth', 'desk-sign-in']
