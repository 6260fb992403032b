import { createHash } from 'node:crypto'
import type { Collection, Product } from '../domain/product.ts'
import { slugify } from '../domain/text.ts'

/** The whole catalogue as one value: all that lists, categories, carousels and search read. */
export type CatalogSnapshot = {
  /** In the merchant's order. */
  readonly products: readonly Product[]
  readonly collections: readonly Collection[]
  /** As the store spells it, or null. */
  readonly language: string | null
  /** ISO 8601. */
  readonly readAt: string
}

export type Category = {
  readonly slug: string
  readonly title: string
  readonly picture: string | null
  readonly products: readonly Product[]
}

/** A snapshot with the look-ups its readers need. */
export type Catalog = {
  readonly snapshot: CatalogSnapshot
  /** By id and by handle. */
  readonly productsByReference: ReadonlyMap<string, Product>
  readonly productsByVariant: ReadonlyMap<string, Product>
  /** Collections that hold at least one product, in the store's order. */
  readonly categories: readonly Category[]
}

export const catalogTag = 'catalog'
/** What was found by searching: the index follows the catalogue a little later. */
export const searchTag = 'search'

export function productTag(productId: string): string {
  return `product:${productId}`
}

/** Ties in the merchant's order keep the order in which the store lists them. */
function inMerchantOrder(products: readonly Product[]): readonly Product[] {
  return products.toSorted((a, b) => a.order - b.order)
}

/** Two products may share a handle: the first one in the merchant's order has it, the other is reached by its id. */
export function indexCatalog(snapshot: CatalogSnapshot): Catalog {
  const products = inMerchantOrder(snapshot.products)
  const productsByReference = new Map<string, Product>()
  for (const product of products) {
    if (!productsByReference.has(product.handle)) productsByReference.set(product.handle, product)
    productsByReference.set(product.id, product)
  }
  const slugs = new Map<string, Category>()
  for (const collection of snapshot.collections) {
    const slug = slugify(collection.title)
    const members = products.filter((product) => product.collectionIds.includes(collection.id))
    if (slug === '' || members.length === 0 || slugs.has(slug)) continue
    slugs.set(slug, { slug, title: collection.title, picture: collection.picture, products: members })
  }
  const productsByVariant = new Map(
    products.flatMap((product) => product.variants.map(({ id }) => [id as string, product] as const)),
  )
  return {
    snapshot: { ...snapshot, products },
    productsByReference,
    productsByVariant,
    categories: [...slugs.values()],
  }
}

function digestOf(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(value ?? null))
    .digest('base64')
}

/**
 * The cache tags of everything that differs between two readings: each product that came, went or
 * changed, and the tag of all lists when any did. The first reading expires every list.
 */
export function changedTags(before: CatalogSnapshot | null, after: CatalogSnapshot): ReadonlySet<string> {
  const tags = new Set<string>()
  const known = new Map(before?.products.map((product) => [product.id, digestOf(product)]))
  for (const product of after.products) {
    if (known.get(product.id) !== digestOf(product)) tags.add(productTag(product.id))
    known.delete(product.id)
  }
  for (const gone of known.keys()) tags.add(productTag(gone))
  const collectionsChanged = digestOf(before?.collections) !== digestOf(after.collections)
  if (before === null || tags.size > 0 || collectionsChanged) tags.add(catalogTag)
  return tags
}
