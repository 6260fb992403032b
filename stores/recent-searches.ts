import { normalizeQuery } from '@/lib/domain/search-query'
import { readText } from '@/lib/domain/untrusted'
import { openStoredList } from './stored-json'
import type { StorageAccess } from './stored-value'

export const recentSearchesKey = 'mercado-local-searches'

const keyOf = (query: string) => query.toLowerCase()

export function openRecentSearches(storage: StorageAccess) {
  const stored = openStoredList({
    storage,
    key: recentSearchesKey,
    file: { name: 'searches', version: 1 },
    maximum: 6,
    read: (value) => normalizeQuery(readText(value) ?? '') || null,
  })
  const without = (query: string) => stored.read().filter((other) => keyOf(other) !== keyOf(query))
  return {
    read: stored.read,
    add: (query: string) => void stored.write([query, ...without(query)]),
    remove: (query: string) => void stored.write(without(query)),
    clear: () => void stored.write([]),
  }
}
