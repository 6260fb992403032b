import type { Order, OrderKey } from '../domain/order.ts'
import type { OrderJournal } from './order-journal.ts'

/**
 * The shopper of this order came back by /success. Out of `unknown` too: a browser leaves only for a payment that the
 * store opened, so the outcome was lost on its way into the journal, and not on its way to her. Null where it does not move.
 */
export function moveToArrived(
  journal: Pick<OrderJournal, 'createEvent'>,
  key: OrderKey,
): Promise<Order | null> {
  return journal.createEvent({ key, from: ['opened', 'unknown'], to: 'arrived' })
}
