import type { ProductId } from '../domain/identifiers.ts'
import type { Product } from '../domain/product.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { StoreApiError } from '../store-api/errors.ts'
import { withStock } from '../store-api/map.ts'
import type { StoreApi } from '../store-api/store-api.ts'

/** Nothing that was read longer ago answers a quote, whatever the caller would accept (trust R11, R12). */
export const longestAgeMs = 15_000

type Products = ReadonlyMap<ProductId, Product>
type Entry = {
  /** When its reading began, so that the age is never understated. */
  readonly startedAt: number
  /** Null when the store no longer has it. Never rejects, and is forgotten once it failed. */
  readonly reading: Promise<Result<Product | null, StoreApiError>>
}

type Options = {
  readonly api: Pick<StoreApi, 'listProducts' | 'listStock'>
  /** Milliseconds, from any fixed moment on. */
  readonly now: () => number
  /** Products remembered; the one read longest ago makes room. */
  readonly maximumProducts?: number
}

export type ProductFacts = {
  /**
   * The products as the store sells them now, with their stock; one that the store no longer has is missing.
   * Callers at the same time share one reading, and later ones what it found, for at most `maximumAgeMs`.
   */
  list(
    ids: readonly ProductId[],
    options: { readonly maximumAgeMs: number },
  ): Promise<Result<Products, StoreApiError>>
}

/** Live prices and stock, product by product, each kept for seconds. Failures are shared by who waits, never kept. */
export function createProductFacts({ api, now, maximumProducts = 2000 }: Options): ProductFacts {
  const entries = new Map<ProductId, Entry>()

  function begin(ids: readonly ProductId[]): void {
    const startedAt = now()
    const batch = readProducts(api, ids)
    for (const id of ids) {
      const reading = batch.then((result) => (result.ok ? success(result.value.get(id) ?? null) : result))
      const entry: Entry = { startedAt, reading }
      entries.delete(id)
      entries.set(id, entry)
      void reading.then(({ ok }) => {
        if (!ok && entries.get(id) === entry) entries.delete(id)
      })
    }
    for (const oldest of entries.keys()) {
      if (entries.size <= maximumProducts) break
      entries.delete(oldest)
    }
  }

  return {
    async list(ids, { maximumAgeMs }) {
      const oldest = now() - Math.min(maximumAgeMs, longestAgeMs)
      const wanted = [...new Set(ids)]
      const missing = wanted.filter((id) => (entries.get(id)?.startedAt ?? Number.NEGATIVE_INFINITY) < oldest)
      if (missing.length > 0) begin(missing)
      const products = new Map<ProductId, Product>()
      for (const result of await Promise.all(wanted.map((id) => entries.get(id)?.reading))) {
        if (result?.ok === false) return result
        if (result?.value) products.set(result.value.id, result.value)
      }
      return success(products)
    },
  }
}

async function readProducts(
  api: Options['api'],
  ids: readonly ProductId[],
): Promise<Result<Products, StoreApiError>> {
  const [page, stock] = await Promise.all([
    api.listProducts({ ids, offset: 0, limit: ids.length }),
    api.listStock(ids),
  ])
  if (!page.ok) return page
  if (!stock.ok) return stock
  const { products, count } = page.value
  if (count > 0 && products.length === 0) {
    const message = 'Malformed store answer: none of the products asked for can be read'
    return failure(new StoreApiError({ kind: 'malformed', message }))
  }
  return success(new Map(products.map((product) => [product.id, withStock(product, stock.value)])))
}
