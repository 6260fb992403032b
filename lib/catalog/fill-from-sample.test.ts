import { describe, expect, it } from 'vitest'
import { productMetadata } from '../discovery/metadata.ts'
import type { Product } from '../domain/product.ts'
import { toProductCard } from '../domain/product-card.ts'
import { handleOf, productIdOf, productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { fillCard, fillProduct, type SampleMode, sampleItems } from './fill-from-sample.ts'
import { sanitizeProduct } from './sanitize-merchant-html.ts'

const bare = productOf({ title: '', subtitle: null, pictures: [] })
const full = productOf({ title: 'Caqui', subtitle: 'Bandeja', pictures: ['/pictures/caqui.webp'] })
const many = Array.from({ length: 200 }, (_, number) => ({
  ...bare,
  id: productIdOf(number),
  handle: handleOf(`produto-${number}`),
}))

const cardOf = (product: Product, mode: SampleMode, storePosition: number | null = null) =>
  fillCard(toProductCard(product), { mode, storePosition })
const titlesOf = (filled: readonly { title: string }[]) =>
  [...new Set(filled.map(({ title }) => title))].toSorted()
const sampleTitles = (count: number) => titlesOf(sampleItems.slice(0, count))

describe('SAMPLE_CATALOG=fill', () => {
  it('completes what is missing on a card, in the cart too, and nothing else', () => {
    const { title, subtitle, picture, item } = cardOf(bare, 'fill')
    expect(sampleItems).toContainEqual({ title, subtitle, picture })
    expect(item).toMatchObject({ title, picture })
    expect(cardOf(full, 'fill', 0)).toEqual(toProductCard(full))
    expect(cardOf({ ...full, subtitle: null }, 'fill')).toMatchObject({
      title: 'Caqui',
      subtitle: expect.any(String),
      picture: '/pictures/caqui.webp',
    })
  })

  it('uses all eight samples on cards, and the first two on a page', () => {
    expect(titlesOf(many.map((product) => cardOf(product, 'fill')))).toEqual(sampleTitles(8))
    expect(titlesOf(many.map((product) => fillProduct(product, 'fill')))).toEqual(sampleTitles(2))
  })
})

describe('SAMPLE_CATALOG=overwrite', () => {
  it('cycles the eight samples by position on the store list', () => {
    const shown = many.slice(0, 24).map((_, position) => cardOf(full, 'overwrite', position))
    for (const [position, { title, subtitle, picture }] of shown.entries()) {
      expect({ title, subtitle, picture }).toEqual(sampleItems[position % 8])
    }
  })

  it('leaves price, stock, address and what goes into the cart alone', () => {
    const two = { ...full, variants: [variantOf(), variantOf({ id: variantIdOf(2), title: '2 kg' })] }
    for (const product of [full, two]) {
      const { title, subtitle, picture, ...kept } = cardOf(product, 'overwrite', 3)
      expect(toProductCard(product)).toMatchObject(kept)
    }
  })
})

describe('the metadata of a filled page', () => {
  it.each(['fill', 'overwrite'] as const)('has no word of the sample with %s', (mode) => {
    for (const product of many.slice(0, 20)) {
      const metadata = productMetadata(sanitizeProduct(fillProduct(product, mode), product), {
        deliveryZones: [],
      })
      const text = JSON.stringify(metadata)
      for (const { title, subtitle, picture } of sampleItems) {
        expect([text.includes(title), text.includes(subtitle), text.includes(picture)]).toEqual([
          false,
          false,
          false,
        ])
      }
    }
  })
})
