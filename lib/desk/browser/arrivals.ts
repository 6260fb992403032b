import type { DeskOrderPage } from '@/lib/desk/api/orders'
import { slippedIn, withSeen } from './seen-orders'

type Page = Pick<DeskOrderPage, 'orders' | 'next'>

/**
 * The orders that have come since the answer before, whatever their time; of the first answer, none. Where an answer
 * was cut, an order at its end may only have moved up.
 */
export function createArrivals(): (page: Page) => DeskOrderPage['orders'] {
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
