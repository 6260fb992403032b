import 'server-only'
import type { SanitizedProduct } from '../domain/product.ts'
import { markShown, showPart } from '../next/show-part.ts'
import { definePart } from '../next/shown-parts.ts'
import { productRevision } from './catalog-revision.ts'
import { filledProduct } from './filled-products.ts'
import { getCatalogReader } from './get-catalog.ts'
import { detailsPart, withDetails } from './product-details.ts'
import { sanitizeProduct } from './sanitize-merchant-html.ts'

export type FoundProduct =
  | { readonly kind: 'found'; readonly product: SanitizedProduct }
  /** Requested by id; the handle is canonical. */
  | { readonly kind: 'moved'; readonly handle: string }
  | { readonly kind: 'unknown' }

const productRow = definePart(
  'product',
  async (reference: string) =>
    (await getCatalogReader().current()).productsByReference.get(reference) ?? null,
  { versionOf: (row) => (row ? productRevision(row) : 'none') },
)

/** Finds a product by handle or id. Weight, gallery and information come from the single-product call. */
export async function findProduct(reference: string): Promise<FoundProduct> {
  'use cache'
  const row = await showPart(productRow, reference)
  if (!row) return { kind: 'unknown' }
  if (reference !== row.handle) return { kind: 'moved', handle: row.handle }
  const { product, version } = await withDetails(row)
  markShown(detailsPart, [row.id], version)
  return { kind: 'found', product: sanitizeProduct(filledProduct(product), product) }
}

/** Sample page of a build, never served. */
export async function sampleProductHandles(): Promise<readonly string[]> {
  const { snapshot } = await getCatalogReader().current()
  return snapshot.products.slice(0, 1).map(({ handle }) => handle)
}
