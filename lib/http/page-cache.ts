import fs from 'node:fs'
import path from 'node:path'
import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache/index.js'
import { getEnvironment, isBuilding, storefrontDigest } from '../env/environment.ts'
import { pagePolicy } from './content-security-policy.ts'
import { expireTags } from './expire-tags.ts'
import { createKeptPages, type KeptPages } from './kept-pages.ts'
import { hasNotFoundMark } from './not-found-mark.ts'
import { openPageFiles } from './page-files.ts'

type Value = Parameters<CacheHandler['set']>[1]
type SetContext = Parameters<CacheHandler['set']>[2]

// Next makes a new handler for every request; what it keeps is shared.
let shared: KeptPages | undefined

function keptPages(serverDirectory: string): KeptPages {
  if (shared) return shared
  const environment = getEnvironment()
  const buildId = fs.readFileSync(path.join(serverDirectory, '..', 'BUILD_ID'), 'utf8').trim()
  const files = openPageFiles({
    directory: path.join(environment.dataDirectory, 'pages'),
    namespace: storefrontDigest(environment, buildId),
  })
  shared = createKeptPages(() => files)
  return shared
}

/**
 * Where Next keeps whole pages. Entries live under DATA_DIR and belong to one store and one build, so
 * nothing rendered at build time is ever served; the total size is bounded; only good pages are kept, those
 * with endless many addresses in memory alone; and every page carries a policy that names the hashes of its own inline scripts.
 */
export default class PageCache implements CacheHandler {
  readonly #serverDirectory: string | undefined

  constructor(context: CacheHandlerContext) {
    this.#serverDirectory = context.dev ? undefined : context.serverDistDir
  }

  async get(key: string, context: { kind: string }): Promise<CacheHandlerValue | null> {
    if (!this.#serverDirectory || isBuilding() || context.kind === 'FETCH') return null
    return (await keptPages(this.#serverDirectory).find(key)) as CacheHandlerValue | null
  }

  async set(key: string, value: Value, context: SetContext): Promise<void> {
    if (!this.#serverDirectory || isBuilding()) return
    if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return
    // Next sends this very object to the first visitor, so it is completed even when it is not kept.
    if (value.kind === 'APP_PAGE') {
      const html = value.html.toString()
      value.headers = { ...value.headers, 'content-security-policy': pagePolicy(html) }
      if (hasNotFoundMark(html)) value.status = 404
      if (value.status === 404) value.headers['cache-control'] = 'no-store'
    }
    // Next sends the address of a redirect itself; as a header of the page it would be there twice.
    if (value.headers && (value.status ?? 200) >= 300) delete value.headers['location']
    if ((value.status ?? 200) !== 200) return
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    await keptPages(this.#serverDirectory).save(key, { lastModified: Date.now(), value, cacheControl })
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    expireTags(typeof tags === 'string' ? [tags] : tags)
  }

  resetRequestCache(): void {}
}
