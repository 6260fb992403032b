import type { Hold, Order, OrderKey } from '../../../domain/order.ts'
import type { DeskHold } from '../../api/orders.ts'

export type ListHolds = (keys: readonly OrderKey[]) => Promise<ReadonlyMap<OrderKey, Hold>>

/** Until when each of these orders keeps its pieces; nothing of those that were begun. */
export async function holdsOf(
  orders: readonly Order[],
  listHolds: ListHolds,
): Promise<ReadonlyMap<OrderKey, DeskHold>> {
  const waiting = orders.filter(({ fulfillment }) => fulfillment === 'waiting')
  const holds = await listHolds(waiting.map(({ key }) => key))
  return new Map(
    [...holds].map(([key, { until, isOver }]) => [key, { until: new Date(until).toISOString(), isOver }]),
  )
}
