import { type FulfillmentMove, type Pick as LinePick, mayFollow, undoOf } from '../domain/fulfillment.ts'
import type { Order } from '../domain/order.ts'
import { workableStates } from '../domain/order-attention.ts'
import type { NewFulfillmentEvent } from './order-journal.ts'

type Known = {
  readonly lastMove: FulfillmentMove | null
  readonly picks: readonly Pick<LinePick, 'state'>[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Whether people may do this with an order that stands so. */
export function mayMove(
  order: Pick<Order, 'state' | 'fulfillment'>,
  { from, to, isUndo = false }: NewFulfillmentEvent,
  { lastMove, picks, now }: Known,
): boolean {
  if (order.fulfillment !== from || !workableStates.some((state) => state === order.state)) return false
  return isUndo ? undoOf(lastMove, picks, now)?.to === to : mayFollow(from, to)
}
