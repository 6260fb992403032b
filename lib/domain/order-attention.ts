import { mayPick } from './fulfillment.ts'
import type { Order, OrderState } from './order.ts'
import { statesCounted } from './order-stage.ts'
import { isOver } from './past-order.ts'

export const workableStates: readonly OrderState[] = statesCounted('unconfirmed', 'sure')

export const isPlaced = ({ state }: Pick<Order, 'state'>) => workableStates.includes(state)

/** Excludes orders whose payment may never come (`isUnconfirmed`). */
export const sureStates: readonly OrderState[] = statesCounted('sure')

export const unconfirmedStates: readonly OrderState[] = statesCounted('unconfirmed')

/** `unknown`: the store may have opened a payment. `details-not-sent`: contact, city or wishes. */
export type Attention = 'unknown' | 'details-not-sent'

type Watched = Readonly<
  Pick<Order, 'state' | 'delivery' | 'metadataSent' | 'customFieldsSent' | 'fulfillment'>
>

export const isUndelivered = (order: Pick<Watched, 'state' | 'fulfillment'>) =>
  isPlaced(order) && !isOver(order.fulfillment)

export const orderWarning = (order: Watched): Attention | null =>
  isOver(order.fulfillment) ? null : concernOf(order)

/** Marks an order to be checked first; null once begun, or while it awaits its payment. */
export function attentionOf(order: Watched): Attention | null {
  return order.fulfillment === 'waiting' && !awaitsPayment(order) ? concernOf(order) : null
}

/** Is true for an opened payment, neither confirmed nor begun; it may never be paid. */
export const awaitsPayment = ({ state, fulfillment }: Pick<Watched, 'state' | 'fulfillment'>) =>
  unconfirmedStates.includes(state) && fulfillment === 'waiting'

export const isUnconfirmed = ({ state, fulfillment }: Pick<Watched, 'state' | 'fulfillment'>) =>
  unconfirmedStates.includes(state) && !isOver(fulfillment)

function concernOf({ state, delivery, metadataSent, customFieldsSent }: Watched): Attention | null {
  if (state === 'unknown') return 'unknown'
  const isSent = delivery === null || metadataSent !== false || customFieldsSent === true
  return isPlaced({ state }) && !isSent ? 'details-not-sent' : null
}

/** Allows picks while people work on the order, after a confirmation if its payment is uncertain. */
export const mayTick = (order: Pick<Watched, 'state' | 'fulfillment'>) =>
  isPlaced(order) && mayPick(order.fulfillment) && !awaitsPayment(order)
