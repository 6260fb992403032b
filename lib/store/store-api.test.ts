import { describe, expect, it } from 'vitest'
import type { Product } from '../domain/product.ts'
import { productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { applyStock } from './store-api.ts'

const id = variantIdOf(1)
const product = productOf({ variants: [variantOf({ id, managesInventory: true, stock: null })] })
const stockOf = (of: Product, pieces: number | null) =>
  applyStock(of, new Map([[id, pieces]])).variants[0]?.stock

describe('applyStock', () => {
  it('keeps zero as zero and unknown as null', () => {
    expect(stockOf(product, 0)).toBe(0)
    expect(stockOf(product, null)).toBeNull()
    expect(stockOf(product, 7)).toBe(7)
    expect(stockOf(product, -2)).toBe(0)
  })

  it('leaves what it was given nothing about', () => {
    const known = applyStock(product, new Map([[id, 4]]))
    expect(applyStock(known, new Map())).toBe(known)
    expect(known.variants[0]?.stock).toBe(4)
  })

  it('has no number where inventory is not managed', () => {
    const unmanaged = productOf({ variants: [variantOf({ id, managesInventory: false, stock: null })] })
    expect(stockOf(unmanaged, 0)).toBeNull()
  })
})
