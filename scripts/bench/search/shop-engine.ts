import { type Catalog, indexCatalog } from '../../../lib/catalog/snapshot.ts'
import { readSampleCatalog } from '../../../lib/catalog/testing/sample-catalog.ts'
import type { Collection } from '../../../lib/domain/product.ts'
import { searchCatalog } from '../../../lib/search/search-catalog.ts'
import { buildSearchIndex } from '../../../lib/search/search-index.ts'
import { handleOf, productIdOf, productOf, variantOf } from '../../../lib/testing/sample-values.ts'
import type { Good } from './goods.ts'
import type { Engine } from './plain-engine.ts'

/** The sample catalogue as goods; it names no brands. */
export async function listSampleGoods(): Promise<readonly Good[]> {
  const { snapshot } = await readSampleCatalog()
  const titles = new Map(snapshot.collections.map(({ id, title }) => [id, title]))
  return snapshot.products.map((product) => ({
    title: product.title,
    brand: null,
    subtitle: product.subtitle ?? '',
    category: product.collectionIds.map((id) => titles.get(id)).join(' '),
    description: product.description?.replace(/<[^>]*>/g, ' ') ?? '',
    variants: product.variants.map(({ title }) => title),
  }))
}

function catalogOf(goods: readonly Good[]): Catalog {
  const categories = [...new Set(goods.map(({ category }) => category))]
  const collections = categories.map((title) => ({
    id: title,
    title,
    picture: null,
  })) as unknown as readonly Collection[]
  const products = goods.map(({ brand: _, ...good }, index) =>
    productOf({
      ...good,
      id: productIdOf(index),
      handle: handleOf(String(index)),
      collectionIds: collections.filter(({ title }) => title === good.category).map(({ id }) => id),
      variants:
        good.variants.length > 0
          ? good.variants.map((title) => variantOf({ title }))
          : [variantOf({ title: good.title })],
      order: index,
    }),
  )
  return indexCatalog({ products, collections, language: null, readAt: '' })
}

/** The search of the shop over a catalogue of these goods. */
export async function createShopEngine(goods: readonly Good[]): Promise<Engine> {
  const catalog = catalogOf(goods)
  const index = await buildSearchIndex(catalog.snapshot.products, catalog.snapshot.collections)
  return (query) => searchCatalog({ index, catalog }, query).products.map(({ handle }) => Number(handle))
}
