import { describe, expect, it } from 'vitest'
import { plainPrice, productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { toCartItem, toProductCard, toVariantCard } from './product-card.ts'

const dear = variantOf({ id: variantIdOf(1), title: '2 kg', price: { ...plainPrice, amount: 900 } })
const cheap = variantOf({ id: variantIdOf(2), title: '1 kg', price: { ...plainPrice, amount: 300 } })

describe('toProductCard', () => {
  it('shows and sells the displayed variant', () => {
    const card = toProductCard(productOf({ variants: [dear, cheap] }))
    expect(card.price).toEqual(cheap.price)
    expect(card.item?.variantId).toBe(cheap.id)
  })

  it('says which variant the price is for where there are several', () => {
    const product = productOf({ variants: [dear, cheap], subtitle: 'madura' })
    expect(toProductCard(product).subtitle).toBe('1\u00a0kg · madura')
    expect(toProductCard({ ...product, subtitle: null }).subtitle).toBe('1\u00a0kg')
    expect(toProductCard({ ...product, variants: [dear] }).subtitle).toBe('madura')
  })

  it('is out of stock when no variant is left, and not purchasable when none is for sale', () => {
    const sold = [
      { ...dear, stock: 0 },
      { ...cheap, isAvailable: false },
    ]
    expect(toProductCard(productOf({ variants: sold })).availability.kind).toBe('out-of-stock')
    expect(toProductCard(productOf({ purchasable: false })).availability.kind).toBe('not-purchasable')
  })
})

describe('toCartItem', () => {
  it('names the variant only where its name says something', () => {
    const product = productOf()
    expect(toCartItem(product, variantOf({ title: '500 g' })).variantTitle).toBe('500 g')
    expect(toCartItem(product, variantOf({ title: 'Banana Prata' })).variantTitle).toBeNull()
    expect(toCartItem(product, variantOf({ title: '' })).variantTitle).toBeNull()
  })

  it('takes the picture of the variant before that of the product', () => {
    const product = productOf({ pictures: ['/product.webp'] })
    expect(toCartItem(product, variantOf({ picture: '/variant.webp' })).picture).toBe('/variant.webp')
    expect(toCartItem(product, variantOf()).picture).toBe('/product.webp')
    expect(toCartItem(productOf(), variantOf()).picture).toBeNull()
  })

  it('forgets the count of a variant whose stock is not managed', () => {
    const product = productOf()
    expect(toCartItem(product, variantOf({ managesInventory: false, stock: 0 })).stock).toBeNull()
    expect(toCartItem(product, variantOf({ stock: 0 })).stock).toBe(0)
  })
})

describe('toVariantCard', () => {
  it('is of that variant alone, whatever the others cost and whether they are there', () => {
    const product = productOf({ variants: [{ ...dear, stock: 0 }, cheap], subtitle: 'madura' })
    expect(toVariantCard(product, { ...dear, stock: 0 })).toMatchObject({
      price: dear.price,
      subtitle: '2\u00a0kg · madura',
      availability: { kind: 'out-of-stock' },
      hasSeveralVariants: false,
      item: { variantId: dear.id },
    })
    expect(toVariantCard({ ...product, purchasable: false }, cheap).availability.kind).toBe('not-purchasable')
  })
})
