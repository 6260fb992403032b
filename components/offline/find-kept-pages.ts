import { copyTitleHeader, pagesCache } from '@/lib/domain/offline-copies'
import { publicPaths } from '@/lib/domain/public-paths'

export type KeptPage = { readonly path: string; readonly title: string }

/** The pages that can be read without a connection, the last visited first. Rejects where the browser keeps nothing. */
export async function findKeptPages(): Promise<readonly KeptPage[]> {
  const cache = await caches.open(pagesCache)
  const requests = await cache.keys()
  const found = await Promise.all(
    requests.map(async (request) => {
      const copy = await cache.match(request, { ignoreVary: true })
      const title = readTitle(decodeURIComponent(copy?.headers.get(copyTitleHeader) ?? ''))
      return { path: new URL(request.url).pathname, title }
    }),
  )
  return found.filter(({ path, title }) => path !== publicPaths.offline && title !== '').reverse()
}

/** The title of a document as text, without the name of the shop behind it. */
function readTitle(markup: string): string {
  const text = new DOMParser().parseFromString(markup, 'text/html').body.textContent
  return text.replace(/ \| [^|]*$/, '')
}
