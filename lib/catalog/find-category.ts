import 'server-only'
import type { ProductCard } from '../domain/product-card.ts'
import { slugify } from '../domain/text.ts'
import { cacheUntilCatalogChanges } from './cache-life.ts'
import { getCatalogReader } from './get-catalog.ts'
import { filledCard } from './sample-catalog.ts'

export type CategoryListing = {
  readonly title: string
  readonly slug: string
  readonly cards: readonly ProductCard[]
}

/** The products of one collection, or null when no collection of the store has this slug. */
export async function findCategory(slug: string): Promise<CategoryListing | null> {
  'use cache'
  cacheUntilCatalogChanges()
  const { categories } = await getCatalogReader().current()
  const category = categories.find((candidate) => candidate.slug === slug)
  if (!category) return null
  return {
    title: category.title,
    slug: category.slug,
    cards: category.products.map((product) => filledCard(product)),
  }
}

/** Those of the given category titles that the store has; the others are null. */
export async function listExistingCategories(titles: readonly string[]): Promise<readonly (string | null)[]> {
  'use cache'
  cacheUntilCatalogChanges()
  const { categories } = await getCatalogReader().current()
  return titles.map((title) => categories.find(({ slug }) => slug === slugify(title))?.slug ?? null)
}
