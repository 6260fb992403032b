import { describe, expect, it } from 'vitest'
import { copyTitleHeader, writtenAtHeader } from '../domain/offline-copies.ts'
import { dropStatics, keptAt, makeCopy, showCopy } from './copies.ts'

const html = '<html><head><title>Uva | Loja</title></head><body class="x"><main>R$ 1,00</main></body></html>'
const noon = Date.parse('2026-03-05T15:00:00Z')
const day = 24 * 3600 * 1000

function copyOf(headers: Record<string, string> = {}) {
  const date = new Date(noon).toUTCString()
  const answer = new Response(html, { headers: { date, 'content-encoding': 'br', ...headers } })
  return makeCopy(html, answer, noon + 99_000)
}

describe('a copy of a page', () => {
  it('R47 says at its beginning of when its prices are, by the clock of the shop', async () => {
    const shown = await showCopy(copyOf(), '/product/uva', noon + 3_600_000)
    expect(await shown.text()).toContain(
      '<body class="x"><p role="status" class="offline-notice" data-copy>Sem internet. Seu carrinho está guardado. Preços de 12h.</p><main>',
    )
  })

  it('R47 says so by the clock of a shop that is elsewhere', async () => {
    const copy = copyOf()
    const elsewhere = (await copy.text()).replace(
      '<html>',
      '<html lang="pt-BR" data-time-zone="America/Manaus">',
    )
    const shown = await showCopy(new Response(elsewhere, copy), '/product/uva', noon)
    expect(await shown.text()).toContain('Preços de 11h.')
  })

  it('R47 says the day too where it is not today', async () => {
    const shown = await showCopy(copyOf(), '/product/uva', noon + day)
    expect(await shown.text()).toContain('Preços de 05/03, 12h.')
  })

  it('R47 is as old as the cache on the way that kept it says', async () => {
    const shown = await showCopy(copyOf({ age: '120' }), '/product/uva', noon)
    expect(await shown.text()).toContain('Preços de 11h58.')
  })

  it('R47 is as old as its page, which the shop may have kept before it was sent', async () => {
    const copy = copyOf({ [writtenAtHeader]: String(noon - 2_400_000), age: '120' })
    expect(keptAt(copy)).toBe(noon - 120_000)
    expect(await (await showCopy(copy, '/product/uva', noon)).text()).toContain('Preços de 11h20.')
  })

  it('R47 counts from now where the server sent no time', async () => {
    const shown = await showCopy(makeCopy(html, new Response(html), noon), '/', noon)
    expect(await shown.text()).toContain('Preços de 12h.')
  })

  it('has the policy of its page, is plain text, and knows its title', () => {
    const { headers } = copyOf({ 'content-security-policy': "script-src 'self'" })
    expect(headers.get('content-security-policy')).toBe("script-src 'self'")
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get(copyTitleHeader)).toBe(encodeURIComponent('Uva | Loja'))
  })

  it('has no notice where it is the page about being offline', async () => {
    expect(await (await showCopy(copyOf(), '/sem-internet', noon)).text()).toBe(html)
  })
})

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
