import 'server-only'
import { expireTags } from '../../http/expire-tags.ts'
import { log } from '../../log.ts'
import { processSingleton } from '../../process-singleton.ts'
import { searchTag } from '../snapshot.ts'
import { type CatalogSearch, createCatalogSearch } from './catalog-search.ts'

/** The one search of this process. */
export function getCatalogSearch(): CatalogSearch {
  return processSingleton('catalog-search', () =>
    createCatalogSearch({
      onReplaced: () => expireTags([searchTag]),
      onFailure: (error) => log('error', 'search.build-failed', { message: String(error) }),
    }),
  )
}
