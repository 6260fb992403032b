import { hash, timingSafeEqual } from 'node:crypto'
import type { Order, OrderKey } from '../domain/order.ts'
import { statesBefore } from '../domain/order-stage.ts'
import { isOver } from '../domain/past-order.ts'
import type { OrderJournal } from './order-journal.ts'

type Journal = Pick<OrderJournal, 'createEvent' | 'findOptional' | 'listEvents'>

type ShownReturn = {
  readonly key: OrderKey
  readonly value: string
}

export type ProvenReturn = {
  readonly by: 'arrival' | 'cancellation'
  /** Order after the move; null when it did not move. */
  readonly moved: Order | null
}

/** /success proves arrival, even after a cancelled payment; 'Cancelar' gives up an unconfirmed order. */
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

/** Includes `unknown`: only an opened payment leads back, so only the journal missed the outcome. */
async function moveToArrived(journal: Journal, key: OrderKey): Promise<Order | null> {
  const moved = await journal.createEvent({ key, from: statesBefore('arrived', 'shopper'), to: 'arrived' })
  if (moved) return moved
  // Confirms an earlier note by a person, which can no longer be undone.
  const last = (await journal.listEvents(key)).at(-1)
  if (last?.by && last.to === 'arrived') await journal.createEvent({ key, from: ['arrived'], to: 'arrived' })
  return null
}

async function giveUp(journal: Journal, { key, fulfillment }: Order): Promise<Order | null> {
  if (isOver(fulfillment)) return null
  const from = statesBefore('payment-cancelled', 'shopper')
  return journal.createEvent({ key, from, to: 'payment-cancelled' })
}

/** Constant-time comparison. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => hash('sha256', text, 'buffer')) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}
