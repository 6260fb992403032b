import type { DeskOrderPage } from '@/lib/desk/api/orders'

type Coded = { readonly code: string }

const mostCodes = 2000

/** Adds codes and drops the oldest above the limit. */
export function withSeen(seen: ReadonlySet<string>, codes: readonly string[]): ReadonlySet<string> {
  return new Set([...codes, ...seen].slice(0, Math.max(mostCodes, codes.length)))
}

/** Orders ahead of a known one: they are listed when paid, so time alone does not show which are new. */
export function slippedIn<Order extends Coded>(
  orders: readonly Order[],
  seen: ReadonlySet<string>,
): readonly Order[] {
  const lastSeen = orders.map(({ code }) => seen.has(code)).lastIndexOf(true)
  return orders.filter(({ code }, place) => place < lastSeen && !seen.has(code))
}

export const toPickCount = ({ waiting, picking }: DeskOrderPage['counts']) => waiting + picking

type Page = Pick<DeskOrderPage, 'orders' | 'next'>

/** Returns orders new since the last answer; ignores those moved up at the end of a cut list. */
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
    return unseen.filter(({ fulfillment }) => fulfillment === 'waiting')
  }
}
