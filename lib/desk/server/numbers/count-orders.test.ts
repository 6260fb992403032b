import { describe, expect, it } from 'vitest'
import type { LinePick } from '../../../domain/fulfillment.ts'
import type { Order } from '../../../domain/order.ts'
import { newOrderOf, orderLineOf, samplePick } from '../../../orders/testing/sample-orders.ts'
import { variantIdOf } from '../../../testing/sample-values.ts'
import { createCounter, outcomeOf } from './count-orders.ts'

const days = ['2026-11-20', '2026-11-21', '2026-11-22']
const at = '2026-11-22T12:00:00.000Z'

function orderOf(overrides: Partial<Order> = {}): Order {
  return {
    ...newOrderOf({ shipping: { zone: null, fee: 1200, weightGrams: null } }),
    code: '0123456789ab',
    state: 'arrived',
    address: null,
    returnValues: null,
    metadataSent: null,
    customFieldsSent: null,
    createdAt: at,
    updatedAt: at,
    contactErasedAt: null,
    fulfillment: 'waiting',
    fulfillmentAt: null,
    ...overrides,
  }
}

const pickOf = (overrides: Partial<LinePick>): LinePick => ({ ...samplePick, at, ...overrides })

function count(orders: readonly (readonly [Order, readonly LinePick[]])[]) {
  const counter = createCounter(days)
  for (const [order, picks] of orders) counter.add(order, picks)
  return counter.result()
}

describe('what became of an attempt to buy', () => {
  it.each([
    [{ state: 'arrived', fulfillment: 'waiting' }, 'sold'],
    [{ state: 'opened', fulfillment: 'waiting' }, 'left'],
    [{ state: 'opened', fulfillment: 'picking' }, 'left'],
    [{ state: 'opened', fulfillment: 'delivered' }, 'sold'],
    [{ state: 'payment-cancelled', fulfillment: 'waiting' }, 'payment-cancelled'],
    [{ state: 'payment-cancelled', fulfillment: 'picking' }, 'payment-cancelled'],
    [{ state: 'unknown', fulfillment: 'waiting' }, 'unknown'],
    [{ state: 'arrived', fulfillment: 'cancelled' }, 'cancelled'],
    [{ state: 'refused', fulfillment: 'waiting' }, 'refused'],
    [{ state: 'sending', fulfillment: 'waiting' }, 'not-sent'],
  ] as const)('%j is %s', (order, outcome) => expect(outcomeOf(order)).toBe(outcome))
})

describe('the numbers of the market', () => {
  it('R55 add nothing of what was cancelled at the payment, nor of what is only being picked', () => {
    const before = count([[orderOf(), []]])
    const after = count([
      [orderOf(), []],
      [orderOf({ state: 'payment-cancelled', fulfillment: 'picking' }), []],
      [orderOf({ state: 'opened', fulfillment: 'picking' }), []],
    ])
    expect({ ...after, outcomes: null }).toEqual({ ...before, outcomes: null })
    expect(after.outcomes).toEqual({ ...before.outcomes, 'payment-cancelled': 1, left: 1 })
  })

  it('count what was sold by the day of the market, with delivery, and what was cancelled apart', () => {
    const numbers = count([
      [orderOf(), []],
      // Still the 21st in São Paulo.
      [orderOf({ createdAt: '2026-11-22T02:30:00.000Z' }), []],
      [orderOf({ fulfillment: 'cancelled' }), []],
      [orderOf({ state: 'opened' }), []],
      [orderOf({ state: 'failed' }), []],
      [orderOf({ createdAt: '2026-10-01T12:00:00.000Z' }), []],
    ])
    expect(numbers.days).toEqual([
      { day: '2026-11-20', sold: 0, cancelled: 0 },
      { day: '2026-11-21', sold: 1, cancelled: 0 },
      { day: '2026-11-22', sold: 1, cancelled: 1 },
    ])
    expect(numbers.revenue).toEqual([
      { currency: 'brl', products: 2360, delivery: 2400, byDay: [0, 2380, 2380] },
    ])
    expect(numbers.outcomes).toMatchObject({ sold: 2, cancelled: 1, left: 1, failed: 1, refused: 0 })
  })

  it('never add currencies together, and leave out what has no price', () => {
    const euros = orderLineOf({ currency: 'eur', quotedAmount: 100, quantity: 1 })
    const shipping = { zone: null, fee: null, weightGrams: null }
    const numbers = count([
      [orderOf(), []],
      [orderOf(), []],
      [orderOf({ lines: [euros], shipping }), []],
      [orderOf({ lines: [orderLineOf(), euros] }), []],
      [orderOf({ lines: [orderLineOf({ quotedAmount: null })] }), []],
    ])
    expect(numbers.revenue.map(({ currency, products, delivery }) => [currency, products, delivery])).toEqual(
      [
        ['brl', 2360, 2400],
        ['eur', 100, 0],
      ],
    )
    expect(numbers.withoutTotal).toBe(2)
  })

  it('R56 add up what orders came to; what is to be agreed counts as it was ordered', () => {
    const shipping = { zone: null, fee: 1000, weightGrams: null }
    const weighed = orderOf({ shipping, lines: [orderLineOf({ isSoldByWeight: true })] })
    const { revenue } = count([
      [weighed, [pickOf({ weightGrams: 2360 })]],
      [weighed, [pickOf({ state: 'missing' })]],
      [weighed, [pickOf({ state: 'replaced', replacement: 'Couve' })]],
    ])
    expect(revenue).toMatchObject([{ products: 1392 + 0 + 1180, delivery: 1000 + 0 + 1000 }])
  })

  it('list what is bought most, and what is missing, replaced or too few most often', () => {
    const milk = orderLineOf({ variantId: variantIdOf(2), title: 'Leite', variantTitle: null, quantity: 5 })
    const numbers = count([
      [orderOf({ lines: [orderLineOf(), milk] }), [pickOf({ line: 1, state: 'missing' })]],
      [orderOf({ lines: [milk] }), [pickOf({ quantity: 3 })]],
      // One order that asks for it twice, and gets neither, misses it once.
      [
        orderOf({ lines: [milk, { ...milk, note: 'gelado' }] }),
        [pickOf({ state: 'missing' }), pickOf({ line: 1, state: 'missing' })],
      ],
      [orderOf({ lines: [milk] }), [pickOf({ quantity: 5 })]],
      [orderOf(), [pickOf({ state: 'replaced', replacement: 'Banana nanica' })]],
    ])
    expect(numbers.mostBought).toEqual([
      { title: 'Leite', variantTitle: null, pieces: 25, orders: 4 },
      { title: 'Banana Prata', variantTitle: '1 kg', pieces: 4, orders: 2 },
    ])
    expect(numbers.mostMissing).toEqual([
      { title: 'Leite', variantTitle: null, missing: 3, orders: 4 },
      { title: 'Banana Prata', variantTitle: '1 kg', missing: 1, orders: 2 },
    ])
  })
})
