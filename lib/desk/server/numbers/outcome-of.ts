import type { Order } from '../../../domain/order.ts'
import type { OrderOutcome } from '../../api/choices.ts'

const unpaid = {
  recorded: 'not-sent',
  sending: 'not-sent',
  opened: 'left',
  refused: 'refused',
  failed: 'failed',
  unknown: 'unknown',
} as const

/** What became of an attempt to buy, as far as the shop knows: what is paid, only the store knows. */
export function outcomeOf({ state, fulfillment }: Pick<Order, 'state' | 'fulfillment'>): OrderOutcome {
  if (state === 'payment-cancelled') return state
  if (fulfillment === 'cancelled') return 'cancelled'
  // What is not paid is not handed over; picking says less.
  if (state === 'arrived' || fulfillment === 'delivered') return 'sold'
  return unpaid[state]
}
