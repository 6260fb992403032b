import type { ProductId } from '../domain/identifiers.ts'
import type { Product } from '../domain/product.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { setBounded } from '../server/bounded-memory.ts'
import { createBatchedRead } from '../store/batched-read.ts'
import { StoreApiError } from '../store/errors.ts'
import { applyStock, type StoreApi } from '../store/store-api.ts'

/** Maximum age of data in a quote or checkout (trust R11, R12). */
const longestAgeMs = 2000
/** Age after which data still answers while a new reading runs in the background. */
const aheadMs = 1000

const gatherMs = 50
const aheadAtOnce = 100

type Products = ReadonlyMap<ProductId, Product>
type Entry = {
  /** Start of the reading, so that the age is never understated. */
  readonly startedAt: number
  /** Null when the store no longer sells it; never rejects, and a failure is not cached. */
  readonly reading: Promise<Result<Product | null, StoreApiError>>
}

type Options = {
  readonly api: Pick<StoreApi, 'listProducts' | 'listStock'>
  readonly now: () => number
  readonly maximumProducts?: number
}

export type LivePrices = {
  /** Returns products at most 2 s old, omits those no longer sold; concurrent callers share a reading. */
  list(
    ids: readonly ProductId[],
    how?: { readonly readsAnew?: boolean },
  ): Promise<Result<Products, StoreApiError>>
}

export function createLivePrices({ api, now, maximumProducts = 2000 }: Options): LivePrices {
  const read = createBatchedRead((ids: readonly ProductId[]) => readProducts(api, ids))
  const entries = new Map<ProductId, Entry>()
  const waiting = new Set<ProductId>()
  const underWay = new Set<ProductId>()

  function begin(ids: readonly ProductId[]): void {
    const startedAt = now()
    const batch = read(ids)
    for (const id of ids) {
      const reading = batch.then((result) => (result.ok ? success(result.value.get(id) ?? null) : result))
      const entry: Entry = { startedAt, reading }
      setBounded(entries, id, entry, maximumProducts)
      void reading.then(({ ok }) => {
        if (!ok && entries.get(id) === entry) entries.delete(id)
      })
    }
  }

  /** Cached data stays in use until the new reading succeeds. */
  async function readAhead(): Promise<void> {
    const ids = [...waiting].slice(0, aheadAtOnce)
    for (const id of ids) {
      waiting.delete(id)
      underWay.add(id)
    }
    if (waiting.size > 0) setTimeout(readAhead, gatherMs).unref()
    const startedAt = now()
    const result = await read(ids)
    for (const id of ids) {
      underWay.delete(id)
      if (!result.ok || (entries.get(id)?.startedAt ?? 0) > startedAt) continue
      setBounded(
        entries,
        id,
        { startedAt, reading: Promise.resolve(success(result.value.get(id) ?? null)) },
        maximumProducts,
      )
    }
  }

  function planAhead(ids: readonly ProductId[]): void {
    const isPlanned = waiting.size > 0
    for (const id of ids) if (!underWay.has(id)) waiting.add(id)
    if (!isPlanned && waiting.size > 0) setTimeout(readAhead, gatherMs).unref()
  }

  return {
    async list(ids, { readsAnew = false } = {}) {
      const startOf = (id: ProductId) => entries.get(id)?.startedAt ?? Number.NEGATIVE_INFINITY
      const oldest = readsAnew ? now() : now() - longestAgeMs
      const wanted = [...new Set(ids)]
      const missing = wanted.filter((id) => startOf(id) < oldest)
      if (missing.length > 0) begin(missing)
      planAhead(wanted.filter((id) => startOf(id) < now() - aheadMs))
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
  return success(new Map(products.map((product) => [product.id, applyStock(product, stock.value)])))
}
