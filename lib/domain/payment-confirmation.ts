import { type FulfillmentEvent, undoMs } from './fulfillment.ts'
import type { OrderEvent, OrderState } from './order.ts'
import { statesBefore } from './order-stage.ts'

/** Can arrive by a person who saw the payment. */
export const arrivableStates = statesBefore('arrived', 'market')

export const mayArrive = (state: OrderState) => arrivableStates.includes(state)

/** Returns undo target and deadline (ms since 1970); null after a later change, e.g. a return by /success. */
export function confirmationUndoOf(
  last: OrderEvent | null,
  now: number,
): { readonly to: OrderState; readonly until: number } | null {
  if (!last?.by || last.to !== 'arrived' || last.from === null) return null
  const until = Date.parse(last.at) + undoMs
  return now < until ? { to: last.from, until } : null
}

type Noted = Extract<FulfillmentEvent, { readonly kind: 'payment' | 'difference' | 'fee' }>

/** Returns the last event of this kind, which replaces those before; null once undone. */
export function findStanding<Kind extends Noted['kind']>(history: readonly FulfillmentEvent[], kind: Kind) {
  const last = history.findLast((event): event is Noted & { readonly kind: Kind } => event.kind === kind)
  return last && !last.isUndo ? last : null
}

export const paidEventOf = (history: readonly FulfillmentEvent[]) => findStanding(history, 'payment')

/** Returns the delivery fee that the desk entered, as none was known when the order was placed. */
export const enteredFee = (history: readonly FulfillmentEvent[]) => findStanding(history, 'fee')
