import type { Result } from '../domain/result.ts'
import type { StoreApiError } from '../store-api/errors.ts'
import type { StoreApi } from '../store-api/store-api.ts'
import type { CatalogSnapshot } from './snapshot.ts'

type Extras = Pick<CatalogSnapshot, 'collections' | 'language'>

const nothing: Extras = { collections: [], language: null }

/** Not found, not allowed, gone, not implemented: the store has no such call. */
const absent: readonly (number | null)[] = [404, 405, 410, 501]

/** Milliseconds that the very first reading waits for extras: visitors wait for it. */
const firstPatienceMs = 1500

/**
 * What a store may have besides the calls of the specification (trust R25). Where it says that it has none, or nothing
 * was ever known, there are none; where they cannot be read now, what was known of them stays. Never fails.
 */
export async function readExtras(
  api: Pick<StoreApi, 'listCollections' | 'findSettings'>,
  previous: Extras | null,
): Promise<Extras> {
  const known = previous ?? nothing
  const collections = api
    .listCollections()
    .then((read) => (read.ok ? read.value : isAbsent(read) ? nothing.collections : known.collections))
  const language = api
    .findSettings()
    .then((read) => (read.ok ? read.value.language : isAbsent(read) ? nothing.language : known.language))
  const [list, tongue] = await Promise.all(
    previous
      ? [collections, language]
      : [inTime(collections, known.collections), inTime(language, known.language)],
  )
  return { collections: list, language: tongue }
}

function isAbsent(read: Result<unknown, StoreApiError>): boolean {
  return !read.ok && absent.includes(read.error.status)
}

function inTime<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  const late = Promise.withResolvers<Value>()
  const timer = setTimeout(late.resolve, firstPatienceMs, otherwise)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
