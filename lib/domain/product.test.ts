import { describe, expect, it } from 'vitest'
import { plainPrice, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { discountPercent, displayedVariant, effectiveAmount } from './product.ts'

const dear = variantOf({ id: variantIdOf(1), price: { ...plainPrice, amount: 900 } })
const cheap = variantOf({ id: variantIdOf(2), price: { ...plainPrice, amount: 400 } })
const onSale = variantOf({ id: variantIdOf(3), price: { ...plainPrice, amount: 950, saleAmount: 300 } })
const free = variantOf({ id: variantIdOf(4), price: { ...plainPrice, amount: 950, saleAmount: 0 } })

describe('effectiveAmount', () => {
  it('is the sale price where there is one, and a sale price of 0 is a price', () => {
    expect(effectiveAmount({ ...plainPrice, saleAmount: null })).toBe(500)
    expect(effectiveAmount({ ...plainPrice, saleAmount: 450 })).toBe(450)
    expect(effectiveAmount({ ...plainPrice, saleAmount: 0 })).toBe(0)
  })
})

describe('discountPercent', () => {
  it('is what a sale takes off in whole per cent, never more, and null for nothing', () => {
    const percentOf = (amount: number, saleAmount: number | null) =>
      discountPercent({ ...plainPrice, amount, saleAmount })
    expect(percentOf(529, 429)).toBe(18)
    expect(percentOf(500, 0)).toBe(100)
    expect(percentOf(500, 250)).toBe(50)
    for (const [amount, saleAmount] of [
      [500, null],
      [500, 500],
      [500, 600],
      [1000, 999],
      [0, 0],
    ] as const)
      expect(percentOf(amount, saleAmount)).toBeNull()
  })
})

describe('displayedVariant', () => {
  it('is the variant with the lowest effective price', () => {
    const variants = [dear, cheap, onSale]
    expect(displayedVariant({ variants, priceSelection: 'lowest-price' })).toBe(onSale)
    expect(displayedVariant({ variants: [...variants, free], priceSelection: 'lowest-price' })).toBe(free)
  })

  it('keeps the first of several variants that cost the same', () => {
    const twin = { ...cheap, id: variantIdOf(9) }
    expect(displayedVariant({ variants: [cheap, twin], priceSelection: 'lowest-price' })).toBe(cheap)
  })

  it('is the first variant where the merchant wants that', () => {
    expect(displayedVariant({ variants: [dear, cheap], priceSelection: 'first-variant' })).toBe(dear)
  })
})
