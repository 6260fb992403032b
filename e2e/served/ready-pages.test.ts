import fs from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { expect, test } from '@playwright/test'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { oddHeaders } from '../support/odd-headers'
import { portsOf } from '../support/ports'
import { type RecordedShop, startRecordedShop } from '../support/recorded-shop'

const ports = portsOf('ready-pages')
type Answer = Awaited<ReturnType<RecordedShop['ask']>>

/** A query that means nothing to Next, and that our server does not know to mean nothing. */
const pastMemory = (target: string) => `${target}${target.includes('?') ? '&' : '?'}x=1`

/** How bytes travel, and when; all else has to be the same. */
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

/** What adds a name to Vary is not asked before a 304 of Next; caches need it there too (RFC 9110, section 15.4.5). */
function whole(answer: Answer) {
  const { headers, ...rest } = comparable(answer)
  return { ...rest, headers: headers.map((header) => header.replace(/^(vary: .*), Accept-Encoding$/, '$1')) }
}

async function dataOf(page: string, headers: Readonly<Record<string, string>> = {}) {
  const search = await computeCacheBustingSearchParam(
    headers['next-router-prefetch'] as '1' | undefined,
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  )
  return [`${page}?_rsc=${search}`, { rsc: '1', ...headers }] as const
}

const segmentOf = (page: string, segment: string) =>
  dataOf(page, { 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment })

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

// One production shop whose page cache reports what Next asks of it.
test.describe('pages that are sent from memory', () => {
  test.describe.configure({ mode: 'serial' })
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'ready-pages-'))
  let recorded: RecordedShop

  test.beforeAll(async () => {
    recorded = await startRecordedShop({
      ports,
      environment: { DATA_DIR: dataDirectory, CATALOG_REFRESH_SECONDS: '3600', RATE_LIMIT_SCALE: '1000' },
    })
    for (const page of Object.keys(pages)) await recorded.ask(page)
  })
  test.afterAll(async () => {
    await recorded?.shop.stop()
    fs.rmSync(dataDirectory, { recursive: true, force: true })
  })

  /** Both ways of one request, distinguished by what Next asked of its cache. */
  async function bothWays(target: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
    const ready = await recorded.ask(target, headers, method)
    const fromNext = await recorded.ask(pastMemory(target), headers, method)
    return { ready, fromNext, isReady: ready.keys.length === 0 && fromNext.keys.length > 0 }
  }

  for (const [page, segment] of Object.entries(pages)) {
    test(`S26 ${page} is what Next would send: document, data and segments`, async () => {
      for (const coding of [
        'identity',
        'gzip',
        'br',
        'gzip, deflate, br, zstd',
        '*',
        'identity;q=0, *;q=0',
      ]) {
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
      const requests = [
        await dataOf(page),
        await dataOf(page, { 'next-router-prefetch': '1' }),
        await dataOf(page, { 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/store' }),
        ...(await Promise.all(['/_tree', '/_full', '/_index', segment].map((name) => segmentOf(page, name)))),
      ]
      for (const [target, headers] of requests) {
        const { etag = '' } = (await recorded.ask(target, headers)).headers
        const again = await bothWays(target, { ...headers, 'if-none-match': etag })
        expect([target, headers, again.isReady, again.ready.status]).toEqual([target, headers, true, 304])
        expect(whole(again.ready)).toEqual(whole(again.fromNext))
        for (const coding of ['identity', 'gzip', 'br']) {
          const data = await bothWays(target, { ...headers, 'accept-encoding': coding })
          expect([target, headers, data.isReady, data.ready.status]).toEqual([target, headers, true, 200])
          expect(comparable(data.ready)).toEqual(comparable(data.fromNext))
        }
      }
    })
  }

  test('S26 scripts and style sheets are those of the build, compressed, with the headers of Next', async () => {
    const { text } = await recorded.ask('/', { 'accept-encoding': 'identity' })
    const files = [...new Set(text.match(/\/_next\/static\/[\w./-]+\.(?:js|css)/g))]
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) {
      const whole = fs.readFileSync(file.replace('/_next/', '.next/'), 'utf8')
      const brotli = () => recorded.ask(file, { 'accept-encoding': 'gzip, deflate, br' })
      await expect
        .poll(async () => (await brotli()).headers['content-encoding'], { timeout: 20_000 })
        .toBe('br')
      const fromNext = await recorded.ask(pastMemory(file))
      for (const answer of [await brotli(), await recorded.ask(file, { 'accept-encoding': 'gzip' })]) {
        expect([file, answer.status, decoded(answer) === whole]).toEqual([file, 200, true])
        for (const name of ['cache-control', 'content-type', 'vary', 'x-content-type-options']) {
          expect([file, name, answer.headers[name]]).toEqual([file, name, fromNext.headers[name]])
        }
      }
    }
    for (const file of ['/_next/static/chunks/nada.js', '/_next/static/nada.css']) {
      const { status, headers } = await recorded.ask(file, { 'accept-encoding': 'br' })
      expect([status, headers['cache-control']?.includes('immutable') ?? false]).toEqual([404, false])
    }
  })

  test('S26 whatever the first visitor of a page sends, the next one reads what everybody reads', async () => {
    // Another shop over the same sample store, which receives no odd requests.
    const clean = await startRecordedShop({
      ports: { ...ports, shop: ports.store },
      environment: { CATALOG_REFRESH_SECONDS: '3600', RATE_LIMIT_SCALE: '1000' },
    })
    for (const [index, headers] of oddHeaders.entries()) {
      const page = `/busca/pao-de-queijo-${index}`
      for (const method of ['GET', 'HEAD', 'GET']) await recorded.ask(page, headers, method)
      await recorded.ask(`${page}?_rsc=evil&utm_source=evil`, headers)
      const [target, router] = await dataOf(page)
      const [tree, prefetch] = await segmentOf(page, '/_tree')
      for (const [address, asked] of [
        [page, { 'accept-encoding': 'gzip' }],
        [page, { 'accept-encoding': 'br' }],
        [`${page}?utm_source=news`, {}],
        [target, { ...router }],
        [tree, { ...prefetch }],
      ] as const) {
        await recorded.ask(address, asked)
        await clean.ask(address, asked)
        await expect.poll(async () => (await recorded.ask(address, asked)).keys).toEqual([])
        const answers = [await recorded.ask(address, asked), await clean.ask(address, asked)] as const
        expect([headers, answers[0].status]).toEqual([headers, 200])
        expect(comparable(answers[0])).toEqual(comparable(answers[1]))
        expect(JSON.stringify(comparable(answers[0]))).not.toContain('evil')
      }
    }
    await clean.shop.stop()
  })

  test('S26 what is personal, missing, moved or no page is left to Next', async () => {
    for (const page of ['/profile', '/success', '/auth/confirm', '/nada', '/product/nada', '/store?page=2']) {
      for (let time = 0; time < 3; time += 1) {
        const { keys } = await recorded.ask(page)
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
        const answer = await recorded.ask(target, target.includes('_rsc') ? { rsc: '0' } : {})
        expect([target, answer.status]).toEqual([target, status])
      }
    }
  })
})
