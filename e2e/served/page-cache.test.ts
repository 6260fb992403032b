import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { parsePageKey } from '../../lib/next/page-key'
import { portsOf } from '../support/ports'
import { type RecordedShop, startRecordedShop } from '../support/recorded-shop'

const ports = portsOf('page-cache')

/** With the digest of the router's headers, as its own requests have it. */
async function addressOf(page: string, headers: Readonly<Record<string, string>>): Promise<string> {
  if (headers['rsc'] === undefined) return page
  const segment = headers['next-router-segment-prefetch']
  const prefetch = headers['next-router-prefetch'] === '1' ? '1' : undefined
  const digest = await computeCacheBustingSearchParam(prefetch, segment, undefined, undefined)
  return `${page}${page.includes('?') ? '&' : '?'}_rsc=${digest}`
}

// One production shop whose page cache reports what Next asks of it.
test.describe('the page cache', () => {
  test.describe.configure({ mode: 'serial' })
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'page-cache-'))
  const onDisk = () => fs.readdirSync(path.join(dataDirectory, 'pages'), { recursive: true }).length
  let recorded: RecordedShop

  test.beforeAll(async () => {
    recorded = await startRecordedShop({
      ports,
      environment: { DATA_DIR: dataDirectory, CATALOG_REFRESH_SECONDS: '3600' },
    })
  })
  test.afterAll(async () => {
    await recorded?.shop.stop()
    fs.rmSync(dataDirectory, { recursive: true, force: true })
  })

  test('S17 Next names every kind of page by a key that contains its pathname', async () => {
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
    for (const [path, pathname] of Object.entries(pages)) {
      const { keys } = await recorded.ask(path)
      expect([path, keys.map(parsePageKey)]).toEqual([path, [{ kind: 'APP_PAGE', pathname }]])
    }
    const { keys } = await recorded.ask('/icon.svg')
    expect(keys.map(parsePageKey)).toEqual([{ kind: 'APP_ROUTE', pathname: '/icon.svg' }])
    // What the router asks for is part of the same entry.
    const { keys: data } = await recorded.ask('/store?_rsc=&x=1', { rsc: '1' })
    expect(data.map(parsePageKey)).toEqual([{ kind: 'APP_PAGE', pathname: '/store' }])
  })

  test('S17 what is made up is kept in memory, and nothing of it on disk', async () => {
    await recorded.ask('/product/banana-prata')
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
        await recorded.ask(page)
    }
    expect(onDisk()).toBe(before)
    const again = await recorded.ask('/busca/inventado-9')
    expect([again.status, again.headers['x-nextjs-cache']]).toEqual([200, 'HIT'])
    await recorded.ask('/product/tomate-italiano')
    expect(onDisk(), 'a product is').toBe(before + 1)
  })

  test('S16 no error and no 404 is kept, here or by a cache in front of the shop', async () => {
    const before = onDisk()
    for (const page of [
      '/_global-error',
      '/_not-found',
      '/404',
      '/500',
      '/_error',
      '/nada',
      '/product/nada',
    ]) {
      for (let time = 0; time < 2; time += 1) {
        const { status, headers } = await recorded.ask(page)
        const isKept = !headers['cache-control']?.includes('no-store') || headers['x-nextjs-cache'] === 'HIT'
        expect([page, status, isKept]).toEqual([page, 404, false])
      }
    }
    expect(onDisk()).toBe(before)
  })

  test('R22 R60 every form of a page is asked about by browsers each time, kept by a cache in front for a while, and has an ETag', async () => {
    const forms = {
      document: {},
      data: { rsc: '1' },
      segment: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    }
    // Rendered for this request, sent on by Next, and from memory.
    for (const page of ['/busca/mamao', '/privacidade', '/store?x=1', '/', '/product/banana-prata']) {
      for (const [form, asked] of Object.entries(forms)) {
        const sent = async (more = {}) => {
          const { status, headers } = await recorded.ask(await addressOf(page, asked), { ...asked, ...more })
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

  test('S17 the shop knows before Next whether a page is kept', async () => {
    const spellings = [
      '/',
      '/store?page=2',
      '/store/pagina/2',
      '/busca/uva',
      '/busca/p%c3%a3o',
      "/busca/d'agua",
      '/busca/a;b',
      '/busca/%25',
      '/product/banana-prata',
      '/product/nada',
      '/nada',
      '/%73tore',
      '/store/',
      '//store',
      '/index',
      '/_not-found',
      '/robots.txt',
      '/api/health/live',
    ]
    for (const spelling of [...spellings, ...spellings]) {
      const { wasFresh, headers, keys, saved } = await recorded.ask(spelling)
      // Of what is sent from memory Next is not asked.
      const isPage = keys.every((key) => parsePageKey(key)?.kind === 'APP_PAGE')
      const isHit = headers['x-nextjs-cache'] === 'HIT' && isPage
      expect([spelling, wasFresh]).toEqual([spelling, isHit])
      if (wasFresh) expect([spelling, saved]).toEqual([spelling, 0])
    }
    expect((await recorded.ask('/busca/uva')).wasFresh).toBe(true)
    expect((await recorded.ask('/store', { rsc: '1' })).wasFresh).toBe(true)
  })
})
