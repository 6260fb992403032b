import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin, type Strategy } from 'serwist'
import { publicPaths } from '../domain/public-paths.ts'
import { cacheNames, deleteOtherCaches, showCopy } from './copies.ts'
import {
  isDocument,
  isKeepableAnswer,
  isKeepablePage,
  isPicture,
  isShownOffline,
  isStatic,
  staticsOf,
} from './keepable.ts'
import { type FetchEvent, scope } from './worker-scope.ts'

const daySeconds = 24 * 3600
/** Seconds before the saved copy is shown. */
const networkTimeoutSeconds = 12
const matchOptions = { ignoreVary: true }

/** Captive portals answer everything with a page. */
const onlyFiles: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) =>
    isKeepableAnswer(response) && !isDocument(response) ? response : null,
}

const statics = new CacheFirst({
  cacheName: cacheNames.statics,
  // One release has a third of it.
  plugins: [onlyFiles, new ExpirationPlugin({ maxEntries: 300, maxAgeFrom: 'last-used', matchOptions })],
  matchOptions,
})

const pictures = new NetworkFirst({
  cacheName: cacheNames.pictures,
  networkTimeoutSeconds,
  plugins: [
    onlyFiles,
    new ExpirationPlugin({
      maxEntries: 200,
      maxAgeSeconds: 30 * daySeconds,
      purgeOnQuotaError: true,
      matchOptions,
    }),
  ],
  matchOptions,
})

/** Requests pages without cookies, and keeps them by path with their scripts and styles. */
const asAnybody: SerwistPlugin = {
  // Always revalidates: the browser's own copy may have an old price. The browser follows redirects
  // elsewhere.
  requestWillFetch: async ({ request: { url, headers } }) =>
    new Request(url, {
      headers,
      credentials: 'omit',
      mode: 'same-origin',
      redirect: 'manual',
      cache: 'no-cache',
    }),
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
  cacheWillUpdate: async ({ response }) =>
    isKeepableAnswer(response) && isDocument(response) ? response : null,
  async cacheDidUpdate({ newResponse, event }) {
    const files = staticsOf(await newResponse.text())
    await Promise.all(files.map((file) => keep(statics, event, file)))
  },
}

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds,
  plugins: [
    asAnybody,
    new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 7 * daySeconds, matchOptions }),
    { cachedResponseWillBeUsed: async ({ cachedResponse: kept }) => kept && showCopy(kept, Date.now()) },
  ],
  matchOptions,
})

const offlinePage = new NetworkFirst({
  cacheName: cacheNames.offlinePage,
  plugins: [asAnybody],
  matchOptions,
})

async function keep(strategy: Strategy, event: Event, path: string): Promise<void> {
  await Promise.allSettled(strategy.handleAll({ event, request: new Request(path) }))
}

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting())
  const condition = { requestMethod: 'POST', urlPattern: { pathname: '/api/*' } }
  if (event.addRoutes) event.waitUntil(event.addRoutes({ condition, source: 'network' }))
  event.waitUntil(keep(offlinePage, event, publicPaths.offline))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOtherCaches(Object.values(cacheNames)), scope.clients.claim()]))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  if (origin !== scope.location.origin) return
  // Posted lists go out unchanged; offline, ours replaces the browser's error page.
  if (request.method === 'POST' && pathname === publicPaths.writtenList && !scope.navigator.onLine)
    event.respondWith(orOfflinePage(fetch(request)))
  if (request.method !== 'GET') return
  // Another site's frame goes to the server, which refuses it (trust S18).
  if (request.mode === 'navigate' && request.destination !== 'document') return
  if (request.mode === 'navigate') {
    // All search results share one address.
    if (isKeepablePage(pathname) && !searchParams.has('q'))
      event.respondWith(orOfflinePage(pages.handle({ event, request })))
    // Unchanged: additions would make it a call of our page.
    else if (isShownOffline(pathname)) event.respondWith(orOfflinePage(fetch(request)))
  } else if (isStatic(pathname)) event.respondWith(fromNetworkAtLeast(statics, event))
  else if (isPicture(pathname)) event.respondWith(fromNetworkAtLeast(pictures, event))
})

function fromNetworkAtLeast(strategy: Strategy, event: FetchEvent): Promise<Response> {
  const { request } = event
  return strategy.handle({ event, request }).catch(() => fetch(request))
}

async function orOfflinePage(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer
  } catch (error) {
    const options = { cacheName: cacheNames.offlinePage, ...matchOptions }
    const kept = await caches.match(publicPaths.offline, options).catch(() => undefined)
    if (kept) return kept
    throw error
  }
}

// Pages shown by the router, or opened before the worker.
scope.addEventListener('message', (event) => {
  const { page } = Object(event.data) as { readonly page: unknown }
  if (typeof page === 'string' && isKeepablePage(page)) event.waitUntil(keep(pages, event, page))
})
