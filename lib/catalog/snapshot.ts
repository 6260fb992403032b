import { homeCopy } from '../copy/home.ts'
import { productHandleSchema } from '../domain/identifiers.ts'
import type { Collection, Product } from '../domain/product.ts'
import { slugify } from '../domain/text.ts'

export type CatalogSnapshot = {
  readonly products: readonly Product[]
  readonly collections: readonly Collection[]
  /** Store's own spelling, or null. */
  readonly language: string | null
  readonly readAt: string
}

export type Category = {
  readonly slug: string
  readonly title: string
  readonly picture: string | null
  readonly products: readonly Product[]
}

export type Catalog = {
  readonly snapshot: CatalogSnapshot
  readonly productsByReference: ReadonlyMap<string, Product>
  readonly productsByVariant: ReadonlyMap<string, Product>
  readonly categories: readonly Category[]
}

/** Sorts stably: ties keep the store's order. */
function inMerchantOrder(products: readonly Product[]): readonly Product[] {
  return products.toSorted((a, b) => a.order - b.order)
}

/** Gives a shared handle to its first product; the others use their id. */
function withOwnHandles(products: readonly Product[]): readonly Product[] {
  const taken = new Set<string>(products.map(({ id }) => id))
  return products.map((product) => {
    if (taken.has(product.handle)) return { ...product, handle: productHandleSchema.parse(product.id) }
    taken.add(product.handle)
    return product
  })
}

export function indexCatalog(snapshot: CatalogSnapshot): Catalog {
  const products = withOwnHandles(inMerchantOrder(snapshot.products))
  const productsByReference = new Map<string, Product>()
  const productsByVariant = new Map<string, Product>()
  const members = new Map<string, Product[]>(snapshot.collections.map(({ id }) => [id, []]))
  for (const product of products) {
    productsByReference.set(product.handle, product)
    productsByReference.set(product.id, product)
    for (const { id } of product.variants) productsByVariant.set(id, product)
    for (const id of product.collectionIds) members.get(id)?.push(product)
  }
  return {
    snapshot: { ...snapshot, products },
    productsByReference,
    productsByVariant,
    categories: categoriesOf(snapshot.collections, members),
  }
}

function categoriesOf(
  collections: readonly Collection[],
  members: ReadonlyMap<string, readonly Product[]>,
): readonly Category[] {
  const categories = new Map<string, Category>()
  for (const { id, title, picture } of collections) {
    const slug = slugify(title)
    const products = members.get(id) ?? []
    if (slug === '' || products.length === 0) continue
    const known = categories.get(slug)
    // Categories of one name are one to readers.
    categories.set(
      slug,
      known
        ? { ...known, products: [...new Set([...known.products, ...products])] }
        : { slug, title, picture, products },
    )
  }
  return [...categories.values()]
}

export function* productPictures({ pictures, variants }: Product): Generator<string> {
  yield* pictures
  for (const { picture } of variants) if (picture !== null) yield picture
}

export function* catalogPictures({ products, collections }: CatalogSnapshot): Generator<string> {
  for (const product of products) yield* productPictures(product)
  for (const { picture } of collections) if (picture !== null) yield picture
}

export const bestSellersCategory = ({ categories }: Catalog) =>
  categories.find(({ slug }) => slug === slugify(homeCopy.bestSellers))

export const namedBestSellers = (catalog: Catalog): readonly Product[] =>
  bestSellersCategory(catalog)?.products ?? []

export function bestSellersOf(catalog: Catalog): readonly Product[] {
  const named = namedBestSellers(catalog)
  return named.length > 0 ? named : catalog.snapshot.products
}
