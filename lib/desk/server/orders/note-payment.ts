import type { Order } from '../../../domain/order.ts'
import { arrivableStates, confirmationUndoOf, mayArrive } from '../../../domain/payment-confirmation.ts'
import type { NewOrderEvent, OrderJournal } from '../../../orders/order-journal.ts'

type Noted = {
  readonly journal: Pick<OrderJournal, 'createEvent' | 'listEvents'>
  readonly order: Pick<Order, 'key' | 'state'>
  /** User of the desk. */
  readonly by: string
  /** Takes back what was noted last. */
  readonly isUndo: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What is written of it; null where nothing can be. */
async function eventOf({ journal, order, by, isUndo, now }: Noted): Promise<NewOrderEvent | null> {
  const { key, state } = order
  if (!isUndo) return mayArrive(state) ? { key, from: arrivableStates, to: 'arrived', by } : null
  const undo = confirmationUndoOf((await journal.listEvents(key)).at(-1) ?? null, now)
  return undo && { key, from: ['arrived'], to: undo.to, by, isUndo }
}

/** Whether a person can say so of an order that stands like this. */
export async function mayConfirm(noted: Noted): Promise<boolean> {
  return (await eventOf(noted)) !== null
}

/** Writes that a person has seen an order paid, or takes that back; null where another user was faster. */
export async function notePayment(noted: Noted): Promise<Order | null> {
  const event = await eventOf(noted)
  return event && noted.journal.createEvent(event)
}
