import { expect, it } from 'vitest'
import type { Order } from '../../domain/order.ts'
import { keyOf, newOrderOf } from '../../orders/testing/sample-orders.ts'
import { ordersOfWalk } from './orders-of-walk.ts'

function takenAt(minute: number, progress: Pick<Order, 'state' | 'fulfillment'>): Order {
  const at = new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString()
  return {
    ...newOrderOf({ key: keyOf(minute) }),
    code: '0123456789ab',
    ...progress,
    address: null,
    returnValues: null,
    metadataSent: null,
    customFieldsSent: null,
    createdAt: at,
    updatedAt: at,
    contactErasedAt: null,
    fulfillmentAt: null,
  }
}

it('takes along what is sure and waits longest; what may never be paid comes last', () => {
  const orders = [
    takenAt(4, { state: 'opened', fulfillment: 'waiting' }),
    takenAt(3, { state: 'arrived', fulfillment: 'waiting' }),
    takenAt(2, { state: 'opened', fulfillment: 'picking' }),
    takenAt(1, { state: 'opened', fulfillment: 'waiting' }),
  ]
  const keys = (maximum: number) => ordersOfWalk(orders, maximum).map(({ key }) => key)
  expect(keys(9)).toEqual([2, 3, 1, 4].map(keyOf))
  expect(keys(2)).toEqual([2, 3].map(keyOf))
})
