import { describe, expect, it } from 'vitest'
import { handleOf, productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { completeRow } from './find-product.ts'

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
  it('has the handle and the stock of the list, and the rest of what was told of it', () => {
    const row = rowOf(500)
    const { handle, description, variants } = completeRow(row, { product: detailsOf(600), row })
    expect([
      handle,
      description,
      variants[0]?.stock,
      variants[0]?.weightGrams,
      variants[0]?.price.amount,
    ]).toEqual([row.handle, 'Doce.', 5, 500, 600])
  })

  it('R22 has the price of the list where what was told is of an older row', () => {
    const row = rowOf(700)
    const complete = completeRow(row, { product: detailsOf(500), row: rowOf(500) })
    expect(complete).toMatchObject({ description: 'Doce.', purchasable: true, title: row.title })
    expect(complete.variants).toEqual([{ ...row.variants[0], weightGrams: 500 }])
  })
})
