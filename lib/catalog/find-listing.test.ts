import { describe, expect, it } from 'vitest'
import { effectiveAmount } from '../domain/product.ts'
import { priceBands } from '../domain/refinement.ts'
import { displayedUnitPrice } from '../domain/unit-price.ts'
import { runOnEmbeddedStore } from '../testing/run-on-embedded-store.ts'
import { productOf } from '../testing/sample-values.ts'
import { buildListing } from './find-listing.ts'
import { type Catalog, indexCatalog } from './snapshot.ts'
import { readSampleCatalog } from './testing/sample-catalog.ts'

runOnEmbeddedStore()

const catalog = await readSampleCatalog()

async function find(path: string, category: string | null = null) {
  return buildListing(catalog, { category, segments: path.split('/').filter(Boolean) })
}

async function listing(path: string, category: string | null = null) {
  const found = await find(path, category)
  if (found.kind !== 'found') throw new Error(`${path} is ${found.kind}`)
  return found.listing
}

const productsOf = async (path: string) => {
  const first = await listing(path)
  const pages = Array.from({ length: first.pageCount }, (_, index) => index + 1)
  const all = await Promise.all(pages.map((page) => listing(`${path}${page > 1 ? `/pagina/${page}` : ''}`)))
  return all.flatMap(({ cards }) =>
    cards.flatMap(({ handle }) => catalog.productsByReference.get(handle) ?? []),
  )
}
const amountOf = (card: { price: Parameters<typeof effectiveAmount>[0] | null }) =>
  card.price ? effectiveAmount(card.price) : Number.POSITIVE_INFINITY

describe('a list of products', () => {
  it('has every product once on its pages, in the order of the merchant', async () => {
    const products = await productsOf('')
    expect(products).toEqual(catalog.snapshot.products)
  })

  it('of a category holds what belongs to it, and knows its title', async () => {
    const found = await find('', 'frutas')
    expect(found).toMatchObject({ kind: 'found', listing: { category: { slug: 'frutas', title: 'Frutas' } } })
    const { productCount } = await listing('', 'frutas')
    expect(productCount).toBe(catalog.categories.find(({ slug }) => slug === 'frutas')?.products.length)
  })

  it('keeps what is on sale, in stock and in a price band, and counts what each choice would leave', async () => {
    const all = await listing('')
    const onSale = await listing('em-oferta')
    expect(onSale.productCount).toBe(all.counts.onSale)
    expect(onSale.cards.every(({ price }) => price?.saleAmount !== null)).toBe(true)
    const inStock = await listing('em-oferta/em-estoque')
    expect(inStock.productCount).toBe(onSale.counts.inStock)
    let inBands = 0
    for (const { segment, from, below } of priceBands) {
      const { cards, productCount } = await listing(segment)
      expect(productCount).toBe(all.counts.bands[segment])
      for (const card of cards) {
        expect(amountOf(card)).toBeGreaterThanOrEqual(from * 100)
        expect(amountOf(card)).toBeLessThan((below ?? Number.POSITIVE_INFINITY) * 100)
      }
      inBands += productCount
    }
    expect(inBands).toBe(all.productCount)
  })

  it('offers what two of its products say on their labels, and keeps what says all that is chosen', async () => {
    const all = await listing('')
    expect(all.counts.kinds.map(({ kind }) => kind)).toEqual(['organico', 'integral'])
    for (const { kind, count } of all.counts.kinds) {
      const { productCount, counts } = await listing(kind)
      expect([productCount, counts.kinds.find((other) => other.kind === kind)?.count]).toEqual([count, count])
    }
    const titles = (await listing('integral')).cards.map(({ title }) => title)
    expect(titles).toContain('Leite integral')
    expect(titles.every((title) => /integral/i.test(title))).toBe(true)
    // One product of it alone is no choice.
    expect((await listing('', 'padaria')).counts.kinds).toEqual([])
  })

  it.each([
    [
      'menor-preco',
      (product: Catalog['snapshot']['products'][number]) =>
        Math.min(...product.variants.map(({ price }) => effectiveAmount(price))),
    ],
    [
      'preco-por-kg',
      (product: Catalog['snapshot']['products'][number]) => {
        const unit = displayedUnitPrice(product)
        return unit ? unit.perBase + (unit.kind === 'count' ? 1e12 : 0) : Number.POSITIVE_INFINITY
      },
    ],
  ] as const)('is sorted by %s', async (path, keyOf) => {
    const keys = (await productsOf(path)).map(keyOf)
    expect(keys).toEqual(keys.toSorted((one, other) => (one === other ? 0 : one - other)))
  })

  it('does not exist behind its last page, under another word or for an unknown category', async () => {
    for (const [path, category] of [
      ['pagina/999', null],
      ['barato', null],
      ['', 'nao-existe'],
    ] as const) {
      expect(await find(path, category)).toEqual({ kind: 'unknown' })
    }
  })
})

it("a page comes with its merchant's own names in its order, and with no name that the sample filled in", async () => {
  const found = await find('pagina/2')
  const second = catalog.snapshot.products.slice(24, 48).map(({ title }) => title)
  expect(found).toMatchObject({ merchantTitles: second })
  const products = [productOf({ title: '' }), productOf({ title: 'Uva', order: 1 })]
  const unnamed = indexCatalog({ ...catalog.snapshot, products })
  expect(await buildListing(unnamed, { category: null, segments: [] })).toMatchObject({
    merchantTitles: ['Uva'],
  })
})
