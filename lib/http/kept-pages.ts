import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { processSingleton } from '../process-singleton.ts'
import { createMemoryOnlyPages, isMemoryOnly } from './memory-only-pages.ts'
import type { PageFiles, StoredPage } from './page-files.ts'
import { keptPathname, parsePageKey } from './page-key.ts'

/** Documents whose freshness is known; of those beyond it nothing is said to be fresh. */
const maximumKnown = 20_000

export type KeptPages = {
  readonly find: (key: string) => Promise<StoredPage | null>
  readonly save: (key: string, page: StoredPage) => Promise<void>
}

type Freshness = { readonly until: number; readonly savedAt: number; readonly tags: readonly string[] }

// Documents by pathname, from least to most recently written.
const known = () => processSingleton('fresh-documents', () => new Map<string, Freshness>())

/** Pages with a bounded number of addresses in files, the others in memory alone. */
export function createKeptPages(files: () => PageFiles): KeptPages {
  const memoryOnly = createMemoryOnlyPages()

  return {
    async find(key) {
      const page = isMemoryOnly(key) ? memoryOnly.find(key) : await files().find(key)
      if (page === null) known().delete(parsePageKey(key)?.pathname ?? '')
      return page
    },
    async save(key, page) {
      if (isMemoryOnly(key)) memoryOnly.save(key, page)
      else await files().save(key, page)
      note(key, page)
    },
  }
}

function note(key: string, { lastModified, value, cacheControl }: StoredPage): void {
  const { kind, pathname } = parsePageKey(key) ?? {}
  if (kind !== 'APP_PAGE' || pathname === undefined) return
  const { revalidate } = (cacheControl ?? {}) as { revalidate?: number | false }
  const { headers } = value as { headers?: Record<string, unknown> }
  known().delete(pathname)
  known().set(pathname, {
    savedAt: lastModified,
    until: typeof revalidate === 'number' ? lastModified + revalidate * 1000 : Number.POSITIVE_INFINITY,
    tags: String(headers?.['x-next-cache-tags'] ?? '').split(','),
  })
  const [oldest] = known().keys()
  if (known().size > maximumKnown && oldest !== undefined) known().delete(oldest)
}

/**
 * Whether a whole page for this path (no query) is kept and will be sent as it is: nothing is rendered, now or behind
 * the answer. False also where that is not certain.
 */
export function hasFreshPage(requestPath: string): boolean {
  const page = known().get(keptPathname(requestPath) ?? '')
  if (!page) return false
  const now = performance.timeOrigin + performance.now()
  return now < page.until && !areTagsExpired([...page.tags], page.savedAt)
}
