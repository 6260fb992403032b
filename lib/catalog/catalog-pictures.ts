import type { Product } from '../domain/product.ts'
import type { CatalogSnapshot } from './snapshot.ts'

/** Every picture of a product, those of its variants included. */
export function* productPictures({ pictures, variants }: Product): Generator<string> {
  yield* pictures
  for (const { picture } of variants) if (picture !== null) yield picture
}

/** Every picture of the goods and of the collections. */
export function* catalogPictures({ products, collections }: CatalogSnapshot): Generator<string> {
  for (const product of products) yield* productPictures(product)
  for (const { picture } of collections) if (picture !== null) yield picture
}
