import 'server-only'
import path from 'node:path'
import { expireVersions } from '../next/shown-parts.ts'
import { getEnvironment, isBuilding } from '../server/environment/server.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { type CatalogSearch, createCatalogSearch } from './current-search-index.ts'
import { followWords } from './follow-words.ts'
import { grocerySearchWords } from './search-words.ts'

/** The one search of this process. */
export function getCatalogSearch(): CatalogSearch {
  return processSingleton('catalog-search', () => {
    const file = path.join(getEnvironment().dataDirectory, 'busca.txt')
    const words = isBuilding() ? null : followWords({ file, log, onChange: () => search.rebuild() })
    const search = createCatalogSearch({
      findWords: async () => words?.current() ?? grocerySearchWords,
      onReplaced: () => expireVersions(),
      onFailure: (error) => log('error', 'search.build-failed', { message: String(error) }),
    })
    return search
  })
}
