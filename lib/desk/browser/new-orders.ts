import type { DeskOrderPage } from '@/lib/desk/api/orders'

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

/** How many orders are to be picked or are begun: what the list of them holds, and says wherever it is counted. */
export const toPickCount = ({ waiting, picking }: DeskOrderPage['counts']) => waiting + picking

type Page = Pick<DeskOrderPage, 'orders' | 'next'>

/**
 * The orders that have come since the answer before, whatever their time; of the first answer, none. Where an answer
 * was cut, an order at its end may only have moved up.
 */
export function followNewOrders(): (page: Page) => DeskOrderPage['orders'] {
  let seen: ReadonlySet<string> | null = null
  let wasWhole = false
  return ({ orders, next }) => {
    const before = seen
    const unseen = !before
      ? []
      : wasWhole
        ? orders.filter(({ code }) => !before.has(code))
        : slippedIn(orders, before)
    seen = withSeen(
      before ?? new Set(),
      orders.map(({ code }) => code),
    )
    wasWhole = next === null
    // What was begun, or taken back, is no news.
    return unseen.filter(({ fulfillment }) => fulfillment === 'waiting')
  }
}
