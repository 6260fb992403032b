import 'server-only'
import type { Product, SanitizedProduct } from '../domain/product.ts'
import { cacheUntilCatalogChanges } from '../next/cache-life.ts'
import { getEnvironment } from '../server/environment/server.ts'
import { knownPictures } from '../server/known-pictures.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { raceTimeout } from '../server/timing.ts'
import { getStoreApi } from '../store/get-store-api.ts'
import { applyStock } from '../store/store-api.ts'
import { filledProduct } from './filled-products.ts'
import { getCatalogReader } from './get-catalog.ts'
import { sanitizeProduct } from './sanitize-merchant-html.ts'
import { productPictures } from './snapshot.ts'

/** What the single-product call answered, and the row of the list that it completed. */
export type Details = { readonly product: Product; readonly row: Product }

/**
 * A row of the list with what only the single-product call has. Details of this very row may be newer than it is;
 * what was answered for an older one says nothing of price, name and whether the product is sold now.
 */
export function completeRow(row: Product, { product, row: before }: Details): Product {
  return before === row ? mergeRow(product, row) : withRemembered(product, row)
}

// The single-product call has neither stock, nor always the handle and the collections of the list.
function mergeRow(details: Product, row: Product): Product {
  const stock = new Map(row.variants.map((variant) => [variant.id, variant.stock]))
  return applyStock({ ...details, handle: row.handle, collectionIds: row.collectionIds }, stock)
}

function withRemembered(details: Product, row: Product): Product {
  const { pictures, description, information, customFields } = details
  const weights = new Map(details.variants.map(({ id, weightGrams }) => [id, weightGrams]))
  const variants = row.variants.map((variant) => ({
    ...variant,
    weightGrams: variant.weightGrams ?? weights.get(variant.id) ?? null,
  }))
  return { ...row, pictures, description, information, customFields, variants }
}

/** A visitor who opens a page first waits this long (ms) for what only the single-product call has. */
const detailsTimeoutMs = 2500
const maximumRemembered = 500

/** When it was answered, by a clock that goes on evenly (ms). */
type Remembered = Details & { readonly readAt: number }

export type FoundProduct =
  | { readonly kind: 'found'; readonly product: SanitizedProduct }
  /** Reached by its id: the address with the handle is the right one. */
  | { readonly kind: 'moved'; readonly handle: string }
  | { readonly kind: 'unknown' }

/** A product by handle or id. Weight, gallery and information come from the single-product call where it answers. */
export async function findProduct(reference: string): Promise<FoundProduct> {
  'use cache'
  cacheUntilCatalogChanges()
  const { productsByReference } = await getCatalogReader().current()
  const row = productsByReference.get(reference)
  if (!row) return { kind: 'unknown' }
  if (reference !== row.handle) return { kind: 'moved', handle: row.handle }
  const product = await withDetails(row)
  return { kind: 'found', product: sanitizeProduct(filledProduct(product), product) }
}

/** The list row completed by the single-product call; on failure by the last answer, else the row alone. */
async function withDetails(row: Product): Promise<Product> {
  const remembered = processSingleton('product-details', () => new Map<string, Remembered>())
  const known = remembered.get(row.id)
  const isFresh = known && performance.now() - known.readAt < getEnvironment().catalogRefreshSeconds * 1000
  if (isFresh && known.product.updatedAt === row.updatedAt) return completeRow(row, known)
  const details = await raceTimeout(fetchDetails(row), detailsTimeoutMs)
  if (!details) return known ? completeRow(row, known) : row
  knownPictures().add(productPictures(details))
  remembered.delete(row.id)
  remembered.set(row.id, { product: details, row, readAt: performance.now() })
  const [oldest] = remembered.keys()
  if (remembered.size > maximumRemembered && oldest !== undefined) remembered.delete(oldest)
  return completeRow(row, { product: details, row })
}

async function fetchDetails(row: Product): Promise<Product | null> {
  const details = await getStoreApi().findOptionalProduct(row.id)
  if (details.ok) return details.value
  log('warn', 'product.details-failed', { product: row.id, message: details.error.message })
  return null
}

/** One handle, for the page a build renders as a sample; it is never served. */
export async function sampleProductHandles(): Promise<readonly string[]> {
  'use cache'
  cacheUntilCatalogChanges()
  const { snapshot } = await getCatalogReader().current()
  return snapshot.products.slice(0, 1).map(({ handle }) => handle)
}
