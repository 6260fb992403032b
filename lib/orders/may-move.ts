import { type FulfillmentMove, mayFollow, undoOf } from '../domain/fulfillment.ts'
import type { Order } from '../domain/order.ts'
import { workableStates } from '../domain/order-attention.ts'
import type { NewFulfillmentEvent } from './order-journal.ts'

/** Whether people may do this with an order that stands so. `now`: milliseconds since 1970. */
export function mayMove(
  order: Pick<Order, 'state' | 'fulfillment'>,
  { from, to, isUndo = false }: NewFulfillmentEvent,
  { lastMove, now }: { readonly lastMove: FulfillmentMove | null; readonly now: number },
): boolean {
  if (order.fulfillment !== from || !workableStates.some((state) => state === order.state)) return false
  return isUndo ? undoOf(lastMove, now)?.to === to : mayFollow(from, to)
}
