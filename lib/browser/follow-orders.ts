import { followMs, isUnderWay, type PastOrder, pickingMs } from '../domain/past-order.ts'
import { serverNow } from './server-clock.ts'

/** Milliseconds after which picking is no longer continuous. */
const pickedMs = 60 * 60 * 1000

export function lookAgainMs({ fulfillment, fulfillmentAt, placedAt }: PastOrder, now: number): number {
  const isPicked = fulfillment === 'picking' && now < Date.parse(fulfillmentAt ?? placedAt) + pickedMs
  return isPicked ? pickingMs : followMs
}

/** Milliseconds until the next query, or false when no order can change. `isTheirPage`: answers faster. */
export function followOrders(orders: readonly PastOrder[] = [], isTheirPage = false): number | false {
  const now = serverNow()
  const followed = orders.filter((order) => order.state !== 'payment-cancelled' && isUnderWay(order, now))
  if (followed.length === 0) return false
  return isTheirPage ? Math.min(...followed.map((order) => lookAgainMs(order, now))) : followMs
}
