import { type FulfillmentMove, type LinePick, mayFollow, undoOf } from '../domain/fulfillment.ts'
import type { Order, OrderEvent } from '../domain/order.ts'
import { workableStates } from '../domain/order-attention.ts'
import { confirmationUndoOf } from '../domain/payment-confirmation.ts'
import type { NewFulfillmentEvent, NewOrderEvent } from './order-journal.ts'

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

/** Whether this takes back what a person has just noted of an order's payment; `history` is oldest first. */
export function mayTakeBack(
  history: readonly OrderEvent[],
  { to }: Pick<NewOrderEvent, 'to'>,
  now: number,
): boolean {
  return confirmationUndoOf(history.at(-1) ?? null, now)?.to === to
}
