import 'server-only'
import { getEnvironment } from '../env/server.ts'
import { cacheUntilCatalogChanges } from './cache-life.ts'
import { canonicalReference } from './canonical-reference.ts'
import { getCatalogReader } from './get-catalog.ts'
import { type ShareCardSubject, shareCardSubject } from './share-card-subject.ts'
import { catalogTag, productTag } from './snapshot.ts'

/** What the share card of a product shows, by handle or id, or null for a product the store does not have. For routes. */
export async function readShareCard(reference: string): Promise<ShareCardSubject | null> {
  const catalog = await getCatalogReader().current()
  const product = catalog.productsByReference.get(reference)
  return product
    ? shareCardSubject(product, canonicalReference(catalog, product), getEnvironment().storeName)
    : null
}

/** The same for pages: kept until the product changes. */
export async function findShareCard(reference: string): Promise<ShareCardSubject | null> {
  'use cache'
  const { productsByReference } = await getCatalogReader().current()
  const id = productsByReference.get(reference)?.id
  cacheUntilCatalogChanges(id ? [productTag(id)] : [catalogTag])
  return readShareCard(reference)
}
