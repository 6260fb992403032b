import { type FulfillmentEvent, undoMs } from './fulfillment.ts'
import type { OrderEvent, OrderState } from './order.ts'

/** Orders in one of these are unconfirmed; by 'Cancelar' its shopper gives it up. */
export const cancellableStates = ['opened', 'unknown'] as const satisfies readonly OrderState[]

/** Out of these an order arrives: by its shopper's return, or by a person of the market who has seen it paid. */
export const arrivableStates = [
  ...cancellableStates,
  'payment-cancelled',
] as const satisfies readonly OrderState[]

export const mayArrive = (state: OrderState) => arrivableStates.some((arrivable) => arrivable === state)

/**
 * Where an order goes when a person takes back that it is paid, and until when (milliseconds since 1970). Null: its last
 * change was no person's word, so that a return by /success meanwhile holds; or it is too late.
 */
export function confirmationUndoOf(
  last: OrderEvent | null,
  now: number,
): { readonly to: OrderState; readonly until: number } | null {
  if (!last?.by || last.to !== 'arrived' || last.from === null) return null
  const until = Date.parse(last.at) + undoMs
  return now < until ? { to: last.from, until } : null
}

/** The event by which a person has seen that the market itself was paid; null where no one has, or took it back. */
export function paidEventOf(history: readonly FulfillmentEvent[]) {
  const last = history.filter((event) => event.kind === 'payment').at(-1)
  return last && !last.isUndo ? last : null
}
