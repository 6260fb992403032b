import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { decimalAmount, formatMoney, moneyParts, multiplyMoney, sumMoney } from './money.ts'

const space = '\u00a0'
const currencies = fc.constantFrom('brl', 'eur', 'usd', 'jpy', 'kwd')
const digitsOf = (text: string) => text.replace(/\D/g, '')

describe('formatMoney', () => {
  it('writes reais with a comma and the no-break space of Intl', () => {
    expect(formatMoney({ amount: 1290, currency: 'brl' })).toBe(`R$${space}12,90`)
    expect(formatMoney({ amount: 123_456_789, currency: 'brl' })).toBe(`R$${space}1.234.567,89`)
    expect(formatMoney({ amount: 0, currency: 'brl' })).toBe(`R$${space}0,00`)
  })

  it('knows currencies with no decimals and with three', () => {
    expect(formatMoney({ amount: 1500, currency: 'jpy' })).toBe(`JP¥${space}1.500`)
    expect(formatMoney({ amount: 1500, currency: 'kwd' })).toBe(`KWD${space}1,500`)
    expect(formatMoney({ amount: 1500, currency: 'eur' })).toBe(`€${space}15,00`)
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
    fresh.decimalAmount({ amount: 429_000, currency: 'brl' })
    expect(construct).not.toHaveBeenCalled()
    construct.mockRestore()
  })

  it('shows exactly the digits of the amount, whatever its size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1_000_000_000_000 }), currencies, (amount, currency) => {
        expect(digitsOf(formatMoney({ amount, currency }))).toBe(String(amount))
      }),
    )
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

  it('gives pieces that join to the formatted whole', () => {
    fc.assert(
      fc.property(fc.nat(), currencies, (amount, currency) => {
        const { symbol, whole, decimals } = moneyParts({ amount, currency })
        expect(`${symbol}${space}${whole}${decimals}`).toBe(formatMoney({ amount, currency }))
      }),
    )
  })
})

describe('sumMoney', () => {
  it('adds exact integers in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 10_000_000 })), (amounts) => {
        const money = amounts.map((amount) => ({ amount, currency: 'brl' }))
        const exact = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)
        expect(BigInt(sumMoney(money, 'brl').amount)).toBe(exact)
        expect(sumMoney(money.toReversed(), 'brl')).toEqual(sumMoney(money, 'brl'))
      }),
    )
  })

  it('is nothing of the given currency for an empty list', () => {
    expect(sumMoney([], 'eur')).toEqual({ amount: 0, currency: 'eur' })
  })

  it('refuses to mix currencies', () => {
    expect(() => sumMoney([{ amount: 1, currency: 'eur' }], 'brl')).toThrow('cannot add eur to brl')
  })
})

describe('multiplyMoney', () => {
  it('equals adding the same price as often', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.nat({ max: 50 }), (amount, quantity) => {
        const price = { amount, currency: 'brl' }
        const added = sumMoney(
          Array.from({ length: quantity }, () => price),
          'brl',
        )
        expect(multiplyMoney(price, quantity)).toEqual(added)
      }),
    )
  })
})

describe('decimalAmount', () => {
  it('writes amounts for machines, with a point and the decimals of the currency', () => {
    expect(decimalAmount({ amount: 1290, currency: 'brl' })).toBe('12.90')
    expect(decimalAmount({ amount: 5, currency: 'brl' })).toBe('0.05')
    expect(decimalAmount({ amount: 123_456_789, currency: 'brl' })).toBe('1234567.89')
    expect(decimalAmount({ amount: 1290, currency: 'jpy' })).toBe('1290')
  })

  it('loses no minor unit, in any currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), currencies, (amount, currency) => {
        expect(Number(decimalAmount({ amount, currency }).replace('.', ''))).toBe(amount)
      }),
    )
  })
})
