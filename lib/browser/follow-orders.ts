import { followMs, isUnderWay, type PastOrder } from '../domain/past-order.ts'

/** Milliseconds until orders are asked for again, while the market may be at one of them; else false. */
export function followOrders(orders: readonly PastOrder[] = []): number | false {
  const isFollowed = orders.some(
    (order) => order.state !== 'payment-cancelled' && isUnderWay(order, Date.now()),
  )
  return isFollowed && followMs
}
