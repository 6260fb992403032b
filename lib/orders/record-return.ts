import { hash, timingSafeEqual } from 'node:crypto'
import type { Order, OrderKey } from '../domain/order.ts'
import { arrivableStates, cancellableStates } from '../domain/payment-confirmation.ts'
import type { OrderJournal } from './order-journal.ts'

type Journal = Pick<OrderJournal, 'createEvent' | 'findOptional' | 'listEvents'>

type ShownReturn = {
  readonly key: OrderKey
  /** One of the order's `returnValues`, or what else came in its place. */
  readonly value: string
}

export type ProvenReturn = {
  readonly by: 'arrival' | 'cancellation'
  /** The order as it stands now; null where it did not move. */
  readonly moved: Order | null
}

/**
 * The shopper of this order is back, with what the store alone was given: by /success it has arrived, also when its payment
 * was cancelled before; by 'Cancelar' it is given up where it is unconfirmed. Null where the value proves nothing.
 */
export async function recordReturn(
  journal: Journal,
  { key, value }: ShownReturn,
): Promise<ProvenReturn | null> {
  const order = await journal.findOptional(key)
  if (!order?.returnValues) return null
  const { arrival, cancellation } = order.returnValues
  if (isSame(value, arrival)) return { by: 'arrival', moved: await moveToArrived(journal, key) }
  return isSame(value, cancellation) ? { by: 'cancellation', moved: await giveUp(journal, order) } : null
}

/**
 * Out of `unknown` too: a browser leaves only for a payment that the store opened, so the outcome was lost on its way into the
 * journal, and not on its way to the shopper.
 */
async function moveToArrived(journal: Journal, key: OrderKey): Promise<Order | null> {
  const moved = await journal.createEvent({ key, from: arrivableStates, to: 'arrived' })
  if (moved) return moved
  // A person said so before: from now on that cannot be taken back.
  const last = (await journal.listEvents(key)).at(-1)
  if (last?.by && last.to === 'arrived') await journal.createEvent({ key, from: ['arrived'], to: 'arrived' })
  return null
}

/** What the market has handed over, or cancelled, is past that. */
async function giveUp(journal: Journal, { key, fulfillment }: Order): Promise<Order | null> {
  if (fulfillment === 'delivered' || fulfillment === 'cancelled') return null
  return journal.createEvent({ key, from: cancellableStates, to: 'payment-cancelled' })
}

/** In the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => hash('sha256', text, 'buffer')) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}
