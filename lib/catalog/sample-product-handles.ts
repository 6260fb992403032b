import 'server-only'
import { cacheUntilCatalogChanges } from '../next/cache-life.ts'
import { getCatalogReader } from './get-catalog.ts'

/** One handle, for the page a build renders as a sample; it is never served. */
export async function sampleProductHandles(): Promise<readonly string[]> {
  'use cache'
  cacheUntilCatalogChanges()
  const { snapshot } = await getCatalogReader().current()
  return snapshot.products.slice(0, 1).map(({ handle }) => handle)
}
