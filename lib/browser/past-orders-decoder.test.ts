import { describe, expect, it } from 'vitest'
import { variantIdOf } from '../testing/sample-values.ts'
import { pastOrders } from './past-orders-decoder.ts'

const order = {
  code: 'A1B2',
  placedAt: '2026-10-01T12:00:00.000Z',
  state: 'arrived',
  lines: [{ variantId: variantIdOf(1), title: 'Banana Prata', variantTitle: '1 kg', quantity: 2 }],
  productsTotal: { amount: 1000, currency: 'brl' },
  shippingFee: null,
}

describe('the orders of an answer', () => {
  it('come as they are, without what nobody asked for', () => {
    expect(pastOrders({ orders: [{ ...order, whatsapp: '47' }] })).toEqual([order])
    expect(pastOrders({ orders: [{ ...order, productsTotal: { amount: '10' } }] })).toMatchObject([
      { productsTotal: null },
    ])
  })

  it('leave out what cannot be read', () => {
    const bad = [
      null,
      7,
      {},
      { ...order, code: 7 },
      { ...order, placedAt: 'ontem' },
      { ...order, state: 'x' },
    ]
    expect(pastOrders({ orders: [...bad, { ...order, lines: null }] })).toEqual([])
    const lines = [{ ...order.lines[0], quantity: 0 }, { ...order.lines[0], variantId: '<x>' }, null]
    expect(pastOrders({ orders: [{ ...order, lines }] })).toEqual([{ ...order, lines: [] }])
    for (const answer of [{}, { orders: 7 }, { orders: {} }]) expect(pastOrders(answer)).toEqual([])
  })
})
