import 'server-only'
import { searchTag } from '../next/cache-tags.ts'
import { publishTagVersion } from '../next/tag-versions.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { type CatalogSearch, createCatalogSearch } from './current-search-index.ts'

/** The one search of this process. */
export function getCatalogSearch(): CatalogSearch {
  return processSingleton('catalog-search', () =>
    createCatalogSearch({
      onReplaced: (words) => publishTagVersion(searchTag, words),
      onFailure: (error) => log('error', 'search.build-failed', { message: String(error) }),
    }),
  )
}
