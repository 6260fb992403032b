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

/** Sorts cancelled orders first, then by nearness of delivery; keeps the order of equals. */
export const nearestFirst = (orders: readonly PastOrder[]) =>
  [...orders].sort((one, other) => nearest.indexOf(one.fulfillment) - nearest.indexOf(other.fulfillment))
