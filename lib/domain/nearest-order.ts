import type { FulfillmentState } from './fulfillment.ts'
import type { PastOrder } from './past-order.ts'

const nearest: readonly FulfillmentState[] = [
  'cancelled',
  'on-the-way',
  'ready',
  'picking',
  'waiting',
  'delivered',
]

/** What its shopper wants to know first: what was cancelled, what is about to come, last what has come; alike ones as they were given. */
export const nearestFirst = (orders: readonly PastOrder[]) =>
  [...orders].sort((one, other) => nearest.indexOf(one.fulfillment) - nearest.indexOf(other.fulfillment))
