import { createHash, hash } from 'node:crypto'
import type { Product } from '../domain/product.ts'
import { forEachYielding } from '../server/timing.ts'
import type { CatalogSnapshot } from './snapshot.ts'

// A reading keeps the very objects of the last one where nothing changed.
const products = new WeakMap<Product, string>()
const catalogs = new WeakMap<readonly Product[], Promise<string>>()

export function productRevision(product: Product): string {
  const revision = products.get(product) ?? hash('sha256', JSON.stringify(product)).slice(0, 16)
  products.set(product, revision)
  return revision
}

async function digestOf(snapshot: CatalogSnapshot): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(snapshot.collections))
  await forEachYielding(snapshot.products, (product) => digest.update(productRevision(product)))
  return digest.digest('hex').slice(0, 16)
}

/** A short name for what a catalogue says: equal for equal ones, also in another process and on another day. */
export function catalogRevision(snapshot: CatalogSnapshot): Promise<string> {
  const revision = catalogs.get(snapshot.products) ?? digestOf(snapshot)
  catalogs.set(snapshot.products, revision)
  return revision
}
