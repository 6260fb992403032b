import { describe, expect, it } from 'vitest'
import { rawAnswer } from '../../testing/raw-connection.ts'
import { get, openTestServers, requestText } from '../../testing/test-servers.ts'
import type { ReadyAnswer } from './answer-ready.ts'

const page: ReadyAnswer = {
  status: 200,
  headers: [
    ...['Content-Type', 'text/html', 'Content-Length', '5', 'Content-Security-Policy', "script-src 'self'"],
  ],
  body: Buffer.from('ready'),
  lane: 'pages',
}

const { handled, open: openServer } = openTestServers()
const open = (options: Parameters<typeof openServer>[0] = {}) =>
  openServer({ findReady: (_request, { path }) => (path === '/store' ? page : null), ...options })

describe('what lies ready', () => {
  it('is sent without Next, and nothing else is', async () => {
    const origin = await open()
    expect(await (await fetch(`${origin}/store`)).text()).toBe('ready')
    expect(await (await fetch(`${origin}/store?utm_source=x`)).text()).toBe('ready')
    expect(handled).toEqual([])
    expect(await (await fetch(`${origin}/`)).text()).toBe('ok')
  })

  it('S2 S19 has the headers of every answer, and its own beside them', async () => {
    const { headers } = await fetch(`${await open()}/store`)
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe(
      "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self', script-src 'self'",
    )
  })

  it('has no body for HEAD, and the connection goes on', async () => {
    const head = requestText('HEAD /store HTTP/1.1', 'Host: x')
    const text = await rawAnswer(await open(), head + get('/store'))
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
    expect(text.match(/ready/g)).toHaveLength(1)
  })

  it('R19 is refused as every page is while the lane of pages is full', async () => {
    const origin = await open({ lanes: { pages: { places: 0, perAddress: 1 } }, kept: kept('/store') })
    const { status, headers } = await fetch(`${origin}/store`)
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  })

  it('S17 holds no place, however many ask at once', async () => {
    const origin = await open({ lanes: { pages: { places: 1, perAddress: 1 } }, kept: kept('/store') })
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${origin}/store`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('R5 costs one answer where it cannot be found for a bug, and not the shop', async () => {
    let calls = 0
    const origin = await open({
      findReady() {
        calls += 1
        if (calls === 1) throw new Error('a bug')
        return page
      },
    })
    expect((await fetch(`${origin}/store`)).status).toBe(500)
    expect((await fetch(`${origin}/store`)).status).toBe(200)
  })
})

const kept = (path: string) => ({
  hasPage: (asked: string) => asked === path,
  isKnownPicture: () => true,
  hasPicture: () => false,
  files: new Set<string>(),
})
