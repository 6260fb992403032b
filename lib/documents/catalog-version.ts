import { createHash } from 'node:crypto'
import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Catalog, CatalogSnapshot } from '../catalog/snapshot.ts'

const productsPerTurn = 500

// A reading that found nothing new is another object; what is known of one object holds as long as it lives.
const known = new WeakMap<CatalogSnapshot, Promise<string>>()

/**
 * A short name for the catalogue as it is now, together with what else shows in the documents made of it. Read at most
 * once per reading of the store, a few products at a time, so that no request waits for it.
 */
export function catalogVersion({ snapshot }: Catalog, settings: string): Promise<string> {
  const version = known.get(snapshot) ?? digestOf(snapshot, settings)
  known.set(snapshot, version)
  return version
}

async function digestOf({ products, collections }: CatalogSnapshot, settings: string): Promise<string> {
  const hash = createHash('sha256').update(settings).update(JSON.stringify(collections))
  for (let first = 0; first < products.length; first += productsPerTurn) {
    hash.update(JSON.stringify(products.slice(first, first + productsPerTurn)))
    await afterOthers()
  }
  return hash.digest('hex').slice(0, 16)
}
