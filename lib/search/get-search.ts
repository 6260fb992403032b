import 'server-only'
import { createHash } from 'node:crypto'
import type { Catalog } from '../catalog/snapshot.ts'
import { expireVersions } from '../next/shown-parts.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { forEachYielding } from '../server/timing.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'
import { searchableDigest } from './searchable.ts'

type Effects = {
  /** A new index has taken the place of the old one: what was found with that one is out of date. */
  readonly onReplaced: () => void
  readonly onFailure: (error: unknown) => void
}

type CatalogSearch = {
  /** Takes a new reading. The index is rebuilt in the background where words differ; prices and stock are no words. */
  readonly update: (catalog: Catalog) => void
  /** The index as last built. Waits only while the first one is built; null when that failed. */
  readonly current: () => Promise<SearchIndex | null>
}

/** Keeps the search index of the catalogue; the old one answers until the new one is whole. */
export function createCatalogSearch({ onReplaced, onFailure }: Effects): CatalogSearch {
  let index: SearchIndex | null = null
  let indexedVersion: string | null = null
  let waiting: Catalog | null = null
  let running: Promise<void> | null = null

  async function build({ snapshot }: Catalog): Promise<void> {
    const version = await digestOf(snapshot)
    if (version === indexedVersion) return
    const built = await buildSearchIndex(snapshot.products, snapshot.collections)
    const isFirst = index === null
    index = built
    indexedVersion = version
    if (!isFirst) onReplaced()
  }

  // Readings that come while an index is built wait together: only the last one is built.
  async function buildWaiting(): Promise<void> {
    while (waiting) {
      const catalog = waiting
      waiting = null
      await build(catalog).catch(onFailure)
    }
    running = null
  }

  return {
    update(catalog) {
      waiting = catalog
      running ??= buildWaiting()
    },
    async current() {
      if (index === null) await running
      return index
    },
  }
}

async function digestOf({ products, collections }: Catalog['snapshot']): Promise<string> {
  const digest = createHash('sha1').update(JSON.stringify(collections))
  await forEachYielding(products, (product) => digest.update(searchableDigest(product)))
  return digest.digest('base64')
}

export function getCatalogSearch(): CatalogSearch {
  return processSingleton('catalog-search', () =>
    createCatalogSearch({
      onReplaced: () => expireVersions(),
      onFailure: (error) => log('error', 'search.build-failed', { message: String(error) }),
    }),
  )
}
