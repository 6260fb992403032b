import { describe, expect, it } from 'vitest'
import { type FulfillmentState, isHandled } from '../domain/fulfillment.ts'
import type { LineOutcome, PastOrderLine } from '../domain/past-order.ts'
import { variantIdOf } from '../testing/sample-values.ts'
import { changesText } from './order-changes.ts'
import {
  lineInPlace,
  lineOutcome,
  nextText,
  orderProgress,
  pickedText,
  progressSteps,
  stepText,
} from './order-progress.ts'

const now = Date.parse('2026-11-20T18:00:00Z')
const at = (fulfillmentAt: string) => ({ fulfillment: 'on-the-way', fulfillmentAt, pickup: null }) as const
const sampleLine: PastOrderLine = {
  ...{ variantId: variantIdOf(1), title: 'Banana', variantTitle: null, quantity: 1, nominalGrams: null },
  ...{ amount: null, outcome: null, substitution: null, settled: null },
}
const plain = { quantity: null, weightGrams: null, replacement: null }
const three = { quantity: 3, substitution: 'similar' } as const
const becameOf = (
  outcome: Partial<LineOutcome> & Pick<LineOutcome, 'state'>,
  of: FulfillmentState = 'ready',
) => lineOutcome({ ...three, outcome: { ...plain, ...outcome } }, of)
const stepsOf = (way: Parameters<typeof progressSteps>[0]) => progressSteps(way, now)
const lineOf = (outcome: Parameters<typeof becameOf>[0]) => becameOf(outcome)?.text

describe('how far the market is, in words', () => {
  it('has the time, and the day where it is not today', () => {
    expect(orderProgress(at('2026-11-20T13:40:00Z'), now)).toBe('Saiu para entrega · 10h40')
    expect(orderProgress(at('2026-11-19T13:40:00Z'), now)).toBe('Saiu para entrega · ontem, 10h40')
  })

  it('is nothing before it is begun, and by whom it was cancelled', () => {
    expect(orderProgress({ fulfillment: 'waiting', fulfillmentAt: null, pickup: null }, now)).toBeNull()
    const cancelled = orderProgress({ ...at('2026-11-20T13:40:00Z'), fulfillment: 'cancelled' }, now)
    expect(cancelled).toBe('Cancelado pelo mercado · 10h40')
  })

  it('leads to the market where it is fetched there', () => {
    const fetched = { ...at('2026-11-20T13:40:00Z'), pickup: 'Rua das Flores, 12' }
    expect(orderProgress({ ...fetched, fulfillment: 'ready' }, now)).toBe('Pronto para retirar · 10h40')
    expect(orderProgress({ ...fetched, fulfillment: 'delivered' }, now)).toBe('Retirado · 10h40')
    expect(stepsOf({ fulfillment: 'ready', isPickup: true })).toEqual([
      { name: 'Recebido', state: 'done', time: null },
      { name: 'Separação', state: 'done', time: null },
      { name: 'Pronto', state: 'now', time: null },
      { name: 'Retirado', state: 'next', time: null },
    ])
  })

  it('says of each line that was looked for what became of it, also once it is in the bag', () => {
    expect(lineOutcome({ ...three, outcome: null }, 'picking')).toBeNull()
    expect(becameOf({ state: 'picked' })).toEqual({ state: 'picked', text: 'Separado' })
    expect(lineOf({ state: 'picked', quantity: 3 })).toBe('Separado')
    expect(becameOf({ state: 'picked', quantity: 2 })).toEqual({
      state: 'fewer',
      text: 'Separado: só 2 de 3',
    })
    expect(lineOf({ state: 'picked', weightGrams: 720 })).toBe('Separado ·\u00a0720\u00a0g')
    expect(lineOf({ state: 'picked', weightGrams: 1250 })).toBe('Separado ·\u00a01,25\u00a0kg')
    const ordered = { ...three, nominalGrams: 600 }
    const weighed = { ...plain, state: 'picked', quantity: 1, weightGrams: 620 } as const
    expect(lineOutcome({ ...ordered, outcome: weighed }, 'ready')).toEqual({
      ...{ state: 'fewer', text: 'Separado: só 1 de 3 ·\u00a0620\u00a0g' },
      note: 'pedido: cerca de 600\u00a0g',
    })
    const whole = lineOutcome({ ...ordered, outcome: { ...weighed, quantity: null } }, 'ready')
    expect(whole?.note).toBe('pedido: cerca de 1,8\u00a0kg')
    expect(
      lineOutcome({ ...ordered, outcome: { ...weighed, state: 'replaced' } }, 'ready')?.note,
    ).toBeUndefined()
    expect(lineOf({ state: 'missing' })).toBe('Faltou, sem similar')
    const replaced = { ...plain, state: 'replaced', replacement: 'Banana-nanica' } as const
    expect(lineOutcome({ ...three, name: 'Banana 1 kg', outcome: replaced }, 'ready')).toEqual({
      state: 'replaced',
      text: 'Trocado',
      note: 'no lugar de Banana 1\u00a0kg',
    })
    expect(lineInPlace({ ...three, outcome: replaced })).toEqual({ quantity: 3, name: 'Banana-nanica' })
    expect(lineInPlace({ ...three, outcome: { ...replaced, quantity: 2 } })?.quantity).toBe(2)
    expect(lineInPlace({ ...three, outcome: { ...replaced, replacement: null } })).toBeNull()
    expect(lineOf({ state: 'replaced', weightGrams: 500 })).toBe('Trocado ·\u00a0500\u00a0g')
  })

  it('says of each line of a delivered order how it ended, and of no weight that no one has seen', () => {
    const there = (line: Partial<Parameters<typeof lineOutcome>[0]>) =>
      lineOutcome({ ...three, nominalGrams: 600, outcome: null, ...line }, 'delivered')
    const unmarked = { state: 'delivered', text: 'Entregue com o pedido', note: 'pedido: 1,8\u00a0kg' }
    expect(there({})).toEqual(unmarked)
    expect(there({ nominalGrams: null })).toEqual({ state: 'delivered', text: 'Entregue com o pedido' })
    expect(there({ outcome: { ...plain, state: 'picked', weightGrams: 1720 } })).toEqual({
      state: 'picked',
      text: 'Entregue ·\u00a01,72\u00a0kg',
      note: 'pedido: 1,8\u00a0kg',
    })
    const fewer = there({ outcome: { ...plain, state: 'picked', quantity: 2 } })
    expect(fewer).toMatchObject({ text: 'Entregue: só 2 de 3', note: 'pedido: 1,8\u00a0kg' })
    const missing = there({ outcome: { ...plain, state: 'missing' } })
    expect(missing?.text).toBe('Faltou, sem similar')
    expect(changesText([there({}), there({}), missing], null, true)).toBe('2 itens entregues · 1 em falta')
    // What was given in exchange, or in part, is there too.
    const exchanged = there({ outcome: { ...plain, state: 'replaced', replacement: 'Maçã' } })
    expect(changesText([there({}), exchanged, fewer, missing], null, true)).toBe(
      '3 itens entregues (1 trocado, 1 a menos) · 1 em falta',
    )
  })

  it('says of each line that was found that it was, while people pick', () => {
    const found = { state: 'picked', ...plain } as const
    const said = (outcome: LineOutcome) => becameOf(outcome, 'picking')?.text
    expect(said(found)).toBe('Separado')
    expect(said({ ...found, weightGrams: 720 })).toBe('Separado ·\u00a0720\u00a0g')
    expect(said({ ...found, quantity: 2 })).toBe('Separado: só 2 de 3')
    const missing = { ...three, outcome: { ...found, state: 'missing' } } as const
    for (const substitution of ['remove', null] as const)
      expect(lineOutcome({ ...missing, substitution }, 'picking')).toEqual({
        state: 'missing',
        text: 'Faltou',
      })
    expect(lineOutcome(missing, 'picking')).toEqual({ state: 'sought', text: 'Procurando similar' })
    expect(lineOutcome(missing, 'ready')?.text).toBe('Faltou, sem similar')
    expect(lineOutcome({ ...missing, substitution: 'remove' }, 'ready')?.text).toBe('Faltou')
    const bag = [{ outcome: found }, { outcome: found }, { outcome: null }, missing] as const
    const textOf = (from: number, to: number, fulfillment: FulfillmentState = 'picking') => {
      const lines = bag.slice(from, to).map((line) => ({ ...sampleLine, ...line }))
      return pickedText({ fulfillment, lines })
    }
    expect(textOf(0, 3)).toBe('2 de 3 itens conferidos')
    expect(textOf(0, 1)).toBe('1 de 1 item conferido')
    // Looked for, as the desk has it.
    expect(textOf(1, 4)).toBe('2 de 3 itens conferidos · procurando 1 similar')
    expect(textOf(0, 1, 'ready')).toBeNull()
  })

  it('counts a line as done with as the desk does, but for what waits for an answer', () => {
    const answered = (answer: 'accepted' | 'refused' | null) => ({
      ...sampleLine,
      outcome: { ...plain, state: 'replaced' as const, offer: { line: 0, id: 'x', answer } },
    })
    const lines = [answered('accepted'), answered(null), answered('refused')]
    expect(pickedText({ fulfillment: 'picking', lines })).toBe('1 de 3 itens conferidos')
    const said = lines.map((line) => lineOutcome({ ...line, quantity: 1 }, 'ready'))
    expect(said.map((one) => [one?.state, one?.text])).toEqual([
      ['replaced', 'Trocado'],
      ['offered', 'Troca sugerida'],
      // Said where it was answered, which stands above.
      ['refused', 'Não vem'],
    ])
    const left = lines.map((line) => lineOutcome(line, 'on-the-way'))
    expect(left.map((one) => one?.text)).toEqual(['Trocado', 'Trocado', 'Troca recusada'])
    expect(left[2]?.note).toMatch(/^Não vem: 1 × /)
    expect(changesText(said, null)).toBe('1 troca recusada · 1 troca sugerida · 1 trocado')
    expect(lines.map(({ outcome }) => isHandled({ ...outcome, answer: outcome.offer.answer }))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('sums up what is not as it was ordered', () => {
    const picked = becameOf({ state: 'picked' })
    const changed = [
      becameOf({ state: 'missing' }),
      becameOf({ state: 'replaced', replacement: 'Banana-nanica' }),
      becameOf({ state: 'picked', quantity: 2 }),
    ]
    const settled = { ordered: 6192, now: 5276, currency: 'brl' }
    expect(changesText([picked, null, ...changed], settled)).toBe(
      '1 em falta · 1 trocado · 1 a menos · novo total R$\u00a052,76 (R$\u00a09,16 a menos)',
    )
    expect(changesText([picked], { ...settled, now: 6292 })).toBe(
      'novo total R$\u00a062,92 (R$\u00a01,00 a mais)',
    )
    expect(changesText([...changed, ...changed], { ...settled, now: null })).toBe(
      '2 em falta · 2 trocados · 2 a menos',
    )
    expect(changesText([picked, null], null)).toBeNull()
  })

  it('has five steps from the desk to the door, and none before it is taken or after it was cancelled', () => {
    const states = (of: FulfillmentState) => stepsOf({ fulfillment: of }).map(({ state }) => state)
    expect(stepsOf({ fulfillment: 'ready' }).map(({ name }) => name)).toEqual([
      'Recebido',
      'Separação',
      'Pronto',
      'A caminho',
      'Entregue',
    ])
    expect(states('picking')).toEqual(['done', 'now', 'next', 'next', 'next'])
    expect(states('on-the-way')).toEqual(['done', 'done', 'done', 'now', 'next'])
    expect(states('delivered')).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect([states('waiting'), states('cancelled')]).toEqual([[], []])
    const received = stepsOf({ fulfillment: 'waiting', isReceived: true })
    expect(received.map(({ state }) => state)).toEqual(['now', 'next', 'next', 'next', 'next'])
    expect(stepText(received)).toBe('Etapa 1 de 5: Recebido')
    const unsent = stepsOf({ fulfillment: 'waiting', isReceived: true, isByMessage: true })
    expect(stepText(unsent)).toBe('Etapa 1 de 5: A enviar')
    // What is still to be done does not look done.
    expect(unsent[0]?.state).toBe('due')
    const sent = stepsOf({ fulfillment: 'waiting', isReceived: true, isByMessage: true, isSent: true })
    expect(sent[0]).toEqual({ name: 'Enviado', state: 'now', time: null })
    expect(stepText(stepsOf({ fulfillment: 'ready' }))).toBe('Etapa 3 de 5: Pronto')
    expect(stepText(stepsOf({ fulfillment: 'delivered' }))).toBe('Etapa 5 de 5: Entregue')
  })

  it('says when each step was reached, and nothing of one that was taken back', () => {
    const times = [
      { state: 'waiting', at: '2026-11-19T22:00:00Z' },
      { state: 'picking', at: '2026-11-20T13:40:00Z' },
      { state: 'ready', at: '2026-11-20T13:50:00Z' },
    ] as const
    const shown = stepsOf({ fulfillment: 'picking', times })
    expect(shown.map(({ time }) => time)).toEqual(['19/11, 19h', '10h40', null, null, null])
    expect(stepText(shown)).toBe('Etapa 2 de 5: Separação. Recebido: 19/11, 19h. Separação: 10h40')
  })
})

it('what follows is that its Pix is paid, where that is due', () => {
  const brought = { fulfillment: 'ready', pickup: null } as const
  const fetched = { fulfillment: 'ready', pickup: 'Rua das Flores, 12' } as const
  expect(nextText(brought)).toBe('A seguir: sai para entrega.')
  expect(nextText(brought, true)).toBe('A seguir: pague o Pix e o pedido sai para entrega.')
  expect(nextText(fetched)).toBe('Você já pode retirar.')
  expect(nextText(fetched, true)).toBe('A seguir: pague o Pix e retire o pedido.')
  expect(nextText({ ...brought, fulfillment: 'on-the-way' }, true)).toBe('A seguir: chega até você.')
})
