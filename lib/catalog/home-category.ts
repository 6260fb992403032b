import type { Product } from '../domain/product.ts'
import { slugify } from '../domain/text.ts'
import type { Catalog, Category } from './snapshot.ts'

export type HomeCategory = {
  readonly category: Category
  readonly aisle: number
}

type FindHome = (product: Pick<Product, 'collectionIds'>) => HomeCategory | null

// Unchanged readings share their categories.
const known = new WeakMap<Catalog['categories'], FindHome>()

/** Finds a product's first collection with a page; null without any. */
export function homeCategoriesOf({ categories, snapshot }: Catalog): FindHome {
  const find = known.get(categories) ?? findIn(categories, snapshot.collections)
  known.set(categories, find)
  return find
}

function findIn(
  categories: Catalog['categories'],
  collections: Catalog['snapshot']['collections'],
): FindHome {
  const slugs = new Map<string, string>(collections.map(({ id, title }) => [id, slugify(title)]))
  const homes = new Map(categories.map((category, aisle) => [category.slug, { category, aisle }]))
  return ({ collectionIds }) => {
    for (const id of collectionIds) {
      const home = homes.get(slugs.get(id) ?? '')
      if (home) return home
    }
    return null
  }
}
