import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { collectionIdSchema } from '../domain/identifiers.ts'
import type { Collection, Product } from '../domain/product.ts'
import { success } from '../domain/result.ts'
import { sizeOfPage } from '../next/packed-page.ts'
import { cacheTagsHeader, createPageStore } from '../next/page-store.ts'
import { confirmVersions, expireVersions } from '../next/shown-parts.ts'
import { buildSearchIndex, type SearchIndex } from '../search/search-index.ts'
import { keepInMemory } from '../server/files/page-files.ts'
import { runOnEmbeddedStore } from '../testing/run-on-embedded-store.ts'
import {
  handleOf,
  plainPrice,
  productIdOf,
  productOf,
  variantIdOf,
  variantOf,
} from '../testing/sample-values.ts'
import { findListing } from './find-listing.ts'
import { findProduct } from './find-product.ts'
import { findShareCard } from './find-share-card.ts'
import * as categories from './list-categories.ts'
import { listHomeShelves } from './list-home-shelves.ts'
import { searchProducts } from './search-products.ts'
import { type Catalog, indexCatalog } from './snapshot.ts'

// A shop whose merchant does anything at any time, and pages that are put together from all that pages read. What `next/cache`
// and the store are given to do is done here.
const shop = vi.hoisted(() => ({
  catalog: null as Catalog | null,
  index: null as SearchIndex | null,
  details: new Map<string, Product>(),
  tags: [] as string[],
}))
vi.mock('next/cache', () => ({
  cacheTag: (...tags: string[]) => shop.tags.push(...tags),
  cacheLife: vi.fn(),
}))
vi.mock('./get-catalog.ts', () => ({
  getCatalogReader: () => ({ current: async () => shop.catalog, find: () => shop.catalog }),
}))
vi.mock('../search/get-search.ts', () => ({ getCatalogSearch: () => ({ current: async () => shop.index }) }))
vi.mock('../store/get-store-api.ts', () => ({
  getStoreApi: () => ({ findOptionalProduct: async (id: string) => success(shop.details.get(id) ?? null) }),
}))
runOnEmbeddedStore()

const count = 30
const words = ['banana', 'uva', 'melado', 'tomate', 'café']
const collections = ['Frutas', 'Da Serra', 'Mais vendidos'].map(
  (title, index): Collection => ({ id: collectionIdSchema.parse(`c${index}`), title, picture: null }),
)
type Goods = { readonly products: readonly Product[]; readonly collections: readonly Collection[] }
const firstGoods: Goods = {
  collections,
  products: Array.from({ length: count }, (_, index) =>
    productOf({
      id: productIdOf(index),
      handle: handleOf(`${words[index % words.length]}-${index}`),
      title: `${words[index % words.length]} ${index}`,
      collectionIds: collections.filter((_, place) => (index >> place) % 2 === 1).map(({ id }) => id),
      variants: [variantOf({ id: variantIdOf(index), price: { ...plainPrice, amount: 100 + 37 * index } })],
      order: index,
      updatedAt: 'monday',
    }),
  ),
}

const step = fc.record({
  kind: fc.constantFrom(
    ...[
      ...['price', 'sale', 'stock', 'title', 'text', 'gone', 'back', 'order', 'collections', 'renamed'],
      'nothing',
    ],
  ),
  place: fc.nat({ max: count - 1 }),
  value: fc.nat({ max: 6 }),
  /** The index of the search follows later; the catalogue changes while a page is rendered. */
  isIndexLate: fc.boolean(),
  isMidway: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

function changed(goods: Goods, { kind, place, value }: Step): Goods {
  const at = (change: (product: Product) => Partial<Product>): Goods => ({
    ...goods,
    products: goods.products.map((product, index) =>
      index === place ? { ...product, ...change(product) } : product,
    ),
  })
  const variants = (change: object) =>
    at((product) => ({ variants: product.variants.map((one) => ({ ...one, ...change })) }))
  const price = { ...plainPrice, amount: 100 + value }
  if (kind === 'price') return variants({ price })
  if (kind === 'sale') return variants({ price: { ...price, saleAmount: value * 20 } })
  if (kind === 'stock') return variants({ stock: value })
  if (kind === 'title') return at(() => ({ title: `${words[value % words.length]} nova` }))
  if (kind === 'text') return at(({ updatedAt }) => ({ updatedAt: `${updatedAt}${value}` }))
  if (kind === 'gone') return at(() => ({ purchasable: false, collectionIds: [] }))
  if (kind === 'back') return at(() => ({ purchasable: true }))
  if (kind === 'order') return at(() => ({ order: value }))
  if (kind === 'collections')
    return at(() => ({ collectionIds: collections.slice(0, value % 4).map(({ id }) => id) }))
  if (kind === 'renamed') {
    const named = goods.collections.map((one, index) =>
      index === value % 3 ? { ...one, title: `${one.title} ${value}` } : one,
    )
    return { ...goods, collections: named }
  }
  return goods
}

let readings = 0
let lastGoods: Goods | null = null

async function publish(goods: Goods, isIndexLate: boolean): Promise<() => void> {
  const { products, collections: named } = goods
  readings += 1
  const readAt = new Date(readings * 60_000).toISOString()
  const catalog = indexCatalog({ products, collections: named, language: null, readAt })
  const index = await buildSearchIndex(products, named)
  for (const product of products) {
    shop.details.set(product.id, { ...product, description: `Texto de ${product.updatedAt}` })
  }
  shop.catalog = catalog
  if (!isIndexLate) shop.index = index
  if (goods === lastGoods) confirmVersions(readAt)
  else expireVersions(readAt)
  lastGoods = goods
  return () => {
    shop.index = index
    expireVersions()
  }
}

/** What the pages of `app/` read, by their addresses. */
async function openPages() {
  const list = (category: string | null, ...segments: string[]) => [
    () => findListing(category, segments),
    () => categories.findCategoryRow(category),
  ]
  const product = ({ id, handle }: Product) => [
    () => findProduct(handle),
    () => findShareCard(handle),
    () => categories.findProductCategory(id),
  ]
  const pages: [string, (() => Promise<unknown>)[]][] = [
    ['/', [listHomeShelves, categories.listHomeCategories]],
    ['/categorias', [() => categories.findCategoryPage(1)]],
    ['/store', list(null)],
    ['/store/pagina/2', list(null, 'pagina', '2')],
    ['/store/menor-preco', list(null, 'menor-preco')],
    ['/store/em-oferta', list(null, 'em-oferta')],
    ['/categoria/frutas', list('frutas')],
    ['/categoria/da-serra', list('da-serra')],
    ...words.map((word): [string, (() => Promise<unknown>)[]] => [
      `/busca/${encodeURIComponent(word)}`,
      [() => searchProducts(word), () => categories.findCategoryRow(null)],
    ]),
    ...firstGoods.products.map((one): [string, (() => Promise<unknown>)[]] => [
      `/product/${one.handle}`,
      product(one),
    ]),
  ]
  return pages
}

async function render(reads: (() => Promise<unknown>)[], midway: () => unknown = () => undefined) {
  shop.tags = []
  const shown: unknown[] = []
  for (const read of reads) {
    shown.push(await read())
    await midway()
  }
  const headers = { [cacheTagsHeader]: shop.tags.join(',') }
  return { kind: 'APP_PAGE', html: JSON.stringify(shown), rscData: '', segmentData: new Map(), headers }
}

const keyOf = (pathname: string) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${pathname}`
const cacheControl = { revalidate: 60 }

it('R22 whatever the merchant does, a kept page is what it would be rendered afresh, and others are not rendered at all', async () => {
  const pages = await openPages()
  let kept = 0
  let rendered = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const files = () => keepInMemory<Parameters<typeof sizeOfPage>[0]>(1e9, sizeOfPage)
      const cache = createPageStore({ files: files(), memoryOnly: files() })
      let goods = firstGoods
      let catchUp = await publish(goods, false)

      async function compareAll(midway: () => unknown) {
        for (const [pathname, reads] of pages) {
          const found = await cache.find(keyOf(pathname))
          const afresh = await render(reads)
          if (found) {
            kept += 1
            expect([pathname, found.value]).toEqual([
              pathname,
              expect.objectContaining({ html: afresh.html }),
            ])
          } else {
            rendered += 1
            const value = await render(reads, midway)
            await cache.save(keyOf(pathname), { value, cacheControl })
          }
        }
      }

      await compareAll(() => undefined)
      for (const one of steps) {
        goods = changed(goods, one)
        catchUp = await publish(goods, one.isIndexLate)
        // A page that is rendered from two readings is not kept.
        const next = changed(goods, { ...one, kind: 'price' })
        await compareAll(async () => {
          if (!one.isMidway || next === goods) return
          goods = next
          catchUp = await publish(next, one.isIndexLate)
        })
        catchUp()
        await compareAll(() => undefined)
      }
    }),
    { numRuns: 10 },
  )
  expect(kept / rendered).toBeGreaterThan(3)
})
