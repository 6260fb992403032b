import 'server-only'
import { slugify } from '../domain/text.ts'
import { cacheUntilCatalogChanges } from '../next/cache-life.ts'
import { getCatalogReader } from './get-catalog.ts'

/** Those of the given category titles that the store has; the others are null. */
export async function listExistingCategories(titles: readonly string[]): Promise<readonly (string | null)[]> {
  'use cache'
  cacheUntilCatalogChanges()
  const { categories } = await getCatalogReader().current()
  return titles.map((title) => categories.find(({ slug }) => slug === slugify(title))?.slug ?? null)
}
