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

export function paidEventOf(history: readonly FulfillmentEvent[]) {
  const last = history.findLast((event) => event.kind === 'payment')
  return last && !last.isUndo ? last : null
}

/** Returns the delivery fee that the desk entered, as none was known when the order was placed. */
export function enteredFee(history: readonly FulfillmentEvent[]) {
  const last = history.findLast((event) => event.kind === 'fee')
  return last && !last.isUndo ? last : null
}
