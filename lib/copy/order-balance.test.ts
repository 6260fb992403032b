import { describe, expect, it } from 'vitest'
import type { LineOutcome, PastOrderLine } from '../domain/past-order.ts'
import type { PixPaid } from '../domain/payment.ts'
import { variantIdOf } from '../testing/sample-values.ts'
import { balanceTexts } from './order-balance.ts'

type Order = Parameters<typeof balanceTexts>[0]

const now = Date.parse('2026-11-28T15:00:00-03:00')
const line: PastOrderLine = {
  ...{ variantId: variantIdOf(1), title: 'Banana', variantTitle: null, quantity: 1, nominalGrams: null },
  ...{ amount: null, outcome: null, substitution: null, settled: null },
}
const missing: LineOutcome = { state: 'missing', quantity: null, weightGrams: null, replacement: null }
const settled = { ordered: 6254, now: 5531, paid: 6254, currency: 'brl', mark: null }
const brl = (amount: number) => ({ amount, currency: 'brl' })
const order: Order = {
  ...{ fulfillment: 'delivered', lines: [line], settled: null, details: null, pixPaid: null },
  ...{ productsTotal: brl(4000), shippingFee: brl(1200), pickup: null },
}

function saidOf(
  overrides: Partial<Order>,
  { isByMessage = false, saidPaid = null }: { isByMessage?: boolean; saidPaid?: number | null } = {},
) {
  const texts = balanceTexts({ ...order, ...overrides }, { isByMessage, saidPaid, now })
  const plain = (text = '') => text.replaceAll('\u00a0', ' ')
  return texts.map(({ title, ask }) => [plain(title), plain(ask?.said)].filter(Boolean).join(' | '))
}

describe('R85 money between shopper and market', () => {
  it('is what is open, once the bag is closed, with its sentence', () => {
    const back = 'R$ 7,23 a receber de volta | Há R$ 7,23 a meu favor. Como e quando recebo?'
    expect(saidOf({ settled })).toEqual([back])
    expect(saidOf({ settled, fulfillment: 'on-the-way' })).toEqual([back])
    expect(saidOf({ settled: { ...settled, paid: 5281 } })).toEqual([
      'R$ 2,50 a pagar | Faltam R$ 2,50. Como pago?',
    ])
    for (const known of [null, { ...settled, paid: null }, { ...settled, now: null }])
      expect(saidOf({ settled: known })).toEqual([])
    expect(saidOf({ settled, fulfillment: 'picking' })).toEqual([])
  })

  const openOf = (overrides: Partial<Order>) => {
    const [open] = balanceTexts({ ...order, ...overrides }, { isByMessage: false, saidPaid: null, now })
    if (!open) throw new Error('nothing is open')
    const plain = (text?: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
    return { ...open, reason: plain(open.reason), detail: plain(open.detail) }
  }
  const pixPaid: PixPaid = { amount: null, at: '2026-11-28T12:15:00Z' }

  it('comes back as it was paid, and names no time', () => {
    expect(openOf({ settled }).detail).toBe(
      'O mercado devolve pelo mesmo meio de pagamento, sem você pedir. Pix cai na hora; no cartão, em até duas faturas.',
    )
    expect(openOf({ settled, pixPaid }).detail).toBe(
      'O mercado devolve por Pix; quando devolver, aparece aqui. Você não precisa pedir.',
    )
  })

  it('names the lines that it comes of, where they are all of it', () => {
    const became = (title: string, outcome: Partial<LineOutcome>, change: number, quantity = 1) => ({
      ...{ ...line, title, quantity, outcome: { ...missing, ...outcome } },
      settled: { ordered: 3000, now: 3000 + change },
    })
    const offer = { line: 0, id: 'a', answer: 'refused' } as const
    const refused = became('Leite', { state: 'replaced', replacement: 'Outro', offer }, -3000)
    const swapped = became('Leite', { state: 'replaced', replacement: 'Outro' }, 100)
    const rice = became('Arroz', {}, -723)
    const reasonOf = (lines: Order['lines'], change: number) =>
      openOf({ lines, settled: { ...settled, now: 6254 + change } }).reason
    expect(reasonOf([rice, line], -723)).toBe('Arroz faltou − R$ 7,23')
    expect(reasonOf([rice, swapped], -623)).toBe('Arroz faltou − R$ 7,23\nLeite teve troca + R$ 1,00')
    expect(reasonOf([refused], -3000)).toBe('Leite não veio − R$ 30,00')
    const packed = { ...rice, variantTitle: '5 kg' }
    expect(reasonOf([packed], -723)).toBe('Arroz (5 kg) faltou − R$ 7,23')
    const fewer = became('Pão', { state: 'picked', quantity: 1 }, -500, 2)
    const lighter = became('Uva', { state: 'picked', weightGrams: 900 }, -50)
    const heavier = became('Kiwi', { state: 'picked', weightGrams: 900 }, 70)
    expect(reasonOf([fewer, lighter, heavier], -480)).toBe(
      'Pão veio só 1 de 2 − R$ 5,00\nUva pesou menos − R$ 0,50\nKiwi pesou mais + R$ 0,70',
    )
    // What they do not come to, or are too many to be read in passing.
    expect(reasonOf([rice], -724)).toBeNull()
    expect(reasonOf([line], -723)).toBeNull()
    expect(reasonOf([rice, fewer, lighter, heavier], -1203)).toBeNull()
  })

  const mark = (amount: number, at = pixPaid.at) => ({ ...settled, now: 6254 + amount, mark: { amount, at } })

  it('says how long what may have gone back to a card takes', () => {
    expect(openOf({ settled: mark(-723) }).detail).toBe(
      'No cartão, pode levar até duas faturas para aparecer.',
    )
    expect(openOf({ settled: mark(-723), pixPaid }).detail).toBeNull()
    expect(openOf({ settled: mark(250) }).detail).toBeNull()
  })

  it('is what was given back or paid, and when, and what is open since', () => {
    const back = 'R$ 7,23 devolvido às 9h15'
    expect(saidOf({ settled: mark(-723) })).toEqual([back])
    expect(saidOf({ settled: mark(-723, '2026-11-27T17:05:00Z') })).toEqual([
      'R$ 7,23 devolvido em 27/11, 14h05',
    ])
    expect(saidOf({ settled: mark(250, '2026-11-28T04:10:00Z') })).toEqual(['R$ 2,50 pago à 1h10'])
    const less = { ...mark(-723), now: 5431 }
    expect(saidOf({ settled: less })).toEqual([
      'R$ 1,00 a receber de volta | Há R$ 1,00 a meu favor. Como e quando recebo?',
      back,
    ])
    // All of it was there after all: what was given back is to be paid.
    expect(saidOf({ settled: { ...mark(-723), now: 6254 } })[0]).toMatch(/^R\$ 7,23 a pagar/)
    expect(saidOf({ settled: mark(0) })).toEqual([])
  })

  it('is all that was paid of an order that was cancelled, or of which nothing was found', () => {
    const all = ['R$ 62,54 a receber de volta | Há R$ 62,54 a meu favor. Como e quando recebo?']
    expect(saidOf({ fulfillment: 'cancelled', settled: { ...settled, now: 0 } })).toEqual(all)
    const lines = [{ ...line, outcome: missing }]
    expect(saidOf({ fulfillment: 'ready', lines, settled: { ...settled, now: 0 } })).toEqual(all)
    expect(saidOf({ fulfillment: 'cancelled', settled: mark(-6254) })).toEqual(['R$ 62,54 devolvido às 9h15'])
  })

  it('of such an order is that nothing was charged only where that is known', () => {
    const cancelled = { fulfillment: 'cancelled' } as const
    const byMessage = { isByMessage: true }
    const cash = { ...cancelled, details: { substitution: null, payment: 'dinheiro' } } as const
    expect(saidOf(cash, byMessage)).toEqual(['Nada foi cobrado'])
    expect(saidOf(cancelled, byMessage)).toEqual(['Nada foi cobrado aqui'])
    expect(saidOf(cancelled)).toEqual(['Nenhum pagamento confirmado'])
    expect(saidOf(cancelled, { ...byMessage, saidPaid: 3299 })).toEqual([
      'Pix de R$ 32,99 ainda não confirmado | Paguei R$ 32,99 por Pix. Como recebo de volta?',
    ])
  })

  it('is the Pix of an order that is there, which no one has seen, as its shopper alone knows whether it was paid', () => {
    const awaitsPix = true
    const unseen = 'Pix de R$ 52,00 ainda não confirmado'
    const agree = `${unseen} | O Pix ainda não foi confirmado. Como faço?`
    expect(saidOf({ awaitsPix })).toEqual([agree])
    expect(saidOf({ awaitsPix, productsTotal: null })).toEqual([agree.replace('de R$ 52,00 ', '')])
    expect(saidOf({ awaitsPix }, { saidPaid: 5200 })).toEqual([`${unseen} | Paguei R$ 52,00 por Pix.`])
    const none: readonly Partial<Order>[] = [
      { fulfillment: 'on-the-way', awaitsPix },
      { awaitsPix, pixPaid: { amount: brl(5200), at: '2026-11-28T12:15:00Z' } },
      // Of a market that cannot see it here.
      { details: { substitution: null, payment: 'pix' } },
      {},
    ]
    for (const other of none) expect(saidOf(other)).toEqual([])
  })
})
