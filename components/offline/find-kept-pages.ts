import { copyTitleHeader, pagesPrefix } from '@/lib/domain/offline-copies'
import { publicPaths } from '@/lib/domain/public-paths'

export type KeptPage = { readonly path: string; readonly title: string }

/** The pages that can be read without a connection, the last visited first. Rejects where the browser keeps nothing. */
export async function findKeptPages(): Promise<readonly KeptPage[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix))
  const found = await Promise.all(names.map(readTitles))
  return found
    .flat()
    .filter(({ path, title }) => path !== publicPaths.offline && title !== '')
    .reverse()
}

async function readTitles(name: string): Promise<readonly KeptPage[]> {
  const cache = await caches.open(name)
  const requests = await cache.keys()
  return Promise.all(
    requests.map(async (request) => {
      const copy = await cache.match(request, { ignoreVary: true })
      const title = readTitle(decodeURIComponent(copy?.headers.get(copyTitleHeader) ?? ''))
      return { path: new URL(request.url).pathname, title }
    }),
  )
}

/** The title of a document as text, without the name of the shop behind it. */
function readTitle(markup: string): string {
  const text = new DOMParser().parseFromString(markup, 'text/html').body.textContent
  return text.replace(/ \| [^|]*$/, '')
}
