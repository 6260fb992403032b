import { followMs, isUnderWay, type PastOrder, pickingMs } from '../domain/past-order.ts'
import { serverNow } from './server-clock.ts'

/** Milliseconds since it was begun after which no one picks an order in one go. */
const pickedMs = 60 * 60 * 1000

/** Milliseconds until the page of an order looks at it again. `now`: ms since 1970. */
export function lookAgainMs({ fulfillment, fulfillmentAt, placedAt }: PastOrder, now: number): number {
  const isPicked = fulfillment === 'picking' && now < Date.parse(fulfillmentAt ?? placedAt) + pickedMs
  return isPicked ? pickingMs : followMs
}

/** Milliseconds until orders are asked for again, while the market may be at one of them; else false. `isTheirPage`: it shows what they ask. */
export function followOrders(orders: readonly PastOrder[] = [], isTheirPage = false): number | false {
  const now = serverNow()
  const followed = orders.filter((order) => order.state !== 'payment-cancelled' && isUnderWay(order, now))
  if (followed.length === 0) return false
  return isTheirPage ? Math.min(...followed.map((order) => lookAgainMs(order, now))) : followMs
}
