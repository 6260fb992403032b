import type { Result } from '../domain/result.ts'
import type { StoreApiError } from '../store/errors.ts'
import type { StoreApi } from '../store/store-api.ts'
import type { CatalogSnapshot } from './snapshot.ts'

type Extras = Pick<CatalogSnapshot, 'collections' | 'language'>

const nothing: Extras = { collections: [], language: null }

/** Not found, not allowed, gone, not implemented: the store has no such call. */
const absent: readonly (number | null)[] = [404, 405, 410, 501]

/** Milliseconds that the very first reading waits for extras alone: visitors wait for it. */
const firstTimeoutMs = 1500

/**
 * What a store may have besides the calls of the specification (trust R25). Where it says that it has none, or nothing
 * was ever known, there are none; where they cannot be read now, what was known of them stays. Never fails.
 * `products`: what the reading waits for besides.
 */
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
