import { describe, expect, it } from 'vitest'
import { plainPrice, variantIdOf } from '../testing/sample-values.ts'
import { specifiedRule } from './delivery.ts'
import { hasChanges, type QuoteRequestLine, quoteOf, type VariantFacts } from './quote.ts'

const [banana, bread, coffee] = [variantIdOf(1), variantIdOf(2), variantIdOf(3)]

const factsWith = (part: Partial<VariantFacts> = {}): VariantFacts => ({
  price: plainPrice,
  purchasable: true,
  isAvailable: true,
  managesInventory: true,
  stock: 5,
  weightGrams: 1000,
  ...part,
})
const lineWith = (part: Partial<QuoteRequestLine> = {}): QuoteRequestLine => ({
  variantId: banana,
  quantity: 1,
  seenAmount: 500,
  ...part,
})
const quoteOfLine = (line: Partial<QuoteRequestLine>, facts?: Partial<VariantFacts>) =>
  quoteOf([lineWith(line)], new Map([[banana, factsWith(facts)]]), specifiedRule)
const changesOf = (...parts: Parameters<typeof quoteOfLine>) => quoteOfLine(...parts).lines[0]?.changes

describe('a quote', () => {
  it('of an unchanged line says what it costs, with the shipping, and that nothing changed', () => {
    const quote = quoteOfLine({ quantity: 2 })
    expect(quote).toEqual({
      lines: [
        { variantId: banana, quantity: 2, price: plainPrice, stock: 5, weightGrams: 1000, changes: [] },
      ],
      subtotal: { amount: 1000, currency: 'brl' },
      shipping: { fee: 1200, itemCount: 2, weightGrams: 2000, isEstimate: false },
      total: { amount: 2200, currency: 'brl' },
      changedLineCount: 0,
    })
    expect(hasChanges(quote)).toBe(false)
  })

  it('R12 reports another price than the shopper saw, at the sale price where there is one', () => {
    expect(changesOf({}, { price: { ...plainPrice, amount: 649 } })).toEqual([
      { kind: 'price', from: 500, to: 649 },
    ])
    expect(changesOf({}, { price: { ...plainPrice, saleAmount: 0 } })).toEqual([
      { kind: 'price', from: 500, to: 0 },
    ])
    expect(changesOf({}, { price: { ...plainPrice, amount: 900, saleAmount: 500 } })).toEqual([])
  })

  it('R11 reports how many are left, and counts those', () => {
    const quote = quoteOfLine({ quantity: 9 })
    expect(quote.lines[0]?.changes).toEqual([{ kind: 'short', available: 5 }])
    expect([quote.lines[0]?.quantity, quote.subtotal.amount, quote.shipping.itemCount]).toEqual([9, 2500, 5])
    expect(hasChanges(quote)).toBe(true)
  })

  const sold = [
    { stock: 0 },
    { purchasable: false },
    { isAvailable: false },
    { purchasable: false, managesInventory: false, stock: null },
  ]
  it.each(sold)('R11 calls gone what cannot be bought: %o', (facts) => {
    const quote = quoteOfLine({ seenAmount: 1 }, facts)
    expect(quote.lines[0]).toMatchObject({ price: plainPrice, changes: [{ kind: 'gone' }] })
    expect([quote.subtotal.amount, quote.shipping.fee, quote.total.amount]).toEqual([0, null, 0])
  })

  it('R11 calls gone what the store no longer has', () => {
    const [line] = quoteOf([lineWith()], new Map(), specifiedRule).lines
    expect(line).toMatchObject({ price: null, stock: null, weightGrams: null, changes: [{ kind: 'gone' }] })
  })

  it('lets two lines of one thing draw on the same stock', () => {
    const facts = new Map([[banana, factsWith()]])
    const lines = [3, 3, 1].map((quantity) => lineWith({ quantity }))
    const quote = quoteOf(lines, facts, specifiedRule)
    expect(quote.lines.map(({ changes }) => changes)).toEqual([
      [],
      [{ kind: 'short', available: 2 }],
      [{ kind: 'gone' }],
    ])
    expect(quote.shipping.itemCount).toBe(5)
  })

  it('has no shipping line where the fee is in another currency than the goods', () => {
    const inPesos = quoteOf([lineWith()], new Map([[banana, factsWith()]]), {
      ...specifiedRule,
      currency: 'uyu',
    })
    expect(inPesos.shipping).toMatchObject({ fee: null, weightGrams: 1000 })
    expect(inPesos.total).toEqual(inPesos.subtotal)
  })

  it('is in one currency: that of the first line that can be had', () => {
    const euro = factsWith({ price: { ...plainPrice, currency: 'eur' } })
    const facts = new Map([
      [banana, factsWith({ stock: 0 })],
      [bread, euro],
      [coffee, factsWith()],
    ])
    const quote = quoteOf(
      [banana, bread, coffee].map((variantId) => lineWith({ variantId })),
      facts,
      { ...specifiedRule, currency: 'eur' },
    )
    expect(quote.lines.map(({ changes }) => changes.map(({ kind }) => kind))).toEqual([
      ['gone'],
      [],
      ['gone'],
    ])
    expect(quote.total).toEqual({ amount: 1700, currency: 'eur' })
  })

  it('says estimado while a weight is unknown', () => {
    expect(quoteOfLine({}, { weightGrams: null }).shipping).toMatchObject({
      isEstimate: true,
      weightGrams: 0,
    })
  })
})
