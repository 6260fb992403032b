import { describe, expect, it } from 'vitest'
import type { FulfillmentState } from '../domain/fulfillment.ts'
import type { LineOutcome } from '../domain/past-order.ts'
import { lineOutcomeText, orderProgress, pickedText, progressSteps, stepText } from './order-progress.ts'

const now = Date.parse('2026-11-20T18:00:00Z')
const at = (fulfillmentAt: string) => ({ fulfillment: 'on-the-way', fulfillmentAt, pickup: null }) as const
const plain = { quantity: null, weightGrams: null, replacement: null }
const lineOf = (outcome: Partial<LineOutcome> & Pick<LineOutcome, 'state'>, quantity = 3) =>
  lineOutcomeText({ quantity, outcome: { ...plain, ...outcome } }, 'ready')

describe('how far the market is, in words', () => {
  it('has the time, and the day where it is not today', () => {
    expect(orderProgress(at('2026-11-20T13:40:00Z'), now)?.title).toBe('Saiu para entrega · 10:40')
    expect(orderProgress(at('2026-11-19T13:40:00Z'), now)?.title).toBe('Saiu para entrega · 19/11, 10:40')
  })

  it('is nothing while nobody has begun, and what to do where it was cancelled', () => {
    expect(orderProgress({ fulfillment: 'waiting', fulfillmentAt: null, pickup: null }, now)).toBeNull()
    const cancelled = orderProgress({ ...at('2026-11-20T13:40:00Z'), fulfillment: 'cancelled' }, now)
    expect(cancelled?.title).toBe('Cancelado pelo mercado · 10:40')
    expect(cancelled?.detail).toContain('Se você já pagou')
  })

  it('leads to the market where it is fetched there', () => {
    const fetched = { ...at('2026-11-20T13:40:00Z'), pickup: 'Rua das Flores, 12' }
    expect(orderProgress({ ...fetched, fulfillment: 'ready' }, now)?.title).toBe(
      'Pronto para retirar · 10:40',
    )
    expect(orderProgress({ ...fetched, fulfillment: 'delivered' }, now)?.title).toBe('Retirado · 10:40')
    expect(progressSteps('ready', true)).toEqual([
      { name: 'Separação', state: 'done' },
      { name: 'Pronto', state: 'now' },
      { name: 'Retirado', state: 'next' },
    ])
  })

  it('says of a line what is not as it was ordered', () => {
    expect(lineOutcomeText({ quantity: 3, outcome: null }, 'picking')).toBeNull()
    expect(lineOf({ state: 'picked' })).toBeNull()
    expect(lineOf({ state: 'picked', quantity: 3 })).toBeNull()
    expect(lineOf({ state: 'picked', quantity: 2 })).toBe('Separado: 2 de 3')
    expect(lineOf({ state: 'picked', weightGrams: 720 })).toBe('Peso: 720 g')
    expect(lineOf({ state: 'picked', weightGrams: 1250 })).toBe('Peso: 1,25 kg')
    expect(lineOf({ state: 'missing' })).toBe('Faltou')
    expect(lineOf({ state: 'replaced', replacement: 'Banana-nanica' })).toBe('Trocado por Banana-nanica')
    expect(lineOf({ state: 'replaced', weightGrams: 500 })).toBe('Trocado · Peso: 500 g')
  })

  it('says of each line that was found that it was, while people pick', () => {
    const found = { state: 'picked', ...plain } as const
    const said = (outcome: LineOutcome) => lineOutcomeText({ quantity: 3, outcome }, 'picking')
    expect(said(found)).toBe('Separado')
    expect(said({ ...found, weightGrams: 720 })).toBe('Separado · Peso: 720 g')
    expect(said({ ...found, quantity: 2 })).toBe('Separado: 2 de 3')
    expect(said({ ...found, state: 'missing' })).toBe('Faltou')
    expect(pickedText('picking', { looked: 2, lines: 3 })).toBe('2 de 3 itens conferidos')
    expect(pickedText('picking', { looked: 1, lines: 1 })).toBe('1 de 1 item conferido')
    expect(pickedText('ready', { looked: 3, lines: 3 })).toBeNull()
  })

  it('has four steps from the first tick to the door, and none before it or where it was cancelled', () => {
    const states = (of: FulfillmentState) => progressSteps(of).map(({ state }) => state)
    expect(progressSteps('ready').map(({ name }) => name)).toEqual([
      'Separação',
      'Pronto',
      'A caminho',
      'Entregue',
    ])
    expect(states('picking')).toEqual(['now', 'next', 'next', 'next'])
    expect(states('on-the-way')).toEqual(['done', 'done', 'now', 'next'])
    expect(states('delivered')).toEqual(['done', 'done', 'done', 'done'])
    expect([states('waiting'), states('cancelled')]).toEqual([[], []])
    expect(stepText(progressSteps('ready'))).toBe('Etapa 2 de 4: Pronto')
    expect(stepText(progressSteps('delivered'))).toBe('Etapa 4 de 4: Entregue')
  })
})
