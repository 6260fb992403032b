import type { Product } from '../domain/product.ts'
import type { Catalog } from './snapshot.ts'

/** What names a product in its one canonical address: its handle, or its id where another product has that handle. */
export function canonicalReference({ productsByReference }: Catalog, product: Product): string {
  return productsByReference.get(product.handle) === product ? product.handle : product.id
}
