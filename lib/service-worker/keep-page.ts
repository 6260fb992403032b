import { CacheExpiration, type CacheFirst } from 'serwist'
import { keptAt, makeCopy } from './copies.ts'
import { isDocument, isKeepableAnswer, isKeepablePage, staticsOf } from './keepable.ts'
import { isSavingData, type WorkerEvent } from './worker-scope.ts'

const maximumPages = 40
const maximumAgeSeconds = 7 * 24 * 3600
/** Characters; our largest list has a tenth of it. */
const maximumLength = 1_000_000

type Options = { readonly cacheName: string; readonly statics: CacheFirst }

/** Copies of pages: whole documents under their path, each with all that it is shown with. */
export function createKeptPages({ cacheName, statics }: Options) {
  const expiration = new CacheExpiration(cacheName, {
    maxEntries: maximumPages,
    maxAgeSeconds: maximumAgeSeconds,
    matchOptions: { ignoreVary: true },
  })

  /**
   * Asks for a page without cookies, as anybody would, and keeps it once its scripts and styles are kept: none is ever
   * half there. What the browser has already is not sent again.
   */
  async function keep(path: string, event: WorkerEvent): Promise<void> {
    if (!isKeepablePage(path)) return
    const answer = await fetch(path, {
      credentials: 'omit',
      mode: 'same-origin',
      cache: isSavingData() ? 'only-if-cached' : 'no-cache',
      priority: 'low',
    })
    const cache = await caches.open(cacheName)
    if (answer.status === 404 || answer.status === 410) await cache.delete(path)
    if (!isKeepableAnswer(answer) || !isDocument(answer)) return
    const html = await answer.text()
    const files = staticsOf(html)
    // A page without any is not one of ours: some networks answer everything with their own.
    if (html.length > maximumLength || files.length === 0) return
    const kept = await Promise.all(files.map((file) => keepStatic(file, event)))
    if (!kept.every(Boolean)) return
    await cache.put(path, makeCopy(html, answer, Date.now()))
    await expiration.updateTimestamp(new URL(path, globalThis.location.href).href)
    await expiration.expireEntries()
  }

  async function keepStatic(file: string, event: WorkerEvent): Promise<boolean> {
    const [answer, done] = statics.handleAll({ event, request: new Request(file) })
    const { ok } = await answer
    await done
    return ok
  }

  return {
    keep,
    async find(path: string): Promise<Response | undefined> {
      const cache = await caches.open(cacheName)
      const kept = await cache.match(path, { ignoreVary: true })
      if (kept && Date.now() - keptAt(kept) < maximumAgeSeconds * 1000) return kept
      await cache.delete(path)
      return undefined
    },
  }
}
