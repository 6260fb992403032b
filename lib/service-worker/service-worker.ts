import { CacheFirst, ExpirationPlugin, NetworkFirst, type Strategy } from 'serwist'
import { isDeskFile } from '../domain/desk-paths.ts'
import { publicPaths } from '../domain/public-paths.ts'
import { cacheNames, deleteOtherCaches, dropStatics, showCopy } from './copies.ts'
import { answerDeskFile, answerDeskView, forgetDesk, isDeskView, keepDesk } from './desk-copy.ts'
import { createKeptPages } from './keep-page.ts'
import { isDocument, isKeepableAnswer, isPicture, isShownOffline, isStatic } from './keepable.ts'
import { type FetchEvent, isSavingData, scope, type WorkerEvent } from './worker-scope.ts'

/** Milliseconds without an answer until a copy is shown, where there is one. */
const networkTimeoutMs = 12_000
const onlyKeepable = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }) =>
    isKeepableAnswer(response) ? response : null,
}
/** Some networks answer everything with a page of their own. */
const neverADocument = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }) =>
    isDocument(response) ? null : response,
}
const statics = new CacheFirst({
  cacheName: cacheNames.statics,
  plugins: [onlyKeepable, neverADocument],
  matchOptions: { ignoreVary: true },
})
// As without a worker while there is a connection: a changed picture is seen at once.
const pictures = new NetworkFirst({
  cacheName: cacheNames.pictures,
  networkTimeoutSeconds: networkTimeoutMs / 1000,
  plugins: [
    onlyKeepable,
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * 24 * 3600, purgeOnQuotaError: true }),
  ],
  matchOptions: { ignoreVary: true },
})
const pages = createKeptPages({ cacheName: cacheNames.pages, statics })

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting())
  // A shop without its offline page is still a shop.
  if (!isSavingData()) event.waitUntil(pages.keep(publicPaths.offline, event).catch(() => undefined))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOtherCaches(Object.values(cacheNames)), scope.clients.claim()]))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  if (origin !== scope.location.origin) return
  // With a connection a posted list goes as the browser sends it; without one a browser would say so in words of its own.
  if (request.method === 'POST' && pathname === publicPaths.writtenList && !scope.navigator.onLine)
    event.respondWith(pages.find(publicPaths.offline).then((kept) => kept ?? fetch(request)))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (isDeskView(pathname)) event.respondWith(answerDeskView(event, networkTimeoutMs))
    else if (isShownOffline(pathname))
      event.respondWith(answerNavigation(event, searchParams.has('q') ? null : pathname))
  } else if (isDeskFile(pathname)) event.respondWith(answerDeskFile(event))
  else if (isStatic(pathname)) event.respondWith(fromNetworkAtLeast(statics, event))
  else if (isPicture(pathname)) event.respondWith(fromNetworkAtLeast(pictures, event))
})

/** A damaged storage of the browser takes nothing away that the network has. */
function fromNetworkAtLeast(strategy: Strategy, event: FetchEvent): Promise<Response> {
  const { request } = event
  return strategy.handle({ event, request }).catch(() => fetch(request))
}

/**
 * What the network says; without an answer the copy, or the page that says that there is none. `path` is null where no
 * copy could be it: what is found for a search stands under one address.
 */
async function answerNavigation({ request }: FetchEvent, path: string | null): Promise<Response> {
  // As it came: anything added makes it a call of our own page. Without a connection never out of the browser's own cache,
  // which may have a page of minutes ago and does not say so.
  const answer = scope.navigator.onLine ? fetch(request) : fetch(request, { cache: 'no-cache' })
  const copy = async () => {
    if (path === null) return undefined
    const kept = await pages.find(path).catch(() => undefined)
    return kept && showCopy(kept, path, Date.now())
  }
  // Where a copy is shown, it is not waited for any more.
  answer.catch(() => undefined)
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs))
  try {
    return (await Promise.race([answer, tooLate])) ?? (await copy()) ?? (await answer)
  } catch (error) {
    const shown = (await copy()) ?? (await pages.find(publicPaths.offline).catch(() => undefined))
    if (shown) return shown
    throw error
  }
}

scope.addEventListener('message', (event) => {
  const { page, loaded, desk } = readMessage(event.data)
  if (desk !== null) event.waitUntil(desk ? keepDesk() : forgetDesk())
  if (page !== null) event.waitUntil(keepShown(page, loaded, event).catch(() => undefined))
})

/**
 * Keeps the page that a shopper looks at, and the scripts and styles that it loaded before there was a worker: the browser
 * has them still. Pictures would come once more, in the form that is sent to whom no form is known.
 */
async function keepShown(page: string, loaded: readonly string[], event: WorkerEvent): Promise<void> {
  const [pagesKept, staticsKept] = await Promise.all([
    caches.open(cacheNames.pages),
    caches.open(cacheNames.statics),
  ])
  await dropStatics({ pages: pagesKept, statics: staticsKept })
  await pages.keep(page, event).catch(() => undefined)
  const hasOfflinePage = (await pages.find(publicPaths.offline)) !== undefined
  if (!hasOfflinePage && !isSavingData()) await pages.keep(publicPaths.offline, event).catch(() => undefined)
  if (isSavingData()) return
  for (const address of loaded) {
    const { origin, pathname } = new URL(address)
    if (origin !== scope.location.origin || !isStatic(pathname)) continue
    await statics.handle({ event, request: new Request(address) }).catch(() => undefined)
  }
}

type Message = {
  readonly page: string | null
  readonly loaded: readonly string[]
  /** Whether a user is signed in at the market's desk here. */
  readonly desk: boolean | null
}

function readMessage(data: unknown): Message {
  const { page, loaded, desk } = Object(data) as Readonly<Record<keyof Message, unknown>>
  return {
    desk: typeof desk === 'boolean' ? desk : null,
    page: typeof page === 'string' ? page : null,
    loaded: Array.isArray(loaded) ? loaded.filter(isAddress) : [],
  }
}

/** Not by `URL.canParse`: a worker has none of the page's polyfills, and Chromium has it from 120 on. */
function isAddress(value: unknown): value is string {
  try {
    return typeof value === 'string' && new URL(value).href !== ''
  } catch {
    return false
  }
}
