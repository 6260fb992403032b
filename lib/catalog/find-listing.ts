import 'server-only'
import { cacheUntilCatalogChanges } from '../next/cache-life.ts'
import { buildListing, type FoundListing } from './build-listing.ts'
import { getCatalogReader } from './get-catalog.ts'

/** A page of the whole store, or of one category, as the segments behind its address want it. */
export async function findListing(
  category: string | null,
  segments: readonly string[] = [],
): Promise<FoundListing> {
  'use cache'
  cacheUntilCatalogChanges()
  return buildListing(await getCatalogReader().current(), { category, segments })
}
