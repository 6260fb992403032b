import 'server-only'
import { cacheUntilCatalogChanges } from '../next/cache-life.ts'
import { getCatalogReader } from './get-catalog.ts'
import { type FoundListing, listingOf } from './listing-page.ts'

/** A page of the whole store, or of one category, as the segments behind its address want it. */
export async function findListing(
  category: string | null,
  segments: readonly string[] = [],
): Promise<FoundListing> {
  'use cache'
  cacheUntilCatalogChanges()
  return listingOf(await getCatalogReader().current(), { category, segments })
}
