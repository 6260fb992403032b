import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '@/lib/testing/memory-storage'
import { cartLineOf, plainPrice, productIdOf, variantIdOf } from '@/lib/testing/sample-values'
import { parseStoredCart, serializeCart } from '@/lib/testing/stored-cart'
import { cartKey } from './cart-storage'
import { createCartStore } from './cart-store'

const product = {
  id: productIdOf(1),
  title: 'Banana Prata',
  subtitle: 'Doce',
  image: 'https://cdn.example/banana.jpg',
  images: [{ url: 'https://cdn.example/banana-2.jpg', order: 0, type: 'image' }],
  variants: [],
}
const variant = {
  id: variantIdOf(1),
  title: '1 kg',
  image_url: 'https://cdn.example/banana-1kg.jpg',
  price_in_cents: 500,
  sale_price_in_cents: 400,
  price_formatted: 'R$5.00',
  currency: 'BRL',
  manage_inventory: true,
  weight: 1000,
  inventory_quantity: 5,
}
const row = { product, variant, quantity: 2 }
const ours = cartLineOf({
  handle: product.id,
  picture: variant.image_url,
  price: { ...plainPrice, saleAmount: 400 },
  quantity: 2,
})
const parse = (...rows: unknown[]) => parseStoredCart(JSON.stringify(rows))
const withVariant = (part: object) => parse({ ...row, variant: { ...variant, ...part } })[0]

describe('the cart of the original application', () => {
  it('is read line by line', () => {
    const second = { ...row, variant: { ...variant, id: variantIdOf(2) }, quantity: 1 }
    expect(parse(row, second)).toEqual([ours, { ...ours, variantId: variantIdOf(2), quantity: 1 }])
  })

  it('knows no stock where it was not managed or not given, and no weight where there was none', () => {
    expect(withVariant({ manage_inventory: false })).toMatchObject({ stock: null })
    expect(withVariant({ inventory_quantity: undefined })).toMatchObject({ stock: null })
    expect(withVariant({ weight: null })).toMatchObject({ weightGrams: null })
    expect(withVariant({ weight: 350.4 })).toMatchObject({ weightGrams: 350 })
  })

  it('takes the picture of the variant, else of the product, else none', () => {
    const pictureOf = (part: object) =>
      parse({ ...row, product: { ...product, ...part }, variant: { ...variant, image_url: null } })[0]
        ?.picture
    expect(pictureOf({})).toBe(product.image)
    expect(pictureOf({ image: null })).toBe('https://cdn.example/banana-2.jpg')
    expect(pictureOf({ image: null, images: ['https://cdn.example/a.jpg'] })).toBe(
      'https://cdn.example/a.jpg',
    )
    expect(pictureOf({ image: null, images: [] })).toBeNull()
  })

  it.each([
    null,
    7,
    {},
    [],
    { ...row, product: null },
    { ...row, variant: undefined },
    { ...row, quantity: 0 },
    { ...row, quantity: '2' },
    { ...row, product: { ...product, id: '../x' } },
    { ...row, product: { ...product, title: undefined } },
    { ...row, variant: { ...variant, price_in_cents: '500' } },
    { ...row, variant: { ...variant, currency: undefined } },
    { ...row, variant: { ...variant, currency: { toString: 1 } } },
  ])('R14 leaves out %o and keeps the others', (broken) => {
    expect(parse(broken, row)).toEqual([ours])
  })

  it('R14 never throws and gives whole lines only, whatever is stored', () => {
    const part = (whole: object) =>
      fc
        .tuple(fc.constantFrom(...Object.keys(whole)), fc.jsonValue())
        .map(([key, value]) => ({ ...whole, [key]: value }))
    const rows = fc.array(
      fc.oneof(
        fc.jsonValue(),
        part(row),
        part(product).map((broken) => ({ ...row, product: broken })),
        part(variant).map((broken) => ({ ...row, variant: broken })),
      ),
    )
    fc.assert(
      fc.property(rows, (values) => {
        const lines = parse(...values)
        expect(parseStoredCart(serializeCart(lines))).toEqual(lines)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a shopper who comes from the original application', () => {
  const text = JSON.stringify([row, { quantity: 1 }])

  it('finds the cart again, stored in our shape from now on', () => {
    const storage = memoryStorage({ [cartKey]: text })
    const cart = createCartStore(() => storage).getState
    cart().load()
    expect(cart()).toMatchObject({ lines: [ours], isLoaded: true, storageFailed: false })
    expect(storage.getItem(cartKey)).toBe(serializeCart([ours]))
  })

  it('R14 finds it too when the storage is full, and leaves what is stored as it was', () => {
    const storage = memoryStorage({ [cartKey]: text })
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const cart = createCartStore(() => ({ ...storage, setItem: full })).getState
    cart().load()
    expect(cart()).toMatchObject({ lines: [ours], storageFailed: false })
    expect(storage.getItem(cartKey)).toBe(text)
    expect(cart().setQuantity(ours.variantId, 3).ok).toBe(true)
    expect(cart()).toMatchObject({ storageFailed: true, lines: [{ quantity: 3 }] })
  })
})
