import { listCounts, listPage, searchSuggestions } from '../api/catalog-answers.ts'
import type { ProductCard } from '../domain/product-card.ts'
import type { ListCounts } from '../domain/refinement.ts'
import type { SearchSuggestions } from '../domain/search-query.ts'
import { readShop, type ShopCall } from './call-shop.ts'

/** Throws without a usable answer. */
export async function fetchListPage(path: string, options: ShopCall): Promise<readonly ProductCard[]> {
  const address = `/api/listing?${new URLSearchParams({ path })}`
  return (await readShop(address, { ...options, schema: listPage })).cards
}

export function fetchListCounts(path: string, options: ShopCall): Promise<ListCounts> {
  const address = `/api/listing/counts?${new URLSearchParams({ path })}`
  return readShop(address, { ...options, schema: listCounts })
}

export function fetchSuggestions(query: string, options: ShopCall): Promise<SearchSuggestions> {
  const address = `/api/search?${new URLSearchParams({ q: query })}`
  return readShop(address, { ...options, schema: searchSuggestions })
}
