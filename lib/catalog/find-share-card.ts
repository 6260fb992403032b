import 'server-only'
import { getEnvironment } from '../env/server.ts'
import { cacheUntilCatalogChanges } from './cache-life.ts'
import { canonicalReference } from './canonical-reference.ts'
import { getCatalogReader } from './get-catalog.ts'
import { type ShareCardSubject, shareCardSubject } from './share-card-subject.ts'
import { catalogTag, productTag } from './snapshot.ts'

/** What the share card of a product shows, by handle or id, or null for a product the store does not have. */
export async function findShareCard(reference: string): Promise<ShareCardSubject | null> {
  'use cache'
  const catalog = await getCatalogReader().current()
  const product = catalog.productsByReference.get(reference)
  cacheUntilCatalogChanges(product ? [productTag(product.id)] : [catalogTag])
  return product
    ? shareCardSubject(product, canonicalReference(catalog, product), getEnvironment().storeName)
    : null
}
