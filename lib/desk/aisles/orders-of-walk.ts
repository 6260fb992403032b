import type { Order } from '../../domain/order.ts'

/** Its payment was opened, and nobody has come back from it or begun to pick: it may never be paid. */
const mayNeverBePaid = ({ state, fulfillment }: Order) => state === 'opened' && fulfillment === 'waiting'

/** The orders that one walk through the aisles is for: those that are sure first, and of them those that wait longest. */
export function ordersOfWalk(orders: readonly Order[], maximum: number): readonly Order[] {
  const oldestFirst = orders.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
  const sure = oldestFirst.filter((order) => !mayNeverBePaid(order))
  return [...sure, ...oldestFirst.filter(mayNeverBePaid)].slice(0, maximum)
}
