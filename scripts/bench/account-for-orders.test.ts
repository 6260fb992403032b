import { describe, expect, it } from 'vitest'
import type { Order, OrderState } from '../../lib/domain/order.ts'
import { sampleDelivery } from '../../lib/orders/testing/sample-orders.ts'
import { accountForOrders } from './account-for-orders.ts'
import type { Purchase } from './counted-shoppers.ts'

const orderOf = (key: string, state: OrderState) =>
  ({ key, state, delivery: { ...sampleDelivery, whatsapp: `number of ${key}` } }) as unknown as Order

const purchaseOf = (key: string, outcome: Purchase['outcome']): Purchase => ({
  key,
  contact: `number of ${key}`,
  outcome,
})

describe('accountForOrders', () => {
  it('finds nothing wrong with orders that are opened, or unknown with and without a payment', () => {
    const account = accountForOrders({
      purchases: [purchaseOf('a', 'opened'), purchaseOf('b', 'unknown'), purchaseOf('c', 'unknown')],
      orders: [orderOf('a', 'opened'), orderOf('b', 'unknown'), orderOf('c', 'unknown')],
      contacts: ['number of a', 'number of b'],
    })
    expect(account).toEqual({
      ...{ asked: 3, journaled: 3, opened: 1, unknown: 2, payments: 2, paymentsOfUnknown: 1 },
      ...{ answeredButUnknown: 0, lost: 0, doubled: 0, unaccounted: 0 },
    })
  })

  it('counts what was answered as opened and is not, what has two payments, and payments of no one', () => {
    const account = accountForOrders({
      purchases: ['a', 'b', 'c', 'd'].map((key) => purchaseOf(key, 'opened')),
      orders: [orderOf('a', 'opened'), orderOf('b', 'unknown'), orderOf('d', 'opened')],
      contacts: ['number of a', 'number of a', 'number of b', 'number of nobody'],
    })
    expect(account).toMatchObject({ answeredButUnknown: 1, lost: 2, doubled: 1, unaccounted: 1 })
  })
})
