import type { Product } from '../domain/product.ts'
import { failure, type Result, success } from '../domain/result.ts'
import type { StoreApiError } from '../store-api/errors.ts'
import { listEveryProduct } from '../store-api/list-every-product.ts'
import { withStock } from '../store-api/map.ts'
import type { StockByVariant, StoreApi } from '../store-api/store-api.ts'
import type { CatalogSnapshot } from './snapshot.ts'

/**
 * One full read of the store: products, their stock, collections, settings. Fails as a whole, so that a
 * half-read catalogue never takes the place of a whole one; only settings and stock may be missing.
 */
export async function readSnapshot(
  api: StoreApi,
  now: () => Date,
  previous: CatalogSnapshot | null = null,
): Promise<Result<CatalogSnapshot, StoreApiError>> {
  const [products, collections, settings] = await Promise.all([
    listEveryProduct(api),
    api.listCollections(),
    api.findSettings(),
  ])
  if (!products.ok) return products
  if (!collections.ok) return failure(collections.error)
  return success({
    products: await addStock(api, products.value, previous),
    collections: collections.value,
    language: settings.ok ? settings.value.language : null,
    readAt: now().toISOString(),
  })
}

// What was known of the stock stays when this one call fails; a product never counted is unknown, not sold out.
async function addStock(
  api: StoreApi,
  products: readonly Product[],
  previous: CatalogSnapshot | null,
): Promise<readonly Product[]> {
  const stock = await api.listStock(products.map((product) => product.id))
  const known = stock.ok ? stock.value : stockOf(previous)
  return products.map((product) => withStock(product, known))
}

function stockOf(snapshot: CatalogSnapshot | null): StockByVariant {
  const variants = snapshot?.products.flatMap((product) => product.variants) ?? []
  return new Map(variants.map(({ id, stock }) => [id, stock]))
}
