import { hash, timingSafeEqual } from 'node:crypto'
import type { Order, OrderKey } from '../domain/order.ts'
import { arrivableStates } from '../domain/payment-confirmation.ts'
import type { OrderJournal } from './order-journal.ts'

type Journal = Pick<OrderJournal, 'createEvent' | 'findOptional' | 'listEvents'>

type ShownReturn = {
  readonly key: OrderKey
  /** One of the order's `returnValues`, or what else came in its place. */
  readonly value: string
}

export type ProvenReturn = {
  /** The order as it stands now; null where it did not move. */
  readonly moved: Order | null
}

/**
 * The shopper of this order came back by /success with what the store alone was given: it has arrived. Out of `unknown` too:
 * a browser leaves only for a payment that the store opened, so the outcome was lost on its way into the journal, and not on
 * its way to her. Null where the value proves nothing.
 */
export async function recordReturn(
  journal: Journal,
  { key, value }: ShownReturn,
): Promise<ProvenReturn | null> {
  const order = await journal.findOptional(key)
  if (!order?.returnValues || !isSame(value, order.returnValues.arrival)) return null
  const moved = await journal.createEvent({ key, from: arrivableStates, to: 'arrived' })
  if (moved) return { moved }
  // A person said so before: from now on that cannot be taken back.
  const last = (await journal.listEvents(key)).at(-1)
  if (last?.by && last.to === 'arrived') await journal.createEvent({ key, from: ['arrived'], to: 'arrived' })
  return { moved: null }
}

/** In the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => hash('sha256', text, 'buffer')) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}
