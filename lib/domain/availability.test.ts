import { describe, expect, it } from 'vitest'
import { variantOf } from '../testing/sample-values.ts'
import { availabilityOf, canBuy } from './availability.ts'

const sold = { purchasable: true }

describe('availabilityOf', () => {
  it('is out of stock at zero and below', () => {
    for (const stock of [0, -2]) {
      expect(availabilityOf(sold, variantOf({ stock }))).toEqual({ kind: 'out-of-stock' })
    }
  })

  it('is not purchasable when the product, the variant, or the lack of one says so', () => {
    const notPurchasable = { kind: 'not-purchasable' }
    expect(availabilityOf({ purchasable: false }, variantOf())).toEqual(notPurchasable)
    expect(availabilityOf(sold, variantOf({ isAvailable: false, stock: 0 }))).toEqual(notPurchasable)
    expect(availabilityOf(sold, null)).toEqual(notPurchasable)
  })
})

describe('canBuy', () => {
  it('allows up to the last piece and not one more', () => {
    expect(canBuy({ kind: 'available', stock: 3 }, 3)).toBe(true)
    expect(canBuy({ kind: 'available', stock: 3 }, 4)).toBe(false)
  })

  it('allows any quantity of an unknown stock', () => {
    expect(canBuy({ kind: 'available', stock: null }, 999)).toBe(true)
  })

  it('allows nothing that is sold out or not for sale', () => {
    expect(canBuy({ kind: 'out-of-stock' }, 1)).toBe(false)
    expect(canBuy({ kind: 'not-purchasable' }, 1)).toBe(false)
  })
})
