import { expect, it } from 'vitest'
import { newOrderOf, orderLineOf, sampleDelivery } from '../orders/testing/sample-orders.ts'
import { plainPick } from './fulfillment.ts'
import { pixDue } from './pix-due.ts'
import { settleOrder } from './settlement.ts'

const delivery = { ...sampleDelivery, payment: 'pix' } as const
const order = {
  ...newOrderOf(),
  delivery,
  fulfillment: 'ready',
  lines: [orderLineOf({ quantity: 1, quotedAmount: 1000 }), orderLineOf({ quantity: 1, quotedAmount: 500 })],
} as const
const pick = { ...plainPick, by: 'ana', at: '2026-01-02T12:00:00.000Z' }
const missing = (line: number) => ({ ...pick, line, state: 'missing' }) as const
const refused = (line: number) =>
  ({
    ...pick,
    line,
    state: 'replaced',
    replacement: 'Outro',
    replacementAmount: 700,
    answer: 'refused',
  }) as const
const dueOf = (...picks: Parameters<typeof settleOrder>[1][number][]) =>
  pixDue(order, settleOrder(order, picks), [])

it('R75 what an order comes to is due by Pix, with its freight, and nothing where nothing of it comes', () => {
  expect(dueOf()).toEqual({ amount: 2700, currency: 'brl' })
  expect(dueOf(missing(0))).toEqual({ amount: 1700, currency: 'brl' })
  expect(dueOf(missing(0), refused(1))).toBeNull()
  expect(dueOf(missing(0), { ...pick, line: 1, state: 'picked', quantity: 0 })).toBeNull()
})
