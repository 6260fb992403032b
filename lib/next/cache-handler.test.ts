import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newFolder } from '../testing/new-folder.ts'
import { runOnEmbeddedStore } from '../testing/run-on-embedded-store.ts'
import Cache from './cache-handler.ts'

runOnEmbeddedStore()

type Value = Parameters<Cache['set']>[1]
type Page = { kind: string; html: string; headers?: Record<string, string>; status?: number }

// Next's folder, of which only the build's name is read.
const folder = newFolder()
const serverDistDir = path.join(folder, 'server')
writeFileSync(path.join(folder, 'BUILD_ID'), 'build-1\n')
afterEach(() => vi.stubEnv('NEXT_PHASE', ''))

const open = (dev = false) => new Cache({ dev, serverDistDir } as ConstructorParameters<typeof Cache>[0])
const pageOf = (part: Partial<Page> = {}): Page => ({ kind: 'APP_PAGE', html: '<p>pão</p>', ...part })

const keyOf = (pathname: string) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${pathname}`

function save(pathname: string, page: object | null, cache = open()) {
  return cache.set(keyOf(pathname), page as unknown as Value, {
    cacheControl: { revalidate: 60, expire: 100 },
  })
}
const find = (pathname: string, kind = 'APP_PAGE', cache = open()) => cache.get(keyOf(pathname), { kind })

describe('the page cache', () => {
  it('keeps a good page with its lifetime, for every handler Next makes', async () => {
    await save('/store', pageOf())
    expect(await find('/store')).toMatchObject({
      value: { kind: 'APP_PAGE', html: '<p>pão</p>' },
      cacheControl: { revalidate: 60, expire: 100 },
    })
  })

  it('S1 gives each page the policy of its own inline scripts, beside the headers it has', async () => {
    const page = pageOf({ html: "<script>alert('Hello, world.');</script>", headers: { 'x-a': 'b' } })
    await save('/scripts', page)
    expect(page.headers).toEqual({
      'x-a': 'b',
      'x-written-at': expect.stringMatching(/^\d{13}$/),
      'content-security-policy': expect.stringContaining(
        "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';",
      ),
    })
    expect((await find('/scripts'))?.value).toEqual(page)
  })

  it('S1 names the scripts of a document as it is kept and sent, with the stream in one of them', async () => {
    const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`
    const page = pageOf({ html: `<script>${push('1:a')}</script><script>${push('2:b')}</script>` })
    await save('/stream', page)
    expect(page.html).toBe(`<script>${push('1:a2:b')}</script>`)
    const hash = createHash('sha256').update(push('1:a2:b')).digest('base64')
    expect(page.headers?.['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect((await find('/stream'))?.value).toEqual(page)
  })

  it('R47 says when a page was rendered, also where Next hands it back because it could not render a newer one', async () => {
    const time = vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000)
    await save('/written', pageOf())
    time.mockReturnValue(1_700_000_999_000)
    const kept = (await find('/written'))?.value ?? null
    await save('/written', kept)
    const headers = { 'x-written-at': '1700000000000' }
    expect((await find('/written'))?.value).toMatchObject({ headers })
    await save('/written', pageOf())
    expect((await find('/written'))?.value).toMatchObject({ headers: { 'x-written-at': '1700000999000' } })
  })

  it('R60 hands router data to Next as text, which it writes an ETag for, and bytes that are none as they are', async () => {
    const bytes = Buffer.from([0xff, 0xfe])
    const segmentData = new Map([
      ['/_tree', Buffer.from('1:"pão"')],
      ['/odd', bytes],
    ])
    const page = { ...pageOf(), rscData: Buffer.from('0:"maçã"'), segmentData }
    await save('/data', page)
    const text = new Map<string, unknown>([
      ['/_tree', '1:"pão"'],
      ['/odd', bytes],
    ])
    expect(page).toMatchObject({ rscData: '0:"maçã"', segmentData: text })
    expect((await find('/data'))?.value).toMatchObject({ rscData: '0:"maçã"', segmentData: text })
  })

  it('sends a page that was not found as 404, with its policy, and does not keep it', async () => {
    const page = pageOf({ html: '<meta name="status" content="404"/>' })
    await save('/nada', page)
    expect(page.status).toBe(404)
    expect(page.headers).toHaveProperty('content-security-policy')
    expect(await find('/nada')).toBeNull()
  })

  it('sends what Next calls a page and the shop does not as 404, and does not keep it', async () => {
    const page = pageOf({ html: 'Algo deu errado' })
    await save('/_global-error', page)
    expect([page.status, page.headers?.['cache-control']]).toEqual([404, 'no-store'])
    expect(await find('/_global-error')).toBeNull()
  })

  it('R2 keeps no page of another status, and the good one that was there stays', async () => {
    await save('/r2', pageOf())
    await save('/r2', pageOf({ status: 500, html: 'erro' }))
    expect((await find('/r2'))?.value).toMatchObject({ html: '<p>pão</p>' })
  })

  it('keeps what was searched, filtered and shared in memory, and nothing of it on disk', async () => {
    const onDisk = () =>
      readdirSync(path.join(process.env['DATA_DIR'] ?? '', 'pages'), { recursive: true }).length
    await save('/store/pagina/2', pageOf())
    const before = onDisk()
    for (let index = 0; index < 20; index += 1) {
      await save(`/busca/inventado-${index}`, pageOf())
      await save(`/lista/01J${index}`, pageOf())
      await save(`/store/em-oferta/pagina/${index}`, pageOf())
    }
    expect(onDisk()).toBe(before)
    expect((await find('/busca/inventado-3'))?.value).toMatchObject({ html: '<p>pão</p>' })
  })

  it('keeps pages and routes, and neither fetches nor nothing', async () => {
    await save('/route', { kind: 'APP_ROUTE', body: Buffer.from('x'), headers: {}, status: 200 })
    expect((await find('/route', 'APP_ROUTE'))?.value).toMatchObject({ kind: 'APP_ROUTE' })
    await save('/fetch', { kind: 'FETCH', data: {} })
    await save('/none', null)
    expect([await find('/fetch'), await find('/none'), await find('/route', 'FETCH')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('keeps and serves nothing of a build, and nothing in development', async () => {
    await save('/kept', pageOf())
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    await save('/build', pageOf())
    expect([await find('/build'), await find('/kept')]).toEqual([null, null])
    vi.stubEnv('NEXT_PHASE', '')
    expect(await find('/build')).toBeNull()
    await save('/dev', pageOf(), open(true))
    expect([await find('/dev', 'APP_PAGE', open(true)), await find('/dev')]).toEqual([null, null])
  })
})
