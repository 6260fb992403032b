import { describe, expect, it } from 'vitest'
import { handleOf, productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { completeRow } from './product-details.ts'

const price = (amount: number) => ({ amount, saleAmount: null, currency: 'brl' })
const rowOf = (amount: number, stock: number | null = 5) =>
  productOf({
    handle: handleOf('uva'),
    variants: [variantOf({ price: price(amount), stock, weightGrams: null })],
  })
const detailsOf = (amount: number) =>
  productOf({
    handle: handleOf('outro'),
    description: 'Doce.',
    purchasable: false,
    variants: [
      variantOf({ price: price(amount), stock: null, weightGrams: 500 }),
      variantOf({ id: variantIdOf(9), price: price(1) }),
    ],
  })

describe('a row completed by the single-product call', () => {
  it('R22 has price, handle, stock and whether it is sold from the list, as all pages of a reading, and the rest of what was told of it', () => {
    const row = rowOf(700)
    const complete = completeRow(row, detailsOf(500))
    expect(complete).toMatchObject({
      handle: row.handle,
      title: row.title,
      description: 'Doce.',
      purchasable: true,
    })
    expect(complete.variants).toEqual([{ ...row.variants[0], weightGrams: 500 }])
  })
})
