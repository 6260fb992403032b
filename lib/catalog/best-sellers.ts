import { homeCopy } from '../copy/home.ts'
import type { Product } from '../domain/product.ts'
import { slugify } from '../domain/text.ts'
import type { Catalog } from './snapshot.ts'

/** What is in the collection of that title; empty where the store has none. */
export function namedBestSellers({ categories }: Catalog): readonly Product[] {
  return categories.find(({ slug }) => slug === slugify(homeCopy.bestSellers))?.products ?? []
}

/** The same; where the store has none, all of it in the merchant's order. */
export function bestSellersOf(catalog: Catalog): readonly Product[] {
  const named = namedBestSellers(catalog)
  return named.length > 0 ? named : catalog.snapshot.products
}
