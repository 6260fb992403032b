import 'server-only'
import { slugify } from '../domain/text.ts'
import { cacheUntilCatalogChanges } from '../next/cache-life.ts'
import { getCatalogReader } from './get-catalog.ts'

export type CategoryName = { readonly slug: string; readonly title: string }

/** The first of a product's collections that has a page, in the merchant's order, or null. */
export async function findProductCategory(productId: string): Promise<CategoryName | null> {
  'use cache'
  cacheUntilCatalogChanges()
  const { categories, productsByReference, snapshot } = await getCatalogReader().current()
  const collectionIds = productsByReference.get(productId)?.collectionIds ?? []
  for (const id of collectionIds) {
    const title = snapshot.collections.find((collection) => collection.id === id)?.title ?? ''
    const category = categories.find(({ slug }) => slug === slugify(title))
    if (category) return { slug: category.slug, title: category.title }
  }
  return null
}
