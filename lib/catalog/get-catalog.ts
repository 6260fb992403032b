import 'server-only'
import { getEnvironment, isBuilding } from '../env/server.ts'
import { publishTagVersion } from '../http/tag-versions.ts'
import { log } from '../log.ts'
import { processSingleton } from '../process-singleton.ts'
import { getStoreApi } from '../store-api/get-store-api.ts'
import type { ReadPages } from '../store-api/list-every-product.ts'
import { type CatalogReader, createCatalogReader } from './catalog-reader.ts'
import { readSnapshot } from './read-snapshot.ts'
import { getCatalogSearch } from './search/get-search.ts'
import { createSnapshotFile } from './snapshot-file.ts'
import { catalogTag } from './tags.ts'

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
