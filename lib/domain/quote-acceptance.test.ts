import { describe, expect, it } from 'vitest'
import { cartLineOf, plainPrice, variantIdOf } from '../testing/sample-values.ts'
import { acceptQuote, changesOfLine, learnFromQuote, type QuotedFacts } from './quote-acceptance.ts'

const line = cartLineOf({ quantity: 5, weightGrams: null })
const quoted = (part: Partial<QuotedFacts> = {}): QuotedFacts => ({
  variantId: line.variantId,
  price: plainPrice,
  stock: 5,
  weightGrams: 1000,
  isGone: false,
  ...part,
})
const answerWith = (part?: Partial<QuotedFacts>) => new Map([[line.variantId, quoted(part)]])

describe('the changes of a line', () => {
  it('are none before a quote, and none when all is as it was', () => {
    expect(changesOfLine(line, undefined)).toEqual([])
    expect(changesOfLine(line, quoted())).toEqual([])
  })

  it('R11 vanish once the shopper takes no more than there is', () => {
    const facts = quoted({ stock: 2 })
    expect(changesOfLine(line, facts)).toEqual([{ kind: 'short', available: 2 }])
    expect(changesOfLine({ ...line, quantity: 2 }, facts)).toEqual([])
  })

  it('are one price when the currency is another, even at the same number', () => {
    expect(changesOfLine(line, quoted({ price: { ...plainPrice, currency: 'eur' } }))).toEqual([
      { kind: 'price', from: 500, to: 500 },
    ])
  })
})

describe('learning from a quote', () => {
  it('keeps weight and stock, and a sale that leaves the price as it was', () => {
    const price = { ...plainPrice, amount: 900, saleAmount: 500 }
    expect(learnFromQuote([line], answerWith({ price, stock: 8 }))).toEqual([
      { ...line, price, stock: 8, weightGrams: 1000 },
    ])
  })

  it('forgets no weight that a quote did not wait for', () => {
    const lines = [cartLineOf({ quantity: 5 })]
    expect(learnFromQuote(lines, answerWith({ weightGrams: null }))).toBe(lines)
  })

  it('R12 leaves a changed line untouched until it is accepted', () => {
    for (const part of [{ price: { ...plainPrice, amount: 600 } }, { stock: 2 }, { isGone: true }]) {
      const lines = [line]
      expect(learnFromQuote(lines, answerWith(part))).toBe(lines)
    }
  })
})

describe('accepting a quote', () => {
  it('R11 R12 takes the price, clamps the quantity and removes what is gone', () => {
    const price = { ...plainPrice, amount: 649 }
    const bread = cartLineOf({ variantId: variantIdOf(2) })
    const coffee = cartLineOf({ variantId: variantIdOf(3) })
    const facts = new Map([
      ...answerWith({ price, stock: 2 }),
      [bread.variantId, quoted({ variantId: bread.variantId, isGone: true })] as const,
    ])
    expect(acceptQuote([line, bread, coffee], facts)).toEqual([
      { ...line, price, stock: 2, quantity: 2, weightGrams: 1000 },
      coffee,
    ])
  })

  it('never makes a cart of two currencies', () => {
    const lines = [line, cartLineOf({ variantId: variantIdOf(2) })]
    expect(acceptQuote(lines, answerWith({ price: { ...plainPrice, currency: 'eur' } }))).toBe(lines)
  })
})
