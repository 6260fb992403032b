import { expect, it } from 'vitest'
import { plainPick } from '../../../domain/fulfillment.ts'
import { newOrderOf, orderLineOf } from '../../../orders/testing/sample-orders.ts'
import { orderNewsOf } from './order-news.ts'

const at = '2026-01-02T12:00:00.000Z'

it('S69 a closed bag is told with how many of its lines changed, and names no product and no amount', () => {
  const { shipping } = newOrderOf()
  const lines = [orderLineOf(), orderLineOf(), orderLineOf()]
  const known = { code: '000000000001', lines, shipping, fulfillment: 'ready' } as const
  const order = { ...known, fulfillmentAt: at, arrivesAt: null }
  const pick = { ...plainPick, by: 'ana', at }
  const picks = [
    { ...pick, line: 0, state: 'missing' },
    { ...pick, line: 1, state: 'picked', quantity: 1 },
    { ...pick, line: 2, state: 'picked' },
  ] as const
  const bodyOf = (of: typeof picks | readonly []) =>
    orderNewsOf({ order, picks: of }, 'picking 0', Date.parse(at))?.message?.body
  expect(bodyOf(picks)).toBe('Pedido 0001 · 1 em falta · 1 a menos')
  expect(bodyOf([])).toBe('Pedido 0001')
})
