import 'server-only'
import { publishTagVersion } from '../../http/tag-versions.ts'
import { log } from '../../log.ts'
import { processSingleton } from '../../process-singleton.ts'
import { searchTag } from '../tags.ts'
import { type CatalogSearch, createCatalogSearch } from './catalog-search.ts'

/** The one search of this process. */
export function getCatalogSearch(): CatalogSearch {
  return processSingleton('catalog-search', () =>
    createCatalogSearch({
      onReplaced: (words) => publishTagVersion(searchTag, words),
      onFailure: (error) => log('error', 'search.build-failed', { message: String(error) }),
    }),
  )
}
