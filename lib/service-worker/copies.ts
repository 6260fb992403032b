import { offlineCopy } from '../copy/offline.ts'
import { formatTimeOfDay } from '../copy/time-of-day.ts'
import { defaultTimeZone } from '../domain/market-time.ts'
import {
  cachePrefix,
  copyTitleHeader,
  deskCache,
  pagesCache,
  writtenAtHeader,
} from '../domain/offline-copies.ts'
import { publicPaths } from '../domain/public-paths.ts'
import { staticsOf } from './keepable.ts'

const keptAtHeader = 'x-kept-at'

/** When the server sent it (ms), by its own clock: what a cache on the way kept was older by `Age`. */
function sentAt(headers: Headers, now: number): number {
  const date = Date.parse(headers.get('date') ?? '')
  const age = Number(headers.get('age') ?? 0) * 1000
  return Number.isNaN(date) ? now : date - (Number.isNaN(age) ? 0 : age)
}

/** When it was sent (ms since 1970). */
export const keptAt = ({ headers }: Response) => Number(headers.get(keptAtHeader))

/** Of when its prices are (ms since 1970): the shop keeps pages, and sends what it has rendered before. */
const writtenAt = (copy: Response) => Number(copy.headers.get(writtenAtHeader)) || keptAt(copy)

/** What is kept of a document: its text and policy, when it was rendered and sent, and how it is called. */
export function makeCopy(html: string, { headers }: Response, now: number): Response {
  const copy = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) copy.delete(name)
  copy.set(keptAtHeader, String(sentAt(headers, now)))
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  copy.set(copyTitleHeader, encodeURIComponent(title))
  return new Response(html, { headers: copy })
}

/**
 * A copy as it is shown: its first words say that there is no connection, and of when its prices are. They are markup,
 * so they are there whatever becomes of the scripts.
 */
export async function showCopy(copy: Response, path: string, now: number): Promise<Response> {
  const html = await copy.text()
  // A worker has no document: that of the copy has the zone.
  const [, timeZone = defaultTimeZone] = /<html[^>]* data-time-zone="([^"]+)"/.exec(html) ?? []
  const time = formatTimeOfDay(writtenAt(copy), now, timeZone)
  const { title, cartIsKept, pricesOf } = offlineCopy
  const notice = `<p role="status" class="offline-notice" data-copy>${title}. ${cartIsKept}. ${pricesOf(time)}.</p>`
  // Its own page says so itself.
  const shown =
    path === publicPaths.offline ? html : html.replace(/<body[^>]*>/, (body) => `${body}${notice}`)
  return new Response(shown, { headers: copy.headers })
}

/** One release has a third of it. */
const maximumStatics = 300
/** What is left when there are more, so that it is not looked through with every page. */
const keptStatics = 250

type Caches = { readonly pages: Cache; readonly statics: Cache }

/**
 * Makes room for scripts and styles of releases to come: the oldest that no copy of a page names go, and before a copy
 * would lose one that it names, the oldest copies.
 */
export async function dropStatics({ pages, statics }: Caches): Promise<void> {
  const files = await statics.keys()
  if (files.length <= maximumStatics) return
  const named = new Set<string>()
  // Caches keep the order in which things came.
  for (const request of [...(await pages.keys())].reverse()) {
    const copy = await pages.match(request, { ignoreVary: true })
    const needed = new Set([...named, ...staticsOf((await copy?.text()) ?? '')])
    if (needed.size > keptStatics) await pages.delete(request)
    else for (const file of needed) named.add(file)
  }
  const unnamed = files.filter(({ url }) => !named.has(new URL(url).pathname))
  const dropped = unnamed.slice(0, files.length - keptStatics)
  await Promise.all(dropped.map((file) => statics.delete(file)))
}

/** Of all releases: a script or style sheet of another content has another name, and each copy has those that it names. */
export const cacheNames = {
  pages: pagesCache,
  statics: `${cachePrefix}arquivos`,
  pictures: `${cachePrefix}fotos`,
  desk: deskCache,
} as const

/** Deletes the caches whose names are not among these. */
export async function deleteOtherCaches(wanted: readonly string[]): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(cachePrefix) && !wanted.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}
