type Coded = { readonly code: string }

/** How many codes are remembered: far more than a list shows. */
const mostCodes = 2000

/** `seen` and these too; of too many, those that were seen last. */
export function withSeen(seen: ReadonlySet<string>, codes: readonly string[]): ReadonlySet<string> {
  return new Set([...codes, ...seen].slice(0, Math.max(mostCodes, codes.length)))
}

/**
 * What slipped in ahead of an order that was seen. An order is listed once its payment has opened, which may be after a
 * younger one's, so neither its time nor its place decides. What stands behind all that was seen is the list going on.
 */
export function slippedIn<Order extends Coded>(
  orders: readonly Order[],
  seen: ReadonlySet<string>,
): readonly Order[] {
  const lastSeen = orders.map(({ code }) => seen.has(code)).lastIndexOf(true)
  return orders.filter(({ code }, place) => place < lastSeen && !seen.has(code))
}
