import { mayPick } from './fulfillment.ts'
import type { Order, OrderState } from './order.ts'

export const workableStates = ['opened', 'arrived', 'unknown'] as const satisfies readonly OrderState[]

/** Excludes orders whose payment may never come (`isUnconfirmed`). */
export const sureStates = ['arrived', 'unknown'] as const satisfies readonly OrderState[]

/** `unknown`: the store may have opened a payment. `details-not-sent`: contact, city or wishes. */
export type Attention = 'unknown' | 'details-not-sent'

type Watched = Readonly<
  Pick<Order, 'state' | 'delivery' | 'metadataSent' | 'customFieldsSent' | 'fulfillment'>
>

const isDone = ({ fulfillment }: Pick<Watched, 'fulfillment'>) =>
  fulfillment === 'delivered' || fulfillment === 'cancelled'

export const isUndelivered = (order: Pick<Watched, 'state' | 'fulfillment'>) =>
  workableStates.some((state) => state === order.state) && !isDone(order)

export function orderWarning(order: Watched): Attention | null {
  return isDone(order) ? null : concernOf(order)
}

/** Marks an order to be checked first; null once begun, or while it awaits its payment. */
export function attentionOf(order: Watched): Attention | null {
  return order.fulfillment === 'waiting' && !awaitsPayment(order) ? concernOf(order) : null
}

/** Is true for an opened payment, neither confirmed nor begun; it may never be paid. */
export const awaitsPayment = ({ state, fulfillment }: Pick<Watched, 'state' | 'fulfillment'>) =>
  state === 'opened' && fulfillment === 'waiting'

export const isUnconfirmed = (order: Pick<Watched, 'state' | 'fulfillment'>) =>
  order.state === 'opened' && !isDone(order)

function concernOf({ state, delivery, metadataSent, customFieldsSent }: Watched): Attention | null {
  if (state === 'unknown') return 'unknown'
  const isPlaced = state === 'opened' || state === 'arrived'
  const isSent = delivery === null || metadataSent !== false || customFieldsSent === true
  return isPlaced && !isSent ? 'details-not-sent' : null
}

/** Allows picks while people work on the order, after a confirmation if its payment is uncertain. */
export const mayTick = (order: Pick<Watched, 'state' | 'fulfillment'>) =>
  workableStates.some((state) => state === order.state) && mayPick(order.fulfillment) && !awaitsPayment(order)
