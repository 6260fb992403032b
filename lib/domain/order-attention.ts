import { mayPick } from './fulfillment.ts'
import type { Order, OrderState } from './order.ts'

/** Payment states in which the people of the market work on an order. */
export const workableStates = ['opened', 'arrived', 'unknown'] as const satisfies readonly OrderState[]

/** Of these, those that do not wait for a payment that may never come (`isUnconfirmed`). */
export const sureStates = ['arrived', 'unknown'] as const satisfies readonly OrderState[]

/** `unknown`: the store may have opened a payment. `details-not-sent`: the store did not take contact, city or wishes. */
export type Attention = 'unknown' | 'details-not-sent'

type Watched = Readonly<
  Pick<Order, 'state' | 'delivery' | 'metadataSent' | 'customFieldsSent' | 'fulfillment'>
>

const isDone = ({ fulfillment }: Pick<Watched, 'fulfillment'>) =>
  fulfillment === 'delivered' || fulfillment === 'cancelled'

/** Whether the market may still have to reach its shopper. */
export const isUndelivered = (order: Pick<Watched, 'state' | 'fulfillment'>) =>
  workableStates.some((state) => state === order.state) && !isDone(order)

/** What a picker of this order has to know until it is done with; null for most. */
export function orderWarning(order: Watched): Attention | null {
  return isDone(order) ? null : concernOf(order)
}

/**
 * Why a person should look at this order before all others; null for most, for all that is begun, and for what
 * stands apart (`awaitsPayment`).
 */
export function attentionOf(order: Watched): Attention | null {
  return order.fulfillment === 'waiting' && !awaitsPayment(order) ? concernOf(order) : null
}

/** Whether its payment was opened, and it is neither confirmed nor begun: it stands apart, and may never be paid. */
export const awaitsPayment = ({ state, fulfillment }: Pick<Watched, 'state' | 'fulfillment'>) =>
  state === 'opened' && fulfillment === 'waiting'

/** Whether people pick an order whose payment was opened and is unconfirmed. */
export const isUnconfirmed = (order: Pick<Watched, 'state' | 'fulfillment'>) =>
  order.state === 'opened' && !isDone(order)

function concernOf({ state, delivery, metadataSent, customFieldsSent }: Watched): Attention | null {
  if (state === 'unknown') return 'unknown'
  const isPlaced = state === 'opened' || state === 'arrived'
  const isSent = delivery === null || metadataSent !== false || customFieldsSent === true
  return isPlaced && !isSent ? 'details-not-sent' : null
}

/** Whether its lines may be ticked: people work on it, have it still, and were asked where its payment is unconfirmed. */
export const mayTick = (order: Pick<Watched, 'state' | 'fulfillment'>) =>
  workableStates.some((state) => state === order.state) && mayPick(order.fulfillment) && !awaitsPayment(order)
