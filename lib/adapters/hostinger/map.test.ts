import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { effectiveAmount, type Product } from '../../domain/product.ts'
import { mapProduct } from './map.ts'
import { productWireSchema } from './wire.ts'

const id = 'prod_01J0000000000000000000000A'
const variantId = 'variant_01J0000000000000000000000A'
const price = { amount: 1990, sale_amount: null, currency_code: 'BRL' }
const variant = { id: variantId, title: ' 1 kg ', manage_inventory: true, prices: [price] }

function mapped(wire: Record<string, unknown>): Product {
  const product = mapProduct(productWireSchema.parse({ id, ...wire }), { defaultCurrency: 'eur' })
  if (!product) throw new Error('expected a product')
  return product
}

function priceOf(wirePrice: Record<string, unknown>) {
  return mapped({ variants: [{ ...variant, prices: [wirePrice] }] }).variants[0]?.price
}

describe('the wire schema of a product', () => {
  it('reads a product that has nothing but an id', () => {
    expect(mapped({})).toMatchObject({
      id,
      handle: id,
      title: '',
      pictures: [],
      variants: [],
      purchasable: true,
    })
  })

  it('fails on a missing id and on a price that is no whole number', () => {
    expect(productWireSchema.safeParse({}).success).toBe(false)
    for (const amount of [19.9, '1990', null, -1]) {
      const wire = { id, variants: [{ ...variant, prices: [{ amount }] }] }
      expect(productWireSchema.safeParse(wire).success).toBe(false)
    }
  })

  it('makes whole what was cut in half an emoji, and weighs in whole grams', () => {
    const half = 'Banana \ud83c'
    const options = [{ option_id: 'opt_1', value: half }]
    const images = [{ url: `https://cdn.test/${half}.webp` }]
    const product = mapped({
      title: half,
      variants: [{ ...variant, weight: 453.59, title: half, options }],
      images,
    })
    expect(JSON.stringify(product)).not.toMatch(/\\ud83c/)
    expect(product.variants).toMatchObject([{ weightGrams: 454 }])
    expect(product.pictures).toHaveLength(1)
  })

  it('survives any rubbish in the fields nothing depends on', () => {
    const rubbish = fc.jsonValue()
    fc.assert(
      fc.property(rubbish, rubbish, rubbish, rubbish, (title, images, options, seo) => {
        const wire = { id, title, images, options, seo_settings: seo, custom_fields: images, order: title }
        expect(productWireSchema.safeParse(wire).success).toBe(true)
        expect(() => mapped(wire)).not.toThrow()
      }),
    )
  })
})

describe('mapProduct', () => {
  it('R81 takes an sku for the number on the pack only where it is one, of one variant', () => {
    const other = 'variant_01J0000000000000000000000B'
    const gtins = (...skus: unknown[]) =>
      mapped({
        variants: skus.map((sku, index) => ({ ...variant, id: index === 0 ? variantId : other, sku })),
      }).variants.map(({ gtin }) => gtin)
    expect(gtins('7891000100103', 'ARROZ-5')).toEqual(['7891000100103', undefined])
    expect(gtins('7891000100103', '7891000100103')).toEqual([undefined, undefined])
    expect(gtins(7891000100103, '2000450012507')).toEqual([undefined, undefined])
    expect(mapped({ variants: [{ ...variant, sku: 'ARROZ-5' }] }).codes).toEqual(['ARROZ-5'])
  })

  it('takes the first usable of url_handle, slug, seo slug and id as handle', () => {
    expect(mapped({ url_handle: 'a-', slug: 'b' }).handle).toBe('a-')
    expect(mapped({ url_handle: '', slug: 'b' }).handle).toBe('b')
    expect(mapped({ slug: 'x/y', seo_settings: { slug: 'pão' } }).handle).toBe('pão')
    expect(mapped({ slug: '../x' }).handle).toBe(id)
  })

  it('sorts pictures by order, drops repeats and puts a missing thumbnail first', () => {
    const images = [
      { url: 'https://cdn.test/2.webp', order: 2, type: 'image' },
      { url: 'https://cdn.test/1.webp', order: 1, type: 'image' },
      { url: 'https://cdn.test/1.webp', order: 3, type: 'image' },
    ]
    expect(mapped({ images, thumbnail: 'https://cdn.test/t.webp' }).pictures).toEqual([
      'https://cdn.test/t.webp',
      'https://cdn.test/1.webp',
      'https://cdn.test/2.webp',
    ])
    expect(mapped({ images, thumbnail: 'https://cdn.test/2.webp' }).pictures).toEqual([
      'https://cdn.test/1.webp',
      'https://cdn.test/2.webp',
    ])
  })

  it('reads media where there are no images', () => {
    expect(mapped({ media: [{ url: '/pictures/a.webp' }] }).pictures).toEqual(['/pictures/a.webp'])
  })

  it('shows no picture from an address that is neither http(s) nor a path of ours', () => {
    const images = [
      ...['https:// cdn.test/a.webp', 'https://cdn.test:80x/a.webp', 'javascript:alert(1)'],
      ...['data:image/svg+xml,x', '//evil.test/a', '/\\evil.test', ''],
    ].map((url) => ({ url }))
    expect(mapped({ images, thumbnail: 'ftp://a/b' }).pictures).toEqual([])
  })

  it('keeps a sale price of 0, and calls none an offer that is not less', () => {
    expect(priceOf({ ...price, sale_amount: 0 })).toMatchObject({ amount: 1990, saleAmount: 0 })
    expect(priceOf({ ...price, sale_amount: 1990 })).toMatchObject({ saleAmount: null })
    expect(priceOf({ ...price, sale_amount: 2500 })).toMatchObject({ amount: 2500, saleAmount: null })
  })

  it('always has the effective price upstream means', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat()), (amount, saleAmount) => {
        const result = priceOf({ amount, sale_amount: saleAmount })
        expect(result && effectiveAmount(result)).toBe(saleAmount ?? amount)
      }),
    )
  })

  it('writes the currency in lower case and falls back where it says none', () => {
    expect(priceOf(price)?.currency).toBe('brl')
    expect(priceOf({ amount: 1, currency: { code: 'USD' } })?.currency).toBe('usd')
    expect(priceOf({ amount: 1, currency_code: 'reais' })?.currency).toBe('eur')
  })

  it('R25 reads a price under the names of the specification', () => {
    const own = { ...variant, prices: [], price_in_cents: 1990, sale_price_in_cents: 1590, currency: 'BRL' }
    const read = (part: object) => mapped({ variants: [{ ...own, ...part }] }).variants[0]?.price
    expect(read({})).toEqual({ amount: 1990, saleAmount: 1590, currency: 'brl' })
    expect(read({ sale_price_in_cents: null, currency: null })).toEqual({
      amount: 1990,
      saleAmount: null,
      currency: 'eur',
    })
  })

  it('has the lowest price shown for null and lowest_price_first, else the first variant', () => {
    expect(mapped({}).priceSelection).toBe('lowest-price')
    expect(mapped({ site_product_selection: 'lowest_price_first' }).priceSelection).toBe('lowest-price')
    expect(mapped({ site_product_selection: 'first' }).priceSelection).toBe('first-variant')
  })

  it('cannot be bought when either flag says no', () => {
    expect(mapped({ purchasable: false }).purchasable).toBe(false)
    expect(mapped({ is_available: false }).purchasable).toBe(false)
    expect(mapped({ purchasable: null, is_available: null }).purchasable).toBe(true)
  })

  it('is null for a deleted product', () => {
    const wire = productWireSchema.parse({ id, deleted_at: '2026-01-01T00:00:00.000Z' })
    expect(mapProduct(wire, { defaultCurrency: 'eur' })).toBeNull()
  })
})
