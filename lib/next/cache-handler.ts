import { isUtf8 } from 'node:buffer'
import path from 'node:path'
import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache/index.js'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { writtenAtHeader } from '../domain/offline-copies.ts'
import { pagePolicy } from '../server/content-security-policy.ts'
import { isBuilding } from '../server/environment/environment.ts'
import { meters } from '../server/metrics/meters.ts'
import { cachedPictures } from './cached-pictures.ts'
import { inlineSheets, leanDocument } from './lean-document.ts'
import { hasNotFoundMark } from './not-found-mark.ts'
import { parsePageKey } from './page-key.ts'
import { openPageStore } from './page-store.ts'

type Value = Parameters<CacheHandler['set']>[1]
type SetContext = Parameters<CacheHandler['set']>[2]

function counted(kind: 'page' | 'picture', found: unknown): CacheHandlerValue | null {
  meters()?.cacheReads.inc({ kind, result: found ? 'hit' : 'miss' })
  return found as CacheHandlerValue | null
}

/** Next's internal entries, such as `/_global-error`. */
function isOwnPageOfNext(key: string): boolean {
  return parsePageKey(key)?.pathname.startsWith('/_') ?? false
}

/** Converts router data to text: Next sends ETag and 304 for text alone. Binary data stays. */
function keepAsText(value: IncrementalCachedAppPageValue): void {
  const textOf = (data: Buffer) => (Buffer.isBuffer(data) && isUtf8(data) ? data.toString() : data) as Buffer
  const { rscData, segmentData } = value
  if (rscData) value.rscData = textOf(rscData)
  if (segmentData) value.segmentData = new Map([...segmentData].map(([name, data]) => [name, textOf(data)]))
}

/**
 * Page cache under DATA_DIR, one per store and build, so that nothing rendered at build time is served. Size
 * is bounded; bad pages are dropped, unbounded addresses stay in memory; every page carries a policy with its
 * script hashes.
 */
export default class PageCacheHandler implements CacheHandler {
  readonly #serverDirectory: string | undefined

  constructor(context: CacheHandlerContext) {
    this.#serverDirectory = context.dev ? undefined : context.serverDistDir
  }

  async get(key: string, context: { kind: string }): Promise<CacheHandlerValue | null> {
    if (context.kind === 'IMAGE') return counted('picture', await cachedPictures().find(key))
    if (!this.#serverDirectory || isBuilding() || context.kind === 'FETCH') return null
    return counted('page', await openPageStore(this.#serverDirectory).find(key))
  }

  async set(key: string, value: Value, context: SetContext): Promise<void> {
    if (value?.kind === 'IMAGE') return cachedPictures().save(key, { lastModified: Date.now(), value })
    if (!this.#serverDirectory || isBuilding()) return
    if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return
    // Next sends this object to the first visitor, so it is completed even when not kept.
    if (value.kind === 'APP_PAGE') {
      const html = inlineSheets(leanDocument(value.html.toString()), path.join(this.#serverDirectory, '..'))
      value.html = html
      keepAsText(value)
      // After a failed render Next returns the last page with its time.
      value.headers = {
        [writtenAtHeader]: String(Date.now()),
        ...value.headers,
        'content-security-policy': pagePolicy(html),
      }
      if (hasNotFoundMark(html) || isOwnPageOfNext(key)) value.status = 404
      if (value.status === 404) value.headers['cache-control'] = 'no-store'
    }
    // Next sends a redirect's address itself; kept as a header it would appear twice.
    if (value.headers && (value.status ?? 200) >= 300) delete value.headers['location']
    if ((value.status ?? 200) !== 200) return
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    await openPageStore(this.#serverDirectory).save(key, { value, cacheControl })
  }

  async revalidateTag(): Promise<void> {
    throw new Error('Nothing is expired by hand: publish what a part says (lib/next/shown-parts.ts)')
  }

  resetRequestCache(): void {}
}
