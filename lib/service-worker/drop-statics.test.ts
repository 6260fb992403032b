import { describe, expect, it } from 'vitest'
import { dropStatics } from './drop-statics.ts'

const origin = 'https://loja.example'

/** What is used of a cache of the browser, in memory, in the order in which things came. */
function openCache(entries: Readonly<Record<string, string>>): Cache {
  const kept = new Map(Object.entries(entries).map(([path, text]) => [`${origin}${path}`, text]))
  const cache = {
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    match: async ({ url }: Request) => new Response(kept.get(url)),
    delete: async ({ url }: Request) => kept.delete(url),
  }
  return cache as unknown as Cache
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
const file = (number: number) => `/_next/static/chunks/${number}.js`
const files = (from: number, to: number) => numbers(from, to).map(file)
const staticsOf = (paths: readonly string[]) => openCache(Object.fromEntries(paths.map((path) => [path, ''])))
const page = (paths: readonly string[]) => paths.map((path) => `<script src="${path}"></script>`).join('')
const pathsOf = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname)

describe('scripts and styles of releases that were', () => {
  it('stay while there is room', async () => {
    const statics = staticsOf(files(0, 300))
    await dropStatics({ pages: openCache({}), statics })
    expect(await pathsOf(statics)).toHaveLength(300)
  })

  it('R48 go where no copy names them, the oldest first', async () => {
    const statics = staticsOf(files(0, 301))
    const pages = openCache({ '/store': page(files(0, 20)) })
    await dropStatics({ pages, statics })
    expect(await pathsOf(statics)).toEqual([...files(0, 20), ...files(71, 301)])
    expect(await pathsOf(pages)).toEqual(['/store'])
  })

  it('R48 take the oldest copies with them where all are named: none is left in halves', async () => {
    const statics = staticsOf(files(0, 320))
    const pages = openCache({
      '/a': page(files(0, 110)),
      '/b': page(files(110, 220)),
      '/c': page(files(220, 320)),
    })
    await dropStatics({ pages, statics })
    expect(await pathsOf(pages)).toEqual(['/b', '/c'])
    expect(await pathsOf(statics)).toEqual(files(70, 320))
  })
})
