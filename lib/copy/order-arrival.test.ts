import { describe, expect, it } from 'vitest'
import { arrivalText, atText, leftText, momentText, sinceText, whenText } from './order-arrival.ts'

const at = (local: string) => Date.parse(`${local}-03:00`)
const placedAt = '2026-11-25T10:00:00-03:00'

describe('when an order is', () => {
  it('is said as people say it, by the market’s calendar', () => {
    const now = at('2026-11-25T00:30')
    expect(momentText(at('2026-11-25T00:05'), now)).toBe('Hoje, 0h05')
    expect(momentText(at('2026-11-24T23:50'), now)).toBe('Ontem, 23h50')
    expect(momentText(at('2026-11-20T10:40'), now)).toBe('20 de novembro, 10h40')
    expect(momentText(at('2025-11-25T10:40'), now)).toBe('25 de novembro de 2025, 10h40')
    expect(sinceText(at('2026-11-25T00:05'), now)).toBe('0h05')
    expect(sinceText(at('2026-11-24T23:50'), now)).toBe('ontem, 23h50')
  })

  it('is when it comes by its window, what was agreed once that is past, and nothing without one or once it is over', () => {
    const order = { fulfillment: 'picking', pickup: null, window: '2026-11-25T16:00/18:00' } as const
    expect(arrivalText(order, at('2026-11-25T12:00'))).toBe('Chega hoje, 16h–18h')
    expect(arrivalText(order, at('2026-11-24T12:00'))).toBe('Chega amanhã, 16h–18h')
    expect(arrivalText({ ...order, fulfillment: 'on-the-way' }, at('2026-11-25T17:59'))).toBe(
      'Chega hoje, 16h–18h',
    )
    expect(arrivalText({ ...order, pickup: 'Rua das Flores, 12' }, at('2026-11-25T17:59'))).toBe(
      'Retire hoje, 16h–18h',
    )
    expect(arrivalText(order, at('2026-11-25T18:00'))).toBe('Combinado para hoje, 16h–18h')
    expect(arrivalText(order, at('2026-11-26T08:00'))).toBe('Combinado para qua, 25/11, 16h–18h')
    const late = { ...order, window: '2026-11-25T22:00/01:00' }
    expect(arrivalText(late, at('2026-11-26T00:30'))).toBe('Chega qua, 25/11, 22h–1h')
    expect(arrivalText({ ...order, fulfillment: 'delivered' }, at('2026-11-25T12:00'))).toBeNull()
    expect(arrivalText({ ...order, window: undefined }, at('2026-11-25T12:00'))).toBeNull()
    expect(arrivalText({ ...order, window: 'soon' }, at('2026-11-25T12:00'))).toBeNull()
  })

  it('of a message is what was asked for, until the market has begun', () => {
    const asked = { pickup: null, window: '2026-11-25T16:00/18:00', isByMessage: true } as const
    const said = (fulfillment: 'waiting' | 'picking', now: string) =>
      arrivalText({ ...asked, fulfillment }, at(now))
    expect(said('waiting', '2026-11-25T12:00')).toBe('Horário pedido: hoje, 16h–18h')
    expect(said('waiting', '2026-11-24T12:00')).toBe('Horário pedido: amanhã, 16h–18h')
    expect(said('picking', '2026-11-25T12:00')).toBe('Chega hoje, 16h–18h')
  })

  it('of one on its way without an hour is when it left', () => {
    const left = (fulfillmentAt: string, now: string) =>
      leftText({ fulfillment: 'on-the-way', fulfillmentAt: `${fulfillmentAt}-03:00` }, at(now))
    expect(left('2026-11-25T14:10', '2026-11-25T15:00')).toBe('Saiu às 14h10')
    expect(left('2026-11-25T01:00', '2026-11-25T02:00')).toBe('Saiu à 1h')
    expect(left('2026-11-24T23:50', '2026-11-25T00:10')).toBe('Saiu ontem, 23h50')
    expect(leftText({ fulfillment: 'ready', fulfillmentAt: placedAt }, at('2026-11-25T15:00'))).toBeNull()
    expect(atText(at('2026-11-20T14:10'), at('2026-11-25T15:00'))).toBe('20 de novembro, 14h10')
    const order = { fulfillment: 'on-the-way', pickup: null, window: null, opens: null } as const
    expect(whenText({ ...order, fulfillmentAt: '2026-11-25T14:10:00-03:00' }, at('2026-11-25T15:00'))).toBe(
      'Saiu às 14h10',
    )
  })

  it('is said without a window too: by when the market opens, or that it is still to be agreed', () => {
    const now = at('2026-11-25T20:00')
    const said = (order: Partial<Parameters<typeof whenText>[0]>) =>
      whenText({ fulfillment: 'waiting', pickup: null, window: null, opens: null, ...order }, now)
    const opens = 'amanhã às 8h'
    expect(said({})).toBe('O mercado combina o horário com você')
    const details = { substitution: null }
    expect(said({ details })).toBe('O mercado combina o horário pelo WhatsApp')
    expect(said({ details, fulfillment: 'ready' })).toBe('Sai no horário combinado com você')
    expect(said({ details, openNow: 'Aberto até 19h' })).toBe(
      'Aberto até 19h: o mercado combina o horário pelo WhatsApp',
    )
    expect(said({ opens })).toBe('O mercado abre amanhã às 8h e começa a separar')
    expect(said({ opens, fulfillment: 'picking' })).toBe('O mercado abre amanhã às 8h e continua a separar')
    expect(said({ opens, fulfillment: 'ready' })).toBe('O mercado abre amanhã às 8h')
    expect(said({ opens, fulfillment: 'on-the-way' })).toBe('A caminho, sem horário marcado')
    expect(said({ window: '2026-11-26T16:00/18:00', opens })).toBe('Chega amanhã, 16h–18h')
    expect(said({ fulfillment: 'ready', pickup: 'Rua das Flores, 12' })).toBeNull()
    expect([said({ opens, fulfillment: 'delivered' }), said({ window: 'soon' })]).toEqual([null, null])
  })
})
