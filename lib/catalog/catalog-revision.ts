import { createHash, hash } from 'node:crypto'
import type { Product } from '../domain/product.ts'
import { forEachYielding } from '../server/timing.ts'
import type { CatalogSnapshot } from './snapshot.ts'

// Unchanged products keep their identity across readings.
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

export function catalogRevision(snapshot: CatalogSnapshot): Promise<string> {
  const revision = catalogs.get(snapshot.products) ?? digestOf(snapshot)
  catalogs.set(snapshot.products, revision)
  return revision
}
