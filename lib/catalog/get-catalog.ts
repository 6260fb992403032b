import 'server-only'
import { catalogTag } from '../next/cache-tags.ts'
import { publishTagVersion } from '../next/tag-versions.ts'
import { getCatalogSearch } from '../search/get-search.ts'
import { getEnvironment, isBuilding } from '../server/environment/server.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { getStoreApi } from '../store/get-store-api.ts'
import type { ReadPages } from '../store/list-every-product.ts'
import { type CatalogReader, createCatalogReader } from './catalog-reader.ts'
import { readSnapshot } from './read-snapshot.ts'
import { createSnapshotFile } from './snapshot-file.ts'

const nothingOnDisk = { find: async () => null, save: async () => undefined }

/** The one catalogue reader of this process. */
export function getCatalogReader(): CatalogReader {
  return processSingleton('catalog-reader', () => {
    const { dataDirectory: directory, store, defaultCurrency, catalogRefreshSeconds } = getEnvironment()
    const source = JSON.stringify([store, defaultCurrency])
    const pages: ReadPages = new Map()
    return createCatalogReader({
      read: (previous) => readSnapshot(getStoreApi(), () => new Date(), { previous, pages }),
      file: isBuilding() ? nothingOnDisk : createSnapshotFile({ directory, source }),
      onCatalog(catalog, revision) {
        publishTagVersion(catalogTag, revision)
        getCatalogSearch().update(catalog)
      },
      log,
      refreshMs: catalogRefreshSeconds * 1000,
    })
  })
}
