import 'server-only'
import { cacheUntilCatalogChanges } from '../next/cache-life.ts'
import { getEnvironment } from '../server/environment/server.ts'
import { getCatalogReader } from './get-catalog.ts'
import { type ShareCardSubject, shareCardSubject } from './share-card-subject.ts'

/** What the share card of a product shows, by handle or id, or null for a product the store does not have. For routes. */
export async function readShareCard(reference: string): Promise<ShareCardSubject | null> {
  const { productsByReference } = await getCatalogReader().current()
  const product = productsByReference.get(reference)
  return product ? shareCardSubject(product, getEnvironment().storeName) : null
}

/** The same for pages. */
export async function findShareCard(reference: string): Promise<ShareCardSubject | null> {
  'use cache'
  cacheUntilCatalogChanges()
  return readShareCard(reference)
}
