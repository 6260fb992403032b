import fs from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import path from 'node:path'
import zlib from 'node:zlib'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { imageAddress } from '../../lib/domain/image'
import { parsePageKey } from '../../lib/next/page-key'
import { oddHeaders } from '../support/odd-headers'
import { overRecordedShop, recording } from '../support/recorded-shop'
import { runShop } from '../support/run-shop'

const environment = { CATALOG_REFRESH_SECONDS: '3600', RATE_LIMIT_SCALE: '1000' }
const shop = await runShop({ ...recording, environment })
afterAll(shop.close)
const { ask } = overRecordedShop(shop)

type Answer = Awaited<ReturnType<typeof ask>>
type Headers = Readonly<Record<string, string>>

const segment = { rsc: '1', 'next-router-prefetch': '1' }

/** Gives the address of a page with the digest of the router's headers, as its own requests have it. */
async function addressOf(page: string, headers: Headers): Promise<string> {
  if (headers['rsc'] === undefined) return page
  const digest = await computeCacheBustingSearchParam(
    headers['next-router-prefetch'] as '1' | undefined,
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  )
  return `${page}${page.includes('?') ? '&' : '?'}_rsc=${digest}`
}

describe('the page cache', () => {
  const onDisk = () => fs.readdirSync(path.join(shop.dataDirectory, 'pages'), { recursive: true }).length

  it('S17 Next names every kind of page by a key that contains its pathname', async () => {
    const pages = {
      '/': '/',
      '/store': '/store',
      '/store?q=': '/store',
      '/store/pagina/2': '/store/pagina/2',
      '/store/em-oferta': '/store/em-oferta',
      '/categoria/frutas': '/categoria/frutas',
      '/product/banana-prata': '/product/banana-prata',
      '/busca/p%c3%a3o': '/busca/p%C3%A3o',
      '/busca/a+b': '/busca/a%2Bb',
      '/busca/index': '/busca/index',
      '/lista/nada': '/lista/nada',
      '/privacidade': '/privacidade',
      '/success': '/success',
      '/profile': '/profile',
      '/pedidos': '/pedidos',
      '/auth/confirm': '/auth/confirm',
      '/nada': '/_not-found',
    }
    for (const [page, pathname] of Object.entries(pages)) {
      const { keys } = await ask(page)
      expect([page, keys.map(parsePageKey)]).toEqual([page, [{ kind: 'APP_PAGE', pathname }]])
    }
    const { keys } = await ask('/icon.svg')
    expect(keys.map(parsePageKey)).toEqual([{ kind: 'APP_ROUTE', pathname: '/icon.svg' }])
    // What the router asks for is part of the same entry.
    const { keys: data } = await ask('/store?_rsc=&x=1', { rsc: '1' })
    expect(data.map(parsePageKey)).toEqual([{ kind: 'APP_PAGE', pathname: '/store' }])
  })

  it('S17 made-up pages are kept in memory, and nothing of them on disk', async () => {
    await ask('/product/banana-prata')
    const before = onDisk()
    for (let index = 0; index < 10; index += 1) {
      for (const page of [
        `/busca/inventado-${index}`,
        `/busca/p%C3%A3o%20${index}`,
        `/busca/banana.rsc?${index}`,
        `/categoria/frutas/menor-preco?${index}`,
        `/store/em-oferta?x=${index}`,
        `/product/nada-${index}`,
        `/lista/nada-${index}`,
        `/nada-${index}`,
      ])
        await ask(page)
    }
    expect(onDisk()).toBe(before)
    const again = await ask('/busca/inventado-9')
    expect([again.status, again.headers['x-nextjs-cache']]).toEqual([200, 'HIT'])
    await ask('/product/tomate-italiano')
    expect(onDisk(), 'a product is').toBe(before + 1)
  })

  it('S16 no error and no 404 is kept, here or by a cache in front of the shop', async () => {
    await ask('/')
    const before = onDisk()
    const pages = '/_global-error /_not-found /404 /500 /_error /nada /product/nada'.split(' ')
    for (const page of [...pages, ...pages]) {
      const { status, headers } = await ask(page)
      const isKept = !headers['cache-control']?.includes('no-store') || headers['x-nextjs-cache'] === 'HIT'
      expect([page, status, isKept]).toEqual([page, 404, false])
    }
    expect(onDisk()).toBe(before)
  })

  it('R22 R60 every form of a page is asked about by browsers each time, kept by a cache in front for a while, and has an ETag', async () => {
    const forms: Readonly<Record<string, Headers>> = {
      document: {},
      data: { rsc: '1' },
      segment: { ...segment, 'next-router-segment-prefetch': '/_tree' },
    }
    // Rendered for this request, sent on by Next, and from memory.
    for (const page of ['/busca/mamao', '/privacidade', '/store?x=1', '/', '/product/banana-prata']) {
      for (const [form, asked] of Object.entries(forms)) {
        const sent = async (more = {}) => {
          const { status, headers } = await ask(await addressOf(page, asked), { ...asked, ...more })
          return [page, form, status, headers['cache-control'], headers.etag]
        }
        const answer = await sent()
        const cacheControl = 'public, max-age=0, must-revalidate, s-maxage=1'
        expect(answer).toEqual([page, form, 200, cacheControl, expect.stringMatching(/^W\/"\w+"$/)])
        for (const coding of ['identity', 'gzip', 'br']) {
          const seen = { 'accept-encoding': coding, 'if-none-match': answer.at(-1) }
          expect(await sent(seen)).toEqual(answer.with(2, 304))
        }
      }
    }
  })

  it('S17 the shop knows before Next whether a page is kept', async () => {
    const places =
      '/ /store?page=2 /store/pagina/2 /product/banana-prata /product/nada /nada /%73tore /store/'
    const searches = "/busca/uva /busca/p%c3%a3o /busca/d'agua /busca/a;b /busca/%25"
    const others = '//store /index /_not-found /robots.txt /api/health/live'
    const spellings = [places, searches, others].flatMap((list) => list.split(' '))
    for (const spelling of [...spellings, ...spellings]) {
      const { wasFresh, headers, keys, saved } = await ask(spelling)
      // Of what is sent from memory Next is not asked.
      const isPage = keys.every((key) => parsePageKey(key)?.kind === 'APP_PAGE')
      const isHit = headers['x-nextjs-cache'] === 'HIT' && isPage
      expect([spelling, wasFresh]).toEqual([spelling, isHit])
      if (wasFresh) expect([spelling, saved]).toEqual([spelling, 0])
    }
    expect((await ask('/busca/uva')).wasFresh).toBe(true)
    await ask('/store')
    expect((await ask('/store', { rsc: '1' })).wasFresh).toBe(true)
  })
})

/** A query that means nothing to Next, and that our server does not know to mean nothing. */
const pastMemory = (target: string) => `${target}${target.includes('?') ? '&' : '?'}x=1`

/** Headers that may differ between two equal answers. */
const travelling = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'date',
  'x-written-at',
])

function decoded({ headers, bytes }: Answer): string {
  if (headers['content-encoding'] === 'gzip') return zlib.gunzipSync(bytes).toString()
  if (headers['content-encoding'] === 'br') return zlib.brotliDecompressSync(bytes).toString()
  return bytes.toString()
}

function comparable(answer: Answer) {
  const headers = []
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    const name = answer.rawHeaders[at]?.toLowerCase() ?? ''
    if (!travelling.has(name)) headers.push(`${name}: ${answer.rawHeaders[at + 1]}`)
  }
  return { status: answer.status, headers: headers.toSorted(), text: decoded(answer) }
}

/** Names in Vary that a 304 of Next lacks, though caches need them (RFC 9110, section 15.4.5). */
function whole(answer: Answer) {
  const { headers, ...rest } = comparable(answer)
  return { ...rest, headers: headers.map((header) => header.replace(/^(vary: .*), Accept-Encoding$/, '$1')) }
}

const pages = {
  '/': '/__PAGE__',
  '/product/banana-prata': '/product/$d$id/__PAGE__',
  '/store': '/store/__PAGE__',
  '/store/pagina/2': '/store/$c$lista/__PAGE__',
  '/store/em-oferta': '/store/$c$lista/__PAGE__',
  '/categorias': '/categorias/__PAGE__',
  '/categoria/frutas': '/categoria/$d$slug/__PAGE__',
  '/categoria/frutas/menor-preco': '/categoria/$d$slug/$c$lista/__PAGE__',
  '/busca/banana': '/busca/$d$consulta/__PAGE__',
  '/busca/p%C3%A3o': '/busca/$d$consulta/__PAGE__',
  '/busca/500g/pagina/2': '/busca/$d$consulta/$c$lista/__PAGE__',
  '/become-seller': '/become-seller/__PAGE__',
  '/privacidade': '/!KGxlZ2FsKQ/privacidade/__PAGE__',
} as const

describe('a page that is sent from memory', () => {
  const isInMemory = (page: string, headers: OutgoingHttpHeaders = {}) =>
    expect.poll(async () => (await ask(page, headers)).keys).toEqual([])

  /** Both ways of one request, distinguished by what Next asked of its cache. */
  async function bothWays(target: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
    const ready = await ask(target, headers, method)
    const fromNext = await ask(pastMemory(target), headers, method)
    return { ready, fromNext, isReady: ready.keys.length === 0 && fromNext.keys.length > 0 }
  }

  describe.each(Object.entries(pages))('%s', (page, ownSegment) => {
    beforeEach(() => isInMemory(page))

    it(`S26 ${page} is the document that Next would send`, async () => {
      const codings = ['identity', 'gzip', 'br', 'gzip, deflate, br, zstd', '*', 'identity;q=0, *;q=0']
      for (const coding of codings) {
        const { ready, fromNext, isReady } = await bothWays(page, { 'accept-encoding': coding })
        expect([coding, isReady]).toEqual([coding, true])
        expect(comparable(ready)).toEqual(comparable(fromNext))
      }
      const { ready: head, fromNext, isReady } = await bothWays(page, {}, 'HEAD')
      expect([isReady, head.bytes.length, comparable(head)]).toEqual([true, 0, comparable(fromNext)])
      const etag = head.headers.etag ?? ''
      for (const seen of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*', '"other"', `${etag}x`]) {
        const again = await bothWays(page, { 'if-none-match': seen })
        expect([seen, again.isReady]).toEqual([seen, true])
        expect(whole(again.ready)).toEqual(whole(again.fromNext))
      }
    })

    it(`S26 ${page} is the data and the segments that Next would send`, async () => {
      const segments = ['/_tree', '/_full', '/_index', ownSegment]
      const requests: readonly Headers[] = [
        { rsc: '1' },
        segment,
        { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/store' },
        ...segments.map((name) => ({ ...segment, 'next-router-segment-prefetch': name })),
      ]
      for (const headers of requests) {
        const target = await addressOf(page, headers)
        const { etag = '' } = (await ask(target, headers)).headers
        const again = await bothWays(target, { ...headers, 'if-none-match': etag })
        expect([headers, again.isReady, again.ready.status]).toEqual([headers, true, 304])
        expect(whole(again.ready)).toEqual(whole(again.fromNext))
        for (const coding of ['identity', 'gzip', 'br']) {
          const data = await bothWays(target, { ...headers, 'accept-encoding': coding })
          expect([headers, data.isReady, data.ready.status]).toEqual([headers, true, 200])
          expect(comparable(data.ready)).toEqual(comparable(data.fromNext))
        }
      }
    })
  })

  it('S26 scripts and style sheets are those of the build, compressed, with the headers of Next', async () => {
    const { text } = await ask('/', { 'accept-encoding': 'identity' })
    const files = [...new Set(text.match(/\/_next\/static\/[\w./-]+\.(?:js|css)/g))]
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) {
      const source = fs.readFileSync(file.replace('/_next/', '.next/'), 'utf8')
      const brotli = () => ask(file, { 'accept-encoding': 'gzip, deflate, br' })
      await expect
        .poll(async () => (await brotli()).headers['content-encoding'], { timeout: 20_000 })
        .toBe('br')
      const fromNext = await ask(pastMemory(file))
      for (const answer of [await brotli(), await ask(file, { 'accept-encoding': 'gzip' })]) {
        expect([file, answer.status, decoded(answer) === source]).toEqual([file, 200, true])
        for (const name of ['cache-control', 'content-type', 'vary', 'x-content-type-options']) {
          expect([file, name, answer.headers[name]]).toEqual([file, name, fromNext.headers[name]])
        }
      }
    }
    for (const file of ['/_next/static/chunks/nada.js', '/_next/static/nada.css']) {
      const { status, headers } = await ask(file, { 'accept-encoding': 'br' })
      expect([status, headers['cache-control']?.includes('immutable') ?? false]).toEqual([404, false])
    }
  })

  it('S26 whatever the first visitor of a page sends, the next one reads what everybody reads', async () => {
    // Another shop over the same sample store, which receives no odd requests.
    const other = await runShop({ ...recording, environment: { ...environment, SITE_URL: shop.url } })
    try {
      const clean = overRecordedShop(other)
      for (const [index, headers] of oddHeaders.entries()) {
        const page = `/busca/pao-de-queijo-${index}`
        for (const method of ['GET', 'HEAD', 'GET']) await ask(page, headers, method)
        await ask(`${page}?_rsc=evil&utm_source=evil`, headers)
        const tree = { ...segment, 'next-router-segment-prefetch': '/_tree' }
        for (const [address, asked] of [
          [page, { 'accept-encoding': 'gzip' }],
          [page, { 'accept-encoding': 'br' }],
          [`${page}?utm_source=news`, {}],
          [await addressOf(page, { rsc: '1' }), { rsc: '1' }],
          [await addressOf(page, tree), tree],
        ] as const) {
          await clean.ask(address, asked)
          await isInMemory(address, asked)
          const answers = [await ask(address, asked), await clean.ask(address, asked)] as const
          expect([headers, answers[0].status]).toEqual([headers, 200])
          expect(comparable(answers[0])).toEqual(comparable(answers[1]))
          expect(JSON.stringify(comparable(answers[0]))).not.toContain('evil')
        }
      }
    } finally {
      await other.close()
    }
  })

  it('S26 what is personal, missing, moved or no page is left to Next', async () => {
    for (const page of ['/profile', '/success', '/auth/confirm', '/nada', '/product/nada', '/store?page=2']) {
      for (let time = 0; time < 3; time += 1) {
        const { keys } = await ask(page)
        expect([page, keys.length]).toEqual([page, 1])
      }
    }
    const others = {
      '/store?q=banana': 303,
      '/store/': 308,
      '/store?_rsc=': 200,
      '/index': 404,
      '/_not-found': 404,
      '/_next/static/nada.js': 404,
      '/lista/nada': 404,
      '/icon.svg': 200,
      '/robots.txt': 200,
      '/sitemap.xml': 200,
      '/feed.xml': 200,
      '/manifest.webmanifest': 200,
      '/api/health/live': 200,
    }
    for (const [target, status] of Object.entries(others)) {
      for (let time = 0; time < 3; time += 1) {
        const answer = await ask(target, target.includes('_rsc') ? { rsc: '0' } : {})
        expect([target, answer.status]).toEqual([target, status])
      }
    }
  })
})

it('R23 a slow volume holds up no other request: none reads a file on the spot', async () => {
  const other = await runShop({ store: 'sheet', environment: { NODE_OPTIONS: '--trace-sync-io' } })
  onTestFinished(other.close)
  const visit = async () => {
    const html = await (await fetch(`${other.url}/product/pao-caseiro`)).text()
    const card = /\/share\/[^"]+\.jpg/.exec(html)?.[0]
    const addresses = ['/store', '/busca/pao', imageAddress('/pictures/banana.webp', 640), '/api/stock/101']
    for (const address of [...addresses, card])
      expect([address, (await fetch(`${other.url}${address}`)).status]).toEqual([address, 200])
  }
  await visit()
  await visit()
  await other.stop()
  await other.start()
  const before = other.server.output().length
  await visit()
  const traces = other.server.output().slice(before).split('Detected use of sync API').slice(1)
  // Next loads modules when they are first needed, and SQLite is on the spot.
  const others = /cjs\/loader|assertInPlace/
  expect(traces.filter((trace) => trace.includes('node:fs') && !others.test(trace))).toEqual([])
})
