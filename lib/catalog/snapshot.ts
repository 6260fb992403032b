import { homeCopy } from '../copy/home.ts'
import { productHandleSchema } from '../domain/identifiers.ts'
import type { Collection, Product } from '../domain/product.ts'
import { slugify } from '../domain/text.ts'

/** The whole catalogue as one value: all that lists, categories, carousels and search read. */
export type CatalogSnapshot = {
  /** In the merchant's order. */
  readonly products: readonly Product[]
  readonly collections: readonly Collection[]
  /** As the store spells it, or null. */
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
  /** Collections that hold at least one product, in the store's order. */
  readonly categories: readonly Category[]
}

/** Ties in the merchant's order keep the order in which the store lists them. */
function inMerchantOrder(products: readonly Product[]): readonly Product[] {
  return products.toSorted((a, b) => a.order - b.order)
}

/** Gives the handle to the first of two products that share it, and its own id to the other. */
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
    // Two of one name are one to their readers.
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

/** What is in it; empty where the store has none. */
export const namedBestSellers = (catalog: Catalog): readonly Product[] =>
  bestSellersCategory(catalog)?.products ?? []

/** The same; where the store has none, all of it in the merchant's order. */
export function bestSellersOf(catalog: Catalog): readonly Product[] {
  const named = namedBestSellers(catalog)
  return named.length > 0 ? named : catalog.snapshot.products
}
