import { describe, expect, it } from 'vitest'
import { variantIdOf } from '../testing/sample-values.ts'
import { pastOrders } from './order-answers.ts'

const order = {
  code: 'A1B2',
  placedAt: '2026-10-01T12:00:00.000Z',
  state: 'arrived',
  fulfillment: 'on-the-way',
  fulfillmentAt: '2026-10-01T13:40:00.000Z',
  stepTimes: [{ state: 'waiting', at: '2026-10-01T13:00:00.000Z' }],
  isReceived: true,
  opens: 'amanhã às 8h',
  openNow: null,
  lines: [
    {
      variantId: variantIdOf(1),
      title: 'Banana Prata',
      variantTitle: '1 kg',
      picture: '/pictures/banana.webp',
      orderedPicture: '/pictures/prata.webp',
      quantity: 2,
      nominalGrams: 1000,
      amount: { amount: 1180, currency: 'brl' },
      substitution: 'similar',
      outcome: {
        state: 'replaced',
        quantity: 1,
        weightGrams: 720,
        replacement: 'Nanica',
        replacementId: 'v2',
        offer: { line: 0, id: '["Nanica","v2",450,1]', answer: null, settled: { ordered: 500, now: 450 } },
      },
      settled: { ordered: 1180, now: null },
      notes: ['Nota: maduras'],
    },
  ],
  productsTotal: { amount: 1000, currency: 'brl' },
  shippingFee: null,
  pickup: 'Rua das Flores, 12',
  details: { substitution: 'remove', payment: 'dinheiro', changeFor: '5000' },
  settled: {
    ordered: 1180,
    paid: 1180,
    now: null,
    currency: 'brl',
    mark: { amount: -590, at: '2026-10-01T15:02:00.000Z' },
  },
  awaitsPix: true,
  pixDue: { amount: { amount: 1180, currency: 'brl' }, path: '/pedido/a', receiver: 'Empório' },
  unsentPath: '/pedido/a',
  pixPaid: { amount: { amount: 1180, currency: 'brl' }, at: '2026-10-01T14:02:00.000Z' },
}

const read = (answer: object) => pastOrders.parse(answer).orders

describe('the orders of an answer', () => {
  it('come as they are, without fields that were not requested', () => {
    expect(read({ orders: [{ ...order, whatsapp: '47' }] })).toEqual([order])
    expect(read({ orders: [{ ...order, productsTotal: { amount: '10' } }] })).toMatchObject([
      { productsTotal: null },
    ])
  })

  it('wait for the market where nothing readable is said of it', () => {
    const [line] = order.lines
    const odd = [
      [
        { fulfillment: 'x', fulfillmentAt: 'ontem' },
        { fulfillment: 'waiting', fulfillmentAt: null },
      ],
      [{ lines: [{ ...line, outcome: { state: 'open' } }] }, { lines: [{ outcome: null }] }],
      [
        { lines: [{ ...line, outcome: { state: 'missing', quantity: -1 } }] },
        { lines: [{ outcome: { quantity: null } }] },
      ],
    ] as const
    for (const [said, known] of odd) expect(read({ orders: [{ ...order, ...said }] })).toMatchObject([known])
    const { fulfillment: _, fulfillmentAt: __, ...before } = order
    expect(read({ orders: [before] })).toMatchObject([{ fulfillment: 'waiting' }])
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
    expect(read({ orders: [...bad, { ...order, lines: null }] })).toEqual([])
    const lines = [{ ...order.lines[0], quantity: 0 }, { ...order.lines[0], variantId: '<x>' }, null]
    expect(read({ orders: [{ ...order, lines }] })).toEqual([{ ...order, lines: [] }])
    for (const answer of [{}, { orders: 7 }, { orders: {} }]) expect(read(answer)).toEqual([])
  })
})
