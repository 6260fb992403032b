import { expect, it } from 'vitest'
import { plainPick } from '../../../domain/fulfillment.ts'
import { newOrderOf, orderLineOf, sampleDelivery } from '../../../orders/testing/sample-orders.ts'
import { isPushOver, orderNewsOf } from './order-news.ts'

const at = '2026-01-02T12:00:00.000Z'

it('S69 a closed bag is told with how many of its lines changed, and names no product and no amount', () => {
  const { shipping } = newOrderOf()
  const lines = [orderLineOf(), orderLineOf(), orderLineOf()]
  const known = { code: '000000000001', lines, shipping, state: 'arrived', fulfillment: 'ready' } as const
  const order = { ...known, delivery: null, fulfillmentAt: at, arrivesAt: null }
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
  const missing = [0, 1, 2].map((line) => ({ ...pick, line, state: 'missing' }) as const)
  const nothing = orderNewsOf({ order, picks: missing }, 'picking 0', Date.parse(at))?.message
  expect(nothing?.title).toBe('Nenhum dos 3 produtos foi achado')
  expect(nothing?.body).toBe('Pedido 0001 · toque para ver o que fazer')
})

it('R79 another hour that is announced before an order leaves is told once, and not that it is taken back', () => {
  const { shipping } = newOrderOf()
  const told = (
    fulfillment: 'picking' | 'ready',
    arrivesAt: string | null,
    shown: string,
    deliveryWindow?: string,
  ) => {
    const known = {
      code: '000000000001',
      lines: [orderLineOf()],
      shipping,
      state: 'arrived',
      fulfillment,
    } as const
    const delivery = { ...sampleDelivery, deliveryWindow }
    const order = { ...known, delivery, fulfillmentAt: at, arrivesAt }
    const { message } = orderNewsOf({ order, picks: [] }, shown, Date.parse(at)) ?? {}
    return message && `${message.title} | ${message.body}`
  }
  const [one, other] = ['2026-01-02T13:30:00.000Z', '2026-01-02T14:00:00.000Z']
  expect(told('picking', one, 'picking 0')).toBe('Nova previsão: por volta das 10h30 | Pedido 0001')
  expect(told('picking', one, `picking 0 ${one}`)).toBeNull()
  expect(told('ready', one, `picking 0 ${one}`)).toBe(
    'Pronto para sair | Pedido 0001 · chega por volta das 10h30',
  )
  expect(told('ready', other, `ready ${one}`)).toBe('Nova previsão: por volta das 11h | Pedido 0001')
  expect(told('ready', null, `ready ${other}`)).toBeNull()
  // As its page says it: at nine, what was agreed for eight is over.
  expect(told('picking', one, 'picking 0', '2026-01-02T06:00/08:00')).toBe(
    'Atrasado · nova previsão: por volta das 10h30 | Pedido 0001',
  )
  expect(told('picking', one, 'picking 0', '2026-01-02T06:00/10:00')).toBe(
    'Nova previsão: por volta das 10h30 | Pedido 0001',
  )
})

it('R79 an order is followed by notifications until days after its window, however early it was placed', () => {
  const order = { fulfillment: 'waiting', fulfillmentAt: null, createdAt: at, contactErasedAt: null } as const
  const isOverAt = (now: string, deliveryWindow?: string) =>
    isPushOver({ ...order, delivery: { ...sampleDelivery, deliveryWindow } }, Date.parse(now))
  // The last window that is offered on the day on which it was placed.
  const window = '2026-01-16T16:00/18:00'
  expect(isOverAt('2026-01-16T12:00:00.001Z')).toBe(true)
  expect(isOverAt('2026-01-16T12:00:00.001Z', window)).toBe(false)
  expect(isOverAt('2026-01-30T21:00:00.000Z', window)).toBe(false)
  expect(isOverAt('2026-01-30T21:00:00.001Z', window)).toBe(true)
  const delivered = {
    ...order,
    fulfillment: 'delivered',
    fulfillmentAt: at,
    delivery: { ...sampleDelivery, deliveryWindow: window },
  } as const
  expect(isPushOver(delivered, Date.parse('2026-01-02T13:00:00.001Z'))).toBe(true)
})
