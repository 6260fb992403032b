import { searchSuggestions } from '../api/catalog-answers.ts'
import type { SearchSuggestions } from '../domain/search-query.ts'
import { readShop } from './call-shop.ts'

type Options = { readonly fetch?: typeof fetch; readonly signal: AbortSignal }

export function fetchSuggestions(query: string, options: Options): Promise<SearchSuggestions> {
  const address = `/api/search?${new URLSearchParams({ q: query })}`
  return readShop(address, { ...options, schema: searchSuggestions })
}
