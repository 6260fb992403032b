import type { CategoryTile } from '../domain/category.ts'
import { paths } from '../domain/paths.ts'
import { type Source, searchCatalog } from '../search/search-catalog.ts'

/** A tile for each title under which a store without categories has goods: a tap on it finds something. */
export function searchTilesOf(source: Source, titles: readonly string[]): readonly CategoryTile[] {
  return titles.flatMap((title) => {
    const { products, match, correction } = searchCatalog(source, title)
    if (products.length === 0 || match === 'some' || correction !== null) return []
    const picture = products.find(({ pictures }) => pictures.length > 0)?.pictures[0] ?? null
    return [{ title, picture, path: paths.search(title) }]
  })
}
