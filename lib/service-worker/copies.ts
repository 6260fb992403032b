import { offlineCopy } from '../copy/offline.ts'
import { formatTimeOfDay } from '../copy/time-of-day.ts'
import { copyTitleHeader, writtenAtHeader } from '../domain/offline-copies.ts'
import { publicPaths } from '../domain/public-paths.ts'

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
  const time = formatTimeOfDay(writtenAt(copy), now)
  const { title, cartIsKept, pricesOf } = offlineCopy
  const notice = `<p role="status" class="offline-notice" data-copy>${title}. ${cartIsKept}. ${pricesOf(time)}.</p>`
  // Its own page says so itself.
  const shown =
    path === publicPaths.offline ? html : html.replace(/<body[^>]*>/, (body) => `${body}${notice}`)
  return new Response(shown, { headers: copy.headers })
}
