import { describe, expect, it } from 'vitest'
import { rawAnswer } from '../../testing/raw-connection.ts'
import { get, openTestServers, post, requestText } from '../../testing/test-servers.ts'

// Real sockets, with what no browser sends.
const { handled, open, servers } = openTestServers()

describe('S17 headers for Next itself, sent by a client', () => {
  it('S17 is taken away, and what browsers send is not', async () => {
    const strange = {
      'x-matched-path': '/api/checkout',
      'x-now-route-matches': '1=a',
      'x-middleware-subrequest': 'middleware',
      'x-nextjs-data': '1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-original-url': '/api/checkout',
      'x-rewrite-url': '/api/checkout',
      'x-prerender-revalidate': 'x',
      'x-http-method-override': 'POST',
      'next-action': 'x',
      'next-resume': '1',
      forwarded: 'for=1.2.3.4',
      traceparent: '00-0-0-00',
    }
    const usual = {
      rsc: '1',
      'next-router-prefetch': '1',
      cookie: 'a=b',
      accept: 'text/html',
      'if-none-match': '"x"',
    }
    await fetch(`${await open()}/store`, { headers: { ...strange, ...usual } })
    const headers = handled[0]?.request.headers ?? {}
    expect(headers).toMatchObject(usual)
    for (const name of Object.keys(strange)) expect(headers, name).not.toHaveProperty([name])
  })
})

describe('S18 what another site has a browser ask for', () => {
  const elsewhere = (dest: string, mode: string) => [
    'Sec-Fetch-Site: cross-site',
    `Sec-Fetch-Dest: ${dest}`,
    `Sec-Fetch-Mode: ${mode}`,
  ]

  it('S18 is neither made nor counted, and people who follow a link go on', async () => {
    const origin = await open()
    for (let call = 0; call < 320; call += 1) {
      const picture = get(`/product/nada-${call}`, ...elsewhere('image', 'no-cors'))
      expect(await rawAnswer(origin, picture)).toMatch(/^HTTP\/1.1 403 /)
    }
    expect(handled).toEqual([])
    // Chromium empties the destination of what a service worker passes on.
    for (const destination of ['document', 'empty']) {
      const followed = get('/product/nada', ...elsewhere(destination, 'navigate'))
      expect(await rawAnswer(origin, followed), destination).toMatch(/^HTTP\/1.1 200 /)
    }
  })
})

describe('S19 the headers of every answer', () => {
  const refused = {
    'an odd address': get('/a/../store'),
    'a fragment': get('/store#x'),
    'an absolute address': get('http://x/store'),
    'a star': requestText('GET * HTTP/1.1', 'Host: x', 'Connection: close'),
    TRACE: requestText('TRACE /store HTTP/1.1', 'Host: x', 'Connection: close'),
    CONNECT: requestText('CONNECT loja.example:443 HTTP/1.1', 'Host: x'),
    'a POST to a page': requestText('POST /store HTTP/1.1', 'Host: x', 'Connection: close'),
    'no host': requestText('GET /store HTTP/1.1', 'Connection: close'),
    'two lengths': requestText(
      'POST /api/a HTTP/1.1',
      'Host: x',
      'Content-Length: 2',
      'Transfer-Encoding: chunked',
    ),
    'no HTTP': 'hello\r\n\r\n',
    'large headers': get('/store', `Cookie: ${'a'.repeat(20_000)}`),
    'an odd expectation': get('/store', 'Expect: the unexpected'),
    'a large body': post('/api/a', 'Content-Length: 99999999'),
    'names of Next': get('/_next/data/x/store.json'),
    'a page': get('/store'),
    'a route': get('/api/a'),
  }
  const statuses = [400, 400, 400, 400, 405, 405, 405, 400, 400, 400, 431, 417, 413, 404, 200, 200]

  it.each(Object.entries(refused).map(([name, request], index) => [name, statuses[index], request] as const))(
    'S19 are on the answer to %s, %i, each once',
    async (_name, status, request) => {
      const answer = await rawAnswer(await open(), request)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      for (const header of [
        ...['strict-transport-security: max-age=', 'x-content-type-options: nosniff'],
        ...['referrer-policy: strict-origin', 'cross-origin-opener-policy: same-origin'],
        ...['permissions-policy: camera=()', 'content-security-policy: '],
      ]) {
        expect(answer.toLowerCase().split(`\r\n${header}`), header).toHaveLength(2)
      }
      if (status !== 200) expect(answer).toMatch(/(inválido|permitido|grande|encontrado)/)
    },
  )

  it('S19 are on 408 too, for headers that come too slowly', async () => {
    const origin = await open()
    for (const server of servers) server.headersTimeout = 500
    const answer = await rawAnswer(origin, 'GET /store HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*Strict-Transport-Security/)
  })

  it('S19 are on 500, 429 and 503, and know nothing of https where the site has none', async () => {
    const lanes = { rendered: { places: 0, perAddress: 1 } }
    const siteUrl = 'http://localhost:3000'
    const origin = await open({ lanes, siteUrl, handle: () => Promise.reject(new Error('a bug')) })
    const [busy, broken] = await Promise.all([fetch(`${origin}/store`), fetch(`${origin}/api/a`)])
    expect([busy.status, broken.status]).toEqual([503, 500])
    for (const { headers } of [busy, broken]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.has('strict-transport-security')).toBe(false)
    }
  })
})
