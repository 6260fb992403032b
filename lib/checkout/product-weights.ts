import { bulkhead } from 'cockatiel'
import type { ProductId, VariantId } from '../domain/identifiers.ts'
import type { Product } from '../domain/product.ts'
import { setBounded } from '../server/bounded-memory.ts'
import { raceTimeout } from '../server/timing.ts'
import type { StoreApi } from '../store/store-api.ts'

/** Milliseconds; weights rarely change, and then `updatedAt` changes too. */
const keptForMs = 6 * 3_600_000
/** Milliseconds before a failed reading is retried. */
const restMs = 30_000

type Weights = ReadonlyMap<VariantId, number>
type Entry = { readonly updatedAt: string | null; readonly readAt: number; readonly weights: Weights | null }

type Options = {
  readonly api: Pick<StoreApi, 'findOptionalProduct'>
  readonly now: () => number
  readonly timeoutMs?: number
  readonly maximumProducts?: number
  readonly readsAtOnce?: number
}

export type ProductWeights = {
  /** Grams by variant, as far as known before the timeout; never rejects. */
  find(products: readonly Product[]): Promise<Weights>
  known(products: readonly Product[]): Weights
}

/** Caches weights for hours, because only the single-product call returns them. */
export function createProductWeights(options: Options): ProductWeights {
  const { api, now, timeoutMs = 700, maximumProducts = 2000, readsAtOnce = 4 } = options
  const entries = new Map<ProductId, Entry>()
  const underWay = new Map<ProductId, Promise<void>>()
  const turns = bulkhead(readsAtOnce, Number.POSITIVE_INFINITY)

  function isKnown(product: Product): boolean {
    const entry = entries.get(product.id)
    if (!entry || entry.updatedAt !== product.updatedAt) return false
    return now() - entry.readAt < (entry.weights ? keptForMs : restMs)
  }

  async function read({ id, updatedAt }: Product): Promise<void> {
    const found = await turns.execute(() => api.findOptionalProduct(id))
    const weights = found.ok && found.value ? weightsOf(found.value) : null
    setBounded(entries, id, { updatedAt, readAt: now(), weights }, maximumProducts)
  }

  function readOnce(product: Product): Promise<void> {
    const running = underWay.get(product.id)
    if (running) return running
    const reading = read(product).finally(() => underWay.delete(product.id))
    underWay.set(product.id, reading)
    return reading
  }

  const known = (products: readonly Product[]): Weights =>
    new Map(products.flatMap((product) => [...(entries.get(product.id)?.weights ?? [])]))

  return {
    known,
    async find(products) {
      const unknown = products.filter((product) => !isKnown(product))
      if (unknown.length > 0) await raceTimeout(Promise.all(unknown.map(readOnce)), timeoutMs)
      return known(products)
    },
  }
}

function weightsOf({ variants }: Product): Weights {
  return new Map(variants.flatMap(({ id, weightGrams }) => (weightGrams === null ? [] : [[id, weightGrams]])))
}
