import { describe, expect, it } from 'vitest'
import { mapCollection, mapProduct } from '../adapters/hostinger/map.ts'
import { collectionWireSchema, errorWireSchema, productWireSchema } from '../adapters/hostinger/wire.ts'
import { wireLimits } from '../adapters/hostinger/wire-limits.ts'
import { sanitizeProduct } from './sanitize-merchant-html.ts'
import { hostileTexts } from './testing/hostile-texts.ts'

const ulid = (index: number) => String(index).padStart(26, '0')
const many = <Row>(row: (index: number) => Row, length = 300) =>
  Array.from({ length }, (_, index) => row(index))

function productOf(text: string) {
  const wire = {
    id: `prod_${ulid(1)}`,
    title: text,
    subtitle: text,
    ribbon_text: text,
    description: text,
    thumbnail: `https://a.example/${text}`,
    images: many((index) => ({ url: `https://a.example/${index}`, order: index })),
    product_collections: many((index) => ({ collection_id: `pcol_${ulid(index)}`, order: index })),
    options: many((index) => ({ id: String(index), title: text })),
    variants: many((index) => ({
      id: `variant_${ulid(index)}`,
      title: text,
      image_url: `https://a.example/${text}`,
      prices: many(() => ({ amount: 100 }), 30),
      options: many((option) => ({ option_id: String(option), value: text }), 30),
    })),
    additional_info: many((index) => ({ id: String(index), order: index, title: text, description: text })),
    custom_fields: many((index) => ({ id: String(index), title: text, is_required: false })),
  }
  const product = mapProduct(productWireSchema.parse(wire), { defaultCurrency: 'brl' })
  if (!product) throw new Error('the product was dropped')
  return product
}

/** The longest text in a value, keys aside. */
function longestIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Math.max(0, ...Object.values(value).map(longestIn))
}

const deepest = (html: string) => {
  let depth = 0
  let most = 0
  for (const [, close, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (name === 'br' || name === 'hr') continue
    depth += close ? -1 : 1
    most = Math.max(most, depth)
  }
  return { most, left: depth }
}

describe('S17 a product with heavy texts', () => {
  const texts = Object.entries(hostileTexts).map(([name, textOf]) => [name, textOf(30_000)] as const)

  it.each(texts)('S17 keeps no more than the shop can use: %s', (_name, text) => {
    const { description, information, ...rest } = productOf(text)
    expect(description?.length ?? 0).toBeLessThanOrEqual(wireLimits.description)
    expect(longestIn(information)).toBeLessThanOrEqual(wireLimits.sectionText)
    expect(longestIn(rest)).toBeLessThanOrEqual(wireLimits.subtitle)
    expect(rest.pictures).toHaveLength(wireLimits.pictures)
    expect(rest.options).toHaveLength(wireLimits.options)
    expect(rest.variants).toHaveLength(wireLimits.variants)
    expect(rest.variants[0]?.options).toHaveLength(wireLimits.options)
    expect(rest.customFields).toHaveLength(wireLimits.customFields)
    expect(rest.collectionIds).toHaveLength(wireLimits.memberships)
    expect(information).toHaveLength(wireLimits.sections)
  })

  it('S17 gives the sanitiser the same work, however long the text is', () => {
    for (const textOf of Object.values(hostileTexts)) {
      const [long, longer] = [productOf(textOf(60_000)), productOf(textOf(600_000))]
      expect(longer.description?.length ?? 0).toBeLessThanOrEqual((long.description?.length ?? 0) + 100)
    }
  })

  it.each(texts)(
    'S17 is shown as HTML that is closed, and not deeper than a browser likes: %s',
    (_name, text) => {
      const product = productOf(text)
      const { descriptionHtml } = sanitizeProduct(product, product)
      expect(deepest(descriptionHtml ?? '')).toEqual({ most: expect.any(Number), left: 0 })
      expect(deepest(descriptionHtml ?? '').most).toBeLessThanOrEqual(30)
    },
  )
})

describe('S17 the other texts of a store', () => {
  it('S17 keeps a title of a collection and the words of a refusal short', () => {
    const text = hostileTexts['measures']?.(90_000) ?? ''
    const collection = mapCollection(collectionWireSchema.parse({ id: `pcol_${ulid(1)}`, title: text }))
    expect(longestIn(collection)).toBeLessThanOrEqual(wireLimits.title)
    const { message } = errorWireSchema.parse({ code: text, message: many(() => text) })
    expect(message).toHaveLength(wireLimits.messages)
    expect(longestIn(message)).toBeLessThanOrEqual(wireLimits.message)
  })
})
