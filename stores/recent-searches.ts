import { fromJson, listOf, objectOf, oneOf, text } from '@/lib/browser/decode'
import { normalizeQuery } from '@/lib/domain/search-query'
import { createStoredValue, type StorageAccess } from './stored-value'

export const recentSearchesKey = 'mercado-local-searches'

const version = 1
const maximumSearches = 6

const file = objectOf({ version: oneOf([version]), searches: listOf(text) })

const keyOf = (query: string) => query.toLowerCase()

export function openRecentSearches(storage: StorageAccess) {
  const stored = createStoredValue<readonly string[]>({
    storage,
    key: recentSearchesKey,
    version,
    decode: (json) =>
      (fromJson(json, file)?.searches ?? [])
        .map(normalizeQuery)
        .filter((query) => query !== '')
        .slice(0, maximumSearches),
    encode: (searches) => (searches.length === 0 ? null : JSON.stringify({ version, searches })),
  })
  const without = (query: string) => stored.read().filter((other) => keyOf(other) !== keyOf(query))
  return {
    read: stored.read,
    add: (query: string) => void stored.write([query, ...without(query)].slice(0, maximumSearches)),
    remove: (query: string) => void stored.write(without(query)),
    clear: () => void stored.write([]),
  }
}
