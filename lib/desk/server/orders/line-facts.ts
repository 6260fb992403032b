import type { Catalog } from '../../../catalog/snapshot.ts'
import type { VariantId } from '../../../domain/identifiers.ts'
import { paths } from '../../../domain/paths.ts'
import type { Product } from '../../../domain/product.ts'
import { slugify } from '../../../domain/text.ts'

/** What the catalogue of today says of a line of an order. */
export type LineFacts = {
  readonly picture: string | null
  readonly path: string | null
  readonly category: string | null
  /** Where its category stands in the market's order, from 0; behind all others where there is none. */
  readonly aisle: number
}

const unknown: LineFacts = {
  picture: null,
  path: null,
  category: null,
  aisle: Number.POSITIVE_INFINITY,
}

/** Looks lines up in the catalogue; all unknown while it cannot be read, for an order is picked all the same. */
export function lineFactsFrom(catalog: Catalog | null): (variantId: VariantId) => LineFacts {
  if (!catalog) return () => unknown
  const { categories, productsByVariant, snapshot } = catalog
  const slugs = new Map(snapshot.collections.map(({ id, title }) => [id, slugify(title)]))
  const aisles = new Map(categories.map(({ slug, title }, aisle) => [slug, { title, aisle }]))

  /** The first of the product's collections that has a page, as the product's own page says. */
  function categoryOf({ collectionIds }: Product) {
    for (const id of collectionIds) {
      const found = aisles.get(slugs.get(id) ?? '')
      if (found) return found
    }
    return null
  }

  return (variantId) => {
    const product = productsByVariant.get(variantId)
    if (!product) return unknown
    const variant = product.variants.find(({ id }) => id === variantId)
    const category = categoryOf(product)
    return {
      picture: variant?.picture ?? product.pictures[0] ?? null,
      path: paths.product(product.handle),
      category: category?.title ?? null,
      aisle: category?.aisle ?? unknown.aisle,
    }
  }
}
