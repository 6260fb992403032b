import 'server-only'
import { cacheUntilCatalogChanges } from '../next/cache-life.ts'
import { catalogTag, searchTag } from '../next/cache-tags.ts'
import { getCatalogSearch } from '../search/get-search.ts'
import type { Source } from '../search/search-catalog.ts'
import { getCatalogReader } from './get-catalog.ts'
import { type SearchPage, searchPageOf } from './search-page.ts'

/** Catalogue and index of this process. Throws while no catalogue was ever read. */
export async function searchSource(): Promise<Source> {
  const catalog = await getCatalogReader().current()
  const index = await getCatalogSearch().current()
  if (index === null) throw new Error('the search index could not be built')
  return { catalog, index }
}

/** A page of what was found for a query, or null for a page that does not exist. */
export async function searchProducts(query: string, page = 1): Promise<SearchPage | null> {
  'use cache'
  cacheUntilCatalogChanges([catalogTag, searchTag])
  return searchPageOf(await searchSource(), query, page)
}
