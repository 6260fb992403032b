import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { formatMoney, moneyParts } from './money.ts'

const space = '\u00a0'
const currencies = fc.constantFrom('brl', 'eur', 'usd', 'jpy', 'kwd')

describe('formatMoney', () => {
  it('writes reais with a comma and the no-break space of Intl', () => {
    expect(formatMoney({ amount: 1290, currency: 'brl' })).toBe(`R$${space}12,90`)
    expect(formatMoney({ amount: 123_456_789, currency: 'brl' })).toBe(`R$${space}1.234.567,89`)
    expect(formatMoney({ amount: 0, currency: 'brl' })).toBe(`R$${space}0,00`)
  })

  it('writes every amount as Intl does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000_000_000 }), currencies, (amount, currency) => {
        const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency })
        const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
        expect(formatMoney({ amount, currency })).toBe(format.format(amount / 10 ** decimals))
      }),
    )
  })

  it('makes no formatter for the prices of a shop in reais, because a phone takes long for its first', async () => {
    vi.resetModules()
    const fresh = await import('./money.ts')
    const construct = vi.spyOn(Intl, 'NumberFormat')
    fresh.formatMoney({ amount: 429_000, currency: 'brl' })
    fresh.moneyParts({ amount: 429_000, currency: 'brl' })
    expect(construct).not.toHaveBeenCalled()
  })
})

describe('moneyParts', () => {
  it('takes a price apart into symbol, whole and decimals', () => {
    expect(moneyParts({ amount: 123_450, currency: 'brl' })).toEqual({
      symbol: 'R$',
      whole: '1.234',
      decimals: ',50',
    })
    expect(moneyParts({ amount: 980, currency: 'jpy' })).toEqual({
      symbol: 'JP¥',
      whole: '980',
      decimals: '',
    })
    expect(moneyParts({ amount: 980, currency: 'kwd' }).decimals).toBe(',980')
  })
})
