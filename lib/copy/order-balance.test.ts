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
const settled = { ordered: 6254, now: 5531, taken: 6254, currency: 'brl' }
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
    expect(saidOf({ settled: { ...settled, taken: 5281 } })).toEqual([
      'R$ 2,50 a pagar | Faltam R$ 2,50. Como pago?',
    ])
    for (const known of [null, { ...settled, taken: null }, { ...settled, now: null }])
      expect(saidOf({ settled: known })).toEqual([])
    expect(saidOf({ settled, fulfillment: 'picking' })).toEqual([])
  })

  it('comes back as it was paid, and names no time that no one has promised', () => {
    const detailOf = (pixPaid: PixPaid | null) =>
      balanceTexts({ ...order, settled, pixPaid }, { isByMessage: false, saidPaid: null, now })[0]?.detail
    const rest = 'quando devolver, aparece aqui. Você não precisa pedir.'
    expect(detailOf(null)).toBe(`O mercado devolve pelo mesmo meio de pagamento; ${rest}`)
    expect(detailOf({ amount: null, at: '2026-11-28T12:15:00Z' })).toBe(`O mercado devolve por Pix; ${rest}`)
  })

  it('is what was given back or paid, and when', () => {
    const mark = (amount: number, at: string) => ({ ...settled, taken: 5531, marks: [{ amount, at }] })
    expect(saidOf({ settled: mark(-723, '2026-11-28T12:15:00Z') })).toEqual(['R$ 7,23 devolvido às 9h15'])
    expect(saidOf({ settled: mark(-723, '2026-11-27T17:05:00Z') })).toEqual([
      'R$ 7,23 devolvido em 27/11, 14h05',
    ])
    const byPix = {
      ...mark(0, ''),
      marks: [{ amount: -723, means: 'pix', at: '2026-11-28T12:15:00Z' }],
    } as const
    expect(saidOf({ settled: byPix })).toEqual(['R$ 7,23 devolvido por Pix às 9h15'])
    expect(saidOf({ settled: mark(250, '2026-11-28T04:10:00Z') })).toEqual(['R$ 2,50 pago à 1h10'])
  })

  it('is all that was paid of an order that was cancelled, or of which nothing was found', () => {
    const all = ['R$ 62,54 a receber de volta | Há R$ 62,54 a meu favor. Como e quando recebo?']
    expect(saidOf({ fulfillment: 'cancelled', settled: { ...settled, now: 0 } })).toEqual(all)
    const lines = [{ ...line, outcome: missing }]
    expect(saidOf({ fulfillment: 'ready', lines, settled: { ...settled, now: 0 } })).toEqual(all)
    const marks = [{ amount: -6254, at: '2026-11-28T12:15:00Z' }]
    expect(saidOf({ fulfillment: 'cancelled', settled: { ...settled, now: 0, taken: 0, marks } })).toEqual([
      'R$ 62,54 devolvido às 9h15',
    ])
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
    const details = { substitution: null, payment: 'pix' } as const
    const unseen = 'Pix de R$ 52,00 ainda não confirmado'
    const agree = `${unseen} | O Pix ainda não foi confirmado. Como faço?`
    expect(saidOf({ details })).toEqual([agree])
    expect(saidOf({ details, productsTotal: null })).toEqual([agree.replace('de R$ 52,00 ', '')])
    expect(saidOf({ details }, { saidPaid: 5200 })).toEqual([`${unseen} | Paguei R$ 52,00 por Pix.`])
    const none: readonly Partial<Order>[] = [
      { fulfillment: 'on-the-way', details },
      { details, pixPaid: { amount: brl(5200), at: '2026-11-28T12:15:00Z' } },
      { details: { substitution: null, payment: 'dinheiro' } },
      {},
    ]
    for (const other of none) expect(saidOf(other)).toEqual([])
  })
})
