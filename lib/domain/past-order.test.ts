import { expect, it } from 'vitest'
import type { FulfillmentState } from './fulfillment.ts'
import type { PastOrder } from './past-order.ts'
import { nearestFirst } from './past-order.ts'

it('the nearest of several orders is what was cancelled, then what is to come, what has come last', () => {
  const states: readonly FulfillmentState[] = [
    'waiting',
    'picking',
    'delivered',
    'picking',
    'cancelled',
    'on-the-way',
  ]
  const orders = states.map((fulfillment, index) => ({ fulfillment, code: String(index) }) as PastOrder)
  expect(nearestFirst(orders).map(({ code }) => code)).toEqual(['4', '5', '1', '3', '0', '2'])
})
