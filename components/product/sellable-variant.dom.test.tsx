import { describe, expect, it } from 'vitest'
import { cartItemOf } from '@/lib/testing/sample-values'
import { type SellableVariant, withStock } from './sellable-variant'

const item = cartItemOf({ stock: 5 })
const variant: SellableVariant = {
  id: item.variantId,
  title: '1 kg',
  availability: { kind: 'available', stock: 5 },
  item,
  unitPrice: null,
  pictureIndex: null,
  message: { text: 'Banana Prata', url: 'https://loja.example/product/banana-prata' },
}

describe('withStock', () => {
  it('puts the stock of today on the variant and on what the cart gets of it', () => {
    const { availability, item: now } = withStock(variant, 2)
    expect([availability, now.stock]).toEqual([{ kind: 'available', stock: 2 }, 2])
  })

  it('is sold out at 0, and back when there is some again', () => {
    const gone = withStock(variant, 0)
    expect([gone.availability.kind, gone.item.stock]).toEqual(['out-of-stock', 0])
    expect(withStock(gone, 3).availability).toEqual({ kind: 'available', stock: 3 })
  })

  it('leaves the variant as it is where the stock is unknown', () => {
    expect(withStock(variant, null)).toBe(variant)
  })

  it('does not sell what the merchant does not, however many there are', () => {
    const withdrawn: SellableVariant = { ...variant, availability: { kind: 'not-purchasable' } }
    expect(withStock(withdrawn, 9)).toBe(withdrawn)
  })
})
