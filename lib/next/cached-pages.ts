import { randomUUID } from 'node:crypto'
import { serialize } from 'node:v8'
import type { PageFiles, PageMemory } from '../server/files/page-files.ts'
import { processSingleton } from '../server/process-singleton.ts'
import {
  type CachedPage,
  type CompressedPage,
  type CompressedPages,
  createCompressedPages,
  type Value,
} from './compressed-pages.ts'
import { isMemoryOnly, keptPathname, parsePageKey } from './page-key.ts'
import { isCurrent, type Stamp, stampOf, type TagVersions } from './tag-versions.ts'

/** A page to be sent as it lies in memory. A stale one is being rendered anew for another request. */
export type ReadyPage = { readonly packed: CompressedPage; readonly isFresh: boolean }

type FoundPage = Pick<CachedPage, 'value' | 'cacheControl'> & { readonly lastModified: number }

export type CachedPages = {
  /** Null also for a page that was rendered from something that is no more. */
  readonly find: (key: string) => Promise<FoundPage | null>
  /** `rendered`: the versions of a moment before it was rendered. */
  readonly save: (
    key: string,
    page: Pick<CachedPage, 'value' | 'cacheControl'>,
    rendered: TagVersions,
  ) => Promise<void>
  /** Whether a document will be sent as it is: nothing is rendered, now or behind the answer. */
  readonly hasFresh: (pathname: string) => boolean
  /** Null where Next has to be asked: for what is not here or out of date, and by one visitor for what is stale. */
  readonly findReady: (pathname: string) => ReadyPage | null
}

/** In which Next puts the tags of a page. */
export const cacheTagsHeader = 'x-next-cache-tags'

const run = randomUUID()
// The clock by which Next measures how old an entry is: it goes on evenly, whatever happens to the time of day.
const now = () => performance.timeOrigin + performance.now()

/** Documents of which is known how fresh they are; none beyond it is said to be. */
const maximumKnown = 20_000

/** Bytes of packed pages. */
const maximumBytes = 48 * 1024 * 1024
/** Made-up addresses push out only one another. */
const maximumMemoryOnlyBytes = 16 * 1024 * 1024

/** How long a visitor who was let through to Next has until the next one is (ms). */
const refreshTimeoutMs = 2000

type KnownDocument = Omit<CachedPage, 'value'> & {
  readonly key: string
  /** Where it lies in memory. */
  readonly place: CompressedPages
  refreshAskedAt: number
}

/** Pages with a bounded number of addresses in files, the others in memory alone. */
export function createCachedPages(
  openFiles: (memory: PageMemory<CachedPage>) => PageFiles<CachedPage>,
): CachedPages {
  const memory = createCompressedPages(maximumBytes)
  const memoryOnly = createCompressedPages(maximumMemoryOnlyBytes)
  const files = openFiles(memory)
  // Next hands a value that it was given back when it could not render a newer one.
  const stamps = new WeakMap<object, Stamp>()
  // By pathname, from least to most recently kept.
  const documents = new Map<string, KnownDocument>()

  function note(key: string, page: CachedPage): void {
    const { kind, pathname } = parsePageKey(key) ?? {}
    if (kind !== 'APP_PAGE' || pathname === undefined) return
    const { value, ...document } = page
    const place = isMemoryOnly(key) ? memoryOnly : memory
    documents.delete(pathname)
    documents.set(pathname, { key, place, ...document, refreshAskedAt: Number.NEGATIVE_INFINITY })
    const [oldest] = documents.keys()
    if (documents.size > maximumKnown && oldest !== undefined) documents.delete(oldest)
  }

  return {
    async find(key) {
      const page = isMemoryOnly(key) ? memoryOnly.find(key) : await files.find(key)
      if (!page || !isCurrent(page.stamp)) return null
      const { value, cacheControl, stamp } = page
      stamps.set(value, stamp)
      return { value, cacheControl, lastModified: lastModified(page) }
    },
    async save(key, { value, cacheControl }, rendered) {
      const stamp = stamps.get(value) ?? stampOf(tagsOf(value), rendered)
      // Something changed meanwhile: the next visitor gets it rendered anew.
      if (!isCurrent(stamp)) return
      const page: CachedPage = { value, cacheControl, stamp, run, savedAt: now() }
      note(key, page)
      if (isMemoryOnly(key)) memoryOnly.save(key, page, serialize(page).length)
      else await files.save(key, page)
    },
    hasFresh(pathname) {
      const page = documents.get(pathname)
      if (!page) return false
      const { key } = page
      const isKept = isMemoryOnly(key) ? memoryOnly.has(key) : files.has(key)
      return isKept && now() < staleAt(page) && isCurrent(page.stamp)
    },
    findReady(pathname) {
      const document = documents.get(pathname)
      if (!document) return null
      const packed = document.place.findPacked(document.key)
      // Another process may have kept it since; the clock of that one is not ours.
      if (!packed || packed.page.run !== run || !isCurrent(packed.page.stamp)) return null
      const time = now()
      if (time < staleAt(packed.page)) return { packed, isFresh: true }
      if (time - document.refreshAskedAt < refreshTimeoutMs) return { packed, isFresh: false }
      document.refreshAskedAt = time
      return null
    },
  }
}

const lifetimeMs = ({ cacheControl }: Pick<CachedPage, 'cacheControl'>) =>
  typeof cacheControl?.revalidate === 'number' ? cacheControl.revalidate * 1000 : Number.POSITIVE_INFINITY

const staleAt = (page: Omit<CachedPage, 'value'>) => page.savedAt + lifetimeMs(page)

/**
 * The age of a page that Next is given. It has had its time at most, and is then rendered anew behind the answer: what
 * is out of date does not come here, so no request waits. How old a page of an earlier run is, is unknown.
 */
function lastModified(page: CachedPage): number {
  const lifetime = lifetimeMs(page)
  if (!Number.isFinite(lifetime)) return now()
  const justStale = now() - lifetime - 1
  return page.run === run ? Math.max(page.savedAt, justStale) : justStale
}

function tagsOf({ headers }: Value): readonly string[] {
  return String(headers?.[cacheTagsHeader] ?? '').split(',')
}

/** A page as it was kept, distinguished from anything else in a file. */
export function isCachedPage(value: unknown): value is CachedPage {
  const page = value as Partial<CachedPage> | null
  return (
    typeof page === 'object' &&
    typeof page?.value === 'object' &&
    page.value !== null &&
    Array.isArray(page.stamp) &&
    typeof page.run === 'string' &&
    typeof page.savedAt === 'number'
  )
}

const opened = processSingleton('kept-pages', () => ({ pages: null as CachedPages | null }))

/** The kept pages of this process: opened by the first request that Next is asked for. */
export function getCachedPages(create: () => CachedPages): CachedPages {
  opened.pages ??= create()
  return opened.pages as CachedPages
}

/**
 * Whether a whole page for this path (no query) is kept and will be sent as it is: nothing is rendered, now or behind
 * the answer. False also where that is not certain.
 */
export function hasFreshPage(requestPath: string): boolean {
  const pathname = keptPathname(requestPath)
  return pathname !== null && (opened.pages?.hasFresh(pathname) ?? false)
}

/** What is kept for this path (no query) and may be sent as it lies here, or null where Next is to be asked. */
export function findReadyPage(requestPath: string): ReadyPage | null {
  const pages = opened.pages
  if (!pages) return null
  const pathname = keptPathname(requestPath)
  return pathname === null ? null : pages.findReady(pathname)
}
