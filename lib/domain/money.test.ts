import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalAmount, sumMoney } from './money.ts'

const currencies = fc.constantFrom('brl', 'eur', 'usd', 'jpy', 'kwd')

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

  it('refuses to mix currencies', () => {
    expect(() => sumMoney([{ amount: 1, currency: 'eur' }], 'brl')).toThrow('cannot add eur to brl')
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
