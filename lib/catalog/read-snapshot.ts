import { isDeepStrictEqual } from 'node:util'
import type { Product } from '../domain/product.ts'
import { type Result, success } from '../domain/result.ts'
import type { StoreApiError } from '../store/errors.ts'
import { listEveryProduct, type ReadPages } from '../store/list-every-product.ts'
import { applyStock, type StockByVariant, type StoreApi } from '../store/store-api.ts'
import type { CatalogSnapshot } from './snapshot.ts'

type Extras = Pick<CatalogSnapshot, 'collections' | 'language'>

const nothing: Extras = { collections: [], language: null }

/** Not found, not allowed, gone, not implemented: the store has no such call. */
const absent: readonly (number | null)[] = [404, 405, 410, 501]

/** Milliseconds the very first reading waits for extras: visitors wait for it. */
const firstTimeoutMs = 1500

/** Reads optional data (trust R25), or keeps the previous one. Never fails. */
export async function readExtras(
  api: Pick<StoreApi, 'listCollections' | 'findSettings'>,
  previous: Extras | null,
  products: Promise<unknown> = Promise.resolve(),
): Promise<Extras> {
  const known = previous ?? nothing
  const reading = {
    collections: api
      .listCollections()
      .then((read) => (read.ok ? read.value : isAbsent(read) ? nothing.collections : known.collections)),
    language: api
      .findSettings()
      .then((read) => (read.ok ? read.value.language : isAbsent(read) ? nothing.language : known.language)),
  }
  const end = previous ? null : endOfWaiting(products)
  const inTime = <Value>(work: Promise<Value>, otherwise: Value) =>
    end ? Promise.race([work, end.then(() => otherwise)]) : work
  const [collections, language] = await Promise.all([
    inTime(reading.collections, known.collections),
    inTime(reading.language, known.language),
  ])
  return { collections, language }
}

function isAbsent(read: Result<unknown, StoreApiError>): boolean {
  return !read.ok && absent.includes(read.error.status)
}

async function endOfWaiting(products: Promise<unknown>): Promise<void> {
  await Promise.all([products, new Promise((resolve) => setTimeout(resolve, firstTimeoutMs).unref())])
}

type Memory = {
  readonly previous?: CatalogSnapshot | null
  readonly pages?: ReadPages
}

/** Reads the whole store; a partial list never replaces a whole one (trust R25). */
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

/** Adds stock, and reuses unchanged products of the last reading. */
function pageCompleter(api: StoreApi, previous: CatalogSnapshot | null) {
  const known = new Map(previous?.products.map((product) => [product.id, product]))
  let isStockKnown = true
  return async (page: readonly Product[]): Promise<readonly Product[]> => {
    const stock = isStockKnown ? await api.listStock(page.map(({ id }) => id)) : null
    isStockKnown = stock?.ok ?? false
    return page.map((product) => {
      const before = known.get(product.id)
      const complete = applyStock(product, stock?.ok ? stock.value : stockOf(before))
      return before && isDeepStrictEqual(before, complete) ? before : complete
    })
  }
}

// Keeps known stock on failure; uncounted products are unknown, not sold out.
function stockOf(product: Product | undefined): StockByVariant {
  return new Map(product?.variants.map(({ id, stock }) => [id, stock]))
}
