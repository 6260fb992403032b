import { describe, expect, it } from 'vitest'
import { orderLineOf } from '../orders/testing/sample-orders.ts'
import { productsTotal } from './order-total.ts'

describe('the price of the products of an order', () => {
  it('is that of the moment it was taken, not the one that was seen before', () => {
    const lines = [
      orderLineOf({ quantity: 3, seenAmount: 500, quotedAmount: 590 }),
      orderLineOf({ quantity: 1, quotedAmount: 0 }),
    ]
    expect(productsTotal(lines)).toEqual({ amount: 1770, currency: 'brl' })
  })

  it('is not known where one price is not, or two currencies meet', () => {
    expect(productsTotal([])).toBeNull()
    expect(productsTotal([orderLineOf(), orderLineOf({ quotedAmount: null })])).toBeNull()
    expect(productsTotal([orderLineOf({ currency: null })])).toBeNull()
    expect(productsTotal([orderLineOf(), orderLineOf({ currency: 'eur' })])).toBeNull()
  })
})
