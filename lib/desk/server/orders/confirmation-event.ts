import type { FulfillmentEvent } from '../../../domain/fulfillment.ts'
import type { Order } from '../../../domain/order.ts'
import { paysByPix } from '../../../domain/payment.ts'
import {
  arrivableStates,
  confirmationUndoOf,
  mayArrive,
  paidEventOf,
} from '../../../domain/payment-confirmation.ts'
import type { NewOrderEvent, NewPaymentNote, OrderJournal } from '../../../orders/order-journal.ts'

type Asked = {
  readonly by: string
  readonly isUndo: boolean
  readonly now: number
}

/** Event for confirming a payment or undoing that; null when neither is allowed. */
export async function confirmationEvent(
  journal: Pick<OrderJournal, 'listEvents'>,
  { key, state }: Pick<Order, 'key' | 'state'>,
  { by, isUndo, now }: Asked,
): Promise<NewOrderEvent | null> {
  if (!isUndo) return mayArrive(state) ? { key, from: arrivableStates, to: 'arrived', by } : null
  const undo = confirmationUndoOf((await journal.listEvents(key)).at(-1) ?? null, now)
  return undo && { key, from: ['arrived'], to: undo.to, by, isUndo }
}

/** Note for Pix payments to the market, allowed at any time. */
export function pixNote(
  history: readonly FulfillmentEvent[],
  { key, delivery }: Pick<Order, 'key' | 'delivery'>,
  { by, isUndo, amount }: Omit<Asked, 'now'> & Pick<NewPaymentNote, 'amount'>,
): NewPaymentNote | null {
  const isPaid = paidEventOf(history) !== null
  return paysByPix(delivery) && isPaid === isUndo ? { key, by, isUndo, amount } : null
}
