import 'server-only'
import type { CategoryPage, CategoryRow, CategoryTile, MenuCategories } from '../domain/category.ts'
import { cacheUntilCatalogChanges } from '../next/cache-life.ts'
import { catalogTag, searchTag } from '../next/cache-tags.ts'
import { categoryPageOf, categoryRowOf, homeTilesOf, menuCategoriesOf } from './category-links.ts'
import { getCatalogReader } from './get-catalog.ts'
import { searchSource } from './search-products.ts'
import { searchTilesOf } from './search-tiles.ts'

export type HomeCategories = {
  readonly tiles: readonly CategoryTile[]
  /** What the tiles leave; null where the store has no category. */
  readonly others: CategoryRow | null
}

/**
 * What leads into the shop from the home page. `titles`: the tiles that a store with such categories has. A store without
 * any category has a tile for each title that it has goods for.
 */
export async function listHomeCategories(titles: readonly string[]): Promise<HomeCategories> {
  'use cache'
  cacheUntilCatalogChanges([catalogTag, searchTag])
  const { categories } = await getCatalogReader().current()
  if (categories.length === 0) {
    // A search that cannot be had is no reason for a home page that cannot.
    const source = await searchSource().catch(() => null)
    return { tiles: source ? searchTilesOf(source, titles) : [], others: null }
  }
  const tiles = homeTilesOf(categories, titles)
  return { tiles, others: categoryRowOf(categories, { without: tiles.map(({ path }) => path) }) }
}

/** The row of categories over a list; `current` is the slug of the one it is of. Null where the store has none. */
export async function findCategoryRow(current: string | null): Promise<CategoryRow | null> {
  'use cache'
  cacheUntilCatalogChanges()
  const { categories } = await getCatalogReader().current()
  return categories.length === 0 ? null : categoryRowOf(categories, { current })
}

/** A page of the list of all categories, or null for one that does not exist. */
export async function findCategoryPage(page: number): Promise<CategoryPage | null> {
  'use cache'
  cacheUntilCatalogChanges()
  const { categories } = await getCatalogReader().current()
  return categoryPageOf(categories, page)
}

/** For a route, which keeps nothing; null while no catalogue was ever read. */
export async function readMenuCategories(): Promise<MenuCategories | null> {
  const catalog = await getCatalogReader()
    .current()
    .catch(() => null)
  return catalog && menuCategoriesOf(catalog.categories)
}
