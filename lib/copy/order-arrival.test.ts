import { describe, expect, it } from 'vitest'
import { arrivalText, atText, leftText, momentText, sinceText, whenText } from './order-arrival.ts'
import { agreedTexts } from './order-late.ts'

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

  it('is when it comes by its window, that it is late, and nothing without one or once it is over', () => {
    const order = { fulfillment: 'picking', pickup: null, window: '2026-11-25T16:00/18:00' } as const
    expect(arrivalText(order, at('2026-11-25T12:00'))).toBe('Chega hoje, 16h–18h')
    expect(arrivalText(order, at('2026-11-24T12:00'))).toBe('Chega amanhã, 16h–18h')
    expect(arrivalText({ ...order, pickup: 'Rua das Flores, 12' }, at('2026-11-25T17:59'))).toBe(
      'Retire hoje, 16h–18h',
    )
    expect(arrivalText(order, at('2026-11-25T18:00'))).toBe('Atrasado: era para hoje, 16h–18h')
    expect(arrivalText(order, at('2026-11-26T08:00'))).toBe('Combinado para qua, 25/11, 16h–18h')
    const fetched = { ...order, pickup: 'Rua das Flores, 12' }
    expect(arrivalText(fetched, at('2026-11-25T18:00'))).toBe('Atrasado: era para hoje, 16h–18h')
    expect(arrivalText({ ...fetched, fulfillment: 'ready' }, at('2026-11-25T18:00'))).toBe(
      'Combinado para hoje, 16h–18h',
    )
    const onTheWay = { ...order, fulfillment: 'on-the-way' } as const
    expect(arrivalText(onTheWay, at('2026-11-24T12:00'))).toBe('Combinado para amanhã, 16h–18h')
    expect(arrivalText(onTheWay, at('2026-11-25T16:00'))).toBe('Chega até as 18h')
    const late = { ...order, window: '2026-11-25T22:00/01:00' }
    expect(arrivalText({ ...late, fulfillment: 'on-the-way' }, at('2026-11-26T00:30'))).toBe('Chega até a 1h')
    expect(arrivalText(late, at('2026-11-26T00:30'))).toBe('Chega qua, 25/11, 22h–1h')
    expect(arrivalText({ ...order, fulfillment: 'delivered' }, at('2026-11-25T12:00'))).toBeNull()
    expect(arrivalText({ ...order, window: undefined }, at('2026-11-25T12:00'))).toBeNull()
    expect(arrivalText({ ...order, window: 'soon' }, at('2026-11-25T12:00'))).toBeNull()
  })

  it('of one on its way is what the market says, with or without a window, and that it is late once that is past', () => {
    const order = { fulfillment: 'on-the-way', pickup: null, arrivesAt: '2026-11-25T14:20:00.000Z' } as const
    for (const window of [null, '2026-11-25T16:00/18:00']) {
      const said = (now: string) => whenText({ ...order, window, placedAt, opens: null }, at(now))
      expect(said('2026-11-25T10:40')).toBe('Chega por volta das 11h20')
      expect(said('2026-11-25T11:20')).toBe('Previsto para 11h20')
      expect(said('2026-11-25T11:30')).toBe('Atrasado: era para 11h20')
      expect(said('2026-11-26T08:00')).toBe('Previsto para ontem, 11h20')
    }
    const fetched = { ...order, fulfillment: 'ready', pickup: 'Rua das Flores, 12', window: null } as const
    expect(arrivalText(fetched, at('2026-11-25T10:40'))).toBeNull()
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
    const order = { fulfillment: 'on-the-way', pickup: null, window: null, opens: null, placedAt } as const
    expect(whenText({ ...order, fulfillmentAt: '2026-11-25T14:10:00-03:00' }, at('2026-11-25T15:00'))).toBe(
      'Saiu às 14h10',
    )
  })

  it('past its window is a new hour, until that too is past by ten minutes', () => {
    const order = { fulfillment: 'picking', pickup: null, window: '2026-11-25T14:00/16:00' } as const
    const said = (arrivesAt: string, now: string) =>
      arrivalText({ ...order, arrivesAt: new Date(at(arrivesAt)).toISOString() }, at(now))
    expect(said('2026-11-25T17:00', '2026-11-25T15:30')).toBe('Nova previsão: por volta das 17h')
    for (const now of ['2026-11-25T16:00', '2026-11-25T16:30', '2026-11-25T17:09'])
      expect(said('2026-11-25T17:00', now)).toBe('Atrasado · nova previsão: por volta das 17h')
    expect(said('2026-11-25T17:00', '2026-11-25T17:10')).toBe('Atrasado: era para 17h')
    expect(said('2026-11-26T00:30', '2026-11-25T15:30')).toBe('Chega amanhã, por volta da 0h30')
    expect(said('2026-11-26T00:30', '2026-11-25T23:00')).toBe(
      'Atrasado · nova previsão: amanhã, por volta da 0h30',
    )
    expect(said('2026-11-25T17:00', '2026-11-26T08:00')).toBe('Previsto para ontem, 17h')
    expect(said('2026-11-25T15:40', '2026-11-25T15:00')).toBe('Chega por volta das 15h40')
    const agreed = 'Combinado: hoje, 14h–16h'
    for (const arrivesAt of ['2026-11-25T20:00:00.000Z', '2026-11-25T18:40:00.000Z'])
      expect(agreedTexts({ ...order, arrivesAt }, at('2026-11-25T15:00'))).toEqual([agreed])
    const second = {
      ...order,
      arrivesAt: '2026-11-25T21:00:00.000Z',
      arrivesBefore: '2026-11-25T20:00:00.000Z',
    }
    expect(agreedTexts(second, at('2026-11-25T17:30'))).toEqual([agreed, 'Antes: por volta das 17h'])
    expect(agreedTexts({ ...second, window: null }, at('2026-11-25T17:30'))).toEqual([
      'Antes: por volta das 17h',
    ])
    expect(agreedTexts(order, at('2026-11-25T15:00'))).toEqual([])
  })

  it('is not late as far as the shop knows, where the market does not have it', () => {
    const order = { fulfillment: 'waiting', pickup: null, window: '2026-11-25T14:00/16:00' } as const
    const now = at('2026-11-25T16:30')
    expect(arrivalText(order, now)).toBe('Combinado para hoje, 14h–16h')
    expect(arrivalText({ ...order, isReceived: true }, now)).toBe('Atrasado: era para hoje, 14h–16h')
  })

  it('is how long orders usually take, and that this one takes longer, on the day it was placed', () => {
    const order = { fulfillment: 'picking', pickup: null, window: null, opens: null, placedAt } as const
    const said = (from: number, to: number, more: object = {}, now = '2026-11-25T10:20') =>
      whenText({ ...order, usual: { from, to }, ...more }, at(now))?.replaceAll('\u00a0', ' ')
    expect(said(60, 120)).toBe('Em geral chega 1–2 h após o pedido')
    expect(said(30, 45)).toBe('Em geral chega 30–45 min após o pedido')
    expect(said(30, 60)).toBe('Em geral chega 30 min–1 h após o pedido')
    expect(said(60, 90)).toBe('Em geral chega 1 h–1 h 30 após o pedido')
    expect(said(90, 150)).toBe('Em geral chega 1 h 30–2 h 30 após o pedido')
    expect(said(0, 30)).toBe('Em geral chega até 30 min após o pedido')
    for (const fulfillment of ['picking', 'on-the-way'])
      expect(said(60, 120, { fulfillment }, '2026-11-25T12:00')).toBe('Está demorando mais que de costume')
    expect(said(60, 120, {}, '2026-11-26T10:00')).toBe('O mercado combina o horário com você')
    expect(said(60, 120, { pickup: 'Rua das Flores, 12' })).toBe('O mercado combina o horário com você')
    expect(said(60, 120, { opens: 'amanhã às 8h' })).toMatch(/^O mercado abre amanhã/)
    expect(said(60, 120, { window: '2026-11-25T16:00/18:00' })).toBe('Chega hoje, 16h–18h')
    expect(said(60, 120, { fulfillment: 'on-the-way' })).toBe('Em geral chega 1–2 h após o pedido')
    expect(said(60, 120, { opens: 'amanhã às 8h' }, '2026-11-25T21:00')).toMatch(/^O mercado abre amanhã/)
  })

  it('is said without a window too: by when the market opens, or that it is still to be agreed', () => {
    const now = at('2026-11-25T20:00')
    const said = (order: Partial<Parameters<typeof whenText>[0]>) =>
      whenText({ fulfillment: 'waiting', pickup: null, window: null, placedAt, opens: null, ...order }, now)
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
