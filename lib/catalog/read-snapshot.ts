import { isDeepStrictEqual } from 'node:util'
import type { Product } from '../domain/product.ts'
import { type Result, success } from '../domain/result.ts'
import { applyStock } from '../store/apply-stock.ts'
import type { StoreApiError } from '../store/errors.ts'
import { listEveryProduct, type ReadPages } from '../store/list-every-product.ts'
import type { StockByVariant, StoreApi } from '../store/store-api.ts'
import { readExtras } from './read-extras.ts'
import type { CatalogSnapshot } from './snapshot.ts'

/** What makes a reading that finds little new a cheap one. */
type Memory = {
  readonly previous?: CatalogSnapshot | null
  /** Kept by the caller from reading to reading. */
  readonly pages?: ReadPages
}

/**
 * One full read of the store: products and their stock, and collections and settings where the store has such calls
 * (trust R25). A half-read list of products never takes the place of a whole one; nothing else ends a reading.
 */
export async function readSnapshot(
  api: StoreApi,
  now: () => Date,
  { previous = null, pages = new Map() }: Memory = {},
): Promise<Result<CatalogSnapshot, StoreApiError>> {
  const completePage = pageCompleter(api, previous)
  const listed = listEveryProduct(api, { completePage, pages })
  const [products, extras] = await Promise.all([listed, readExtras(api, previous, listed)])
  if (!products.ok) return products
  return success({ products: products.value, ...extras, readAt: now().toISOString() })
}

/**
 * Gives the products of a page their stock, and swaps each that is as it was for the very object of the last reading:
 * a second catalogue of the same goods then weighs next to nothing, and what changed is plain to see.
 */
function pageCompleter(api: StoreApi, previous: CatalogSnapshot | null) {
  const known = new Map(previous?.products.map((product) => [product.id, product]))
  let isStockKnown = true
  return async (page: readonly Product[]): Promise<readonly Product[]> => {
    const stock = isStockKnown ? await api.listStock(page.map(({ id }) => id)) : null
    // One failed call is enough: no page waits for the same failure again.
    isStockKnown = stock?.ok ?? false
    return page.map((product) => {
      const before = known.get(product.id)
      const complete = applyStock(product, stock?.ok ? stock.value : stockOf(before))
      return before && isDeepStrictEqual(before, complete) ? before : complete
    })
  }
}

// What was known of the stock stays when the call fails; a product never counted is unknown, not sold out.
function stockOf(product: Product | undefined): StockByVariant {
  return new Map(product?.variants.map(({ id, stock }) => [id, stock]))
}
