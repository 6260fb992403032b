import 'server-only'
import { expireVersions } from '../next/shown-parts.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { type CatalogSearch, createCatalogSearch } from './current-search-index.ts'

/** The one search of this process. */
export function getCatalogSearch(): CatalogSearch {
  return processSingleton('catalog-search', () =>
    createCatalogSearch({
      onReplaced: () => expireVersions(),
      onFailure: (error) => log('error', 'search.build-failed', { message: String(error) }),
    }),
  )
}
