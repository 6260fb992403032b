import { searchSuggestions } from '../api/catalog-answers.ts'
import type { SearchSuggestions } from '../domain/search-query.ts'
import { readShop, type ShopCall } from './call-shop.ts'

export function fetchSuggestions(query: string, options: ShopCall): Promise<SearchSuggestions> {
  const address = `/api/search?${new URLSearchParams({ q: query })}`
  return readShop(address, { ...options, schema: searchSuggestions })
}
