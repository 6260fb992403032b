import { offlineCopy } from '../copy/offline.ts'
import { formatTimeOfDay } from '../copy/time-of-day.ts'
import { defaultTimeZone } from '../domain/market-time.ts'
import { cachePrefix, pagesCache, writtenAtHeader } from '../domain/offline-copies.ts'

/** Shows a saved page that starts with an offline notice and the time of its prices. */
export async function showCopy(copy: Response, now: number): Promise<Response> {
  const html = await copy.text()
  const { headers } = copy
  const writtenAt = Number(headers.get(writtenAtHeader)) || Date.parse(headers.get('date') ?? '') || now
  // A worker has no document: reads the zone from the copy.
  const [, timeZone = defaultTimeZone] = /<html[^>]* data-time-zone="([^"]+)"/.exec(html) ?? []
  const { title, cartIsKept, pricesOf } = offlineCopy
  const said = `${title}. ${cartIsKept}. ${pricesOf(formatTimeOfDay(writtenAt, now, timeZone))}.`
  const notice = `<p role="status" data-slot="notice" data-copy>${said}</p>`
  const shown = new Response(
    html.replace(/<body[^>]*>/, (body) => body + notice),
    { headers },
  )
  // They describe the received bytes.
  for (const name of ['content-encoding', 'content-length']) shown.headers.delete(name)
  return shown
}

export const cacheNames = {
  pages: pagesCache,
  offlinePage: `${cachePrefix}sem-internet`,
  statics: `${cachePrefix}arquivos`,
  pictures: `${cachePrefix}fotos`,
} as const

export async function deleteOtherCaches(wanted: readonly string[]): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(cachePrefix) && !wanted.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}
