import http2 from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pagePolicy, refusalPage } from '../lib/server/traffic/refusal.ts'
import { closedPort } from '../lib/testing/closed-port.ts'
import {
  breakOff,
  type ProxiedReplica,
  sayHello,
  sayWith,
  startProxiedReplica,
} from './testing/proxied-replica.ts'
import { checkNginxConfig, findNginx, type RunningNginx, startNginx } from './tools/nginx.ts'

const program = findNginx() ?? ''
/** nginx counts in whole seconds: what it may keep for one is old by then. */
const expiryMs = 2200
if (program === '') process.stdout.write('Not tried: deploy/nginx.conf. nginx is not installed.\n')

describe.skipIf(program === '')('deploy/nginx.conf', () => {
  let replicas: [ProxiedReplica, ProxiedReplica]
  let nginx: RunningNginx
  let port: number
  let tlsPort: number
  const origin = () => `http://127.0.0.1:${port}`
  const asked = () => replicas.flatMap(({ requests }) => requests)
  const answer = (...listeners: Parameters<ProxiedReplica['answer']>) => {
    for (const replica of replicas) replica.answer(...listeners)
  }
  const text = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${origin()}${path}`, init)).text()

  beforeEach(async () => {
    replicas = [await startProxiedReplica(), await startProxiedReplica()]
    port = await closedPort()
    tlsPort = await closedPort()
    nginx = await startNginx({ program, port, replicas: [replicas[0].port, replicas[1].port] })
  })
  afterEach(async () => {
    await nginx.stop()
    for (const replica of replicas) await replica.stop()
  })

  it('is accepted by nginx, with TLS and without', () => {
    const options = { program, port, replicas: [1, 2] } as const
    for (const each of [options, { ...options, tlsPort }]) {
      const { status, output } = checkNginxConfig(each)
      expect(status, output).toBe(0)
      expect(output).not.toContain('[warn]')
    }
  })

  describe('what it keeps', () => {
    const cacheControl = (seconds: number) => `public, max-age=0, must-revalidate, s-maxage=${seconds}`
    const kept = { 'cache-control': cacheControl(60) }

    it('is what says so, for each of what the answer varies by', async () => {
      answer((request, response) => {
        response.writeHead(200, { ...kept, vary: 'rsc, Accept-Encoding' })
        response.end(`${request.headers['rsc'] ?? 'document'} ${asked().length}`)
      })
      expect(await text('/store')).toBe('document 1')
      expect(await text('/store', { headers: { rsc: '1' } })).toBe('1 2')
      expect(await text('/store')).toBe('document 1')
      expect(await text('/store', { headers: { rsc: '1' } })).toBe('1 2')
      expect(await text('/store?pagina=2')).toBe('document 3')
    })

    it.each<[string, Record<string, string>]>([
      ['says nothing of it', {}],
      ['says no-store', { 'cache-control': 'no-store' }],
      ['is private', { 'cache-control': 'private, max-age=60' }],
      ['sets a cookie', { ...kept, 'set-cookie': 'session=1' }],
      ['varies by everything', { ...kept, vary: '*' }],
    ])('R36 is nothing that %s', async (_name, headers) => {
      answer(sayWith(headers))
      for (let turn = 0; turn < 3; turn += 1) await text('/profile')
      expect(asked()).toHaveLength(3)
    })

    it('R36 is no answer of the API, whatever that says, and no answer to a POST', async () => {
      answer(sayWith(kept))
      for (let turn = 0; turn < 2; turn += 1) {
        await text('/api/orders')
        await text('/store', { method: 'POST', body: '{}' })
      }
      expect(asked()).toHaveLength(4)
    })

    it('R60 is sent to no one once it is too old, and not sent again by the shop where nothing changed', async () => {
      const answered: number[] = []
      const page =
        (text: string): Parameters<typeof answer>[0] =>
        (request, response) => {
          const etag = `W/"${text}"`
          const isSeen = request.headers['if-none-match'] === etag
          answered.push(isSeen ? 304 : 200)
          response.writeHead(isSeen ? 304 : 200, { 'cache-control': cacheControl(1), etag })
          response.end(isSeen ? undefined : text)
        }
      answer(page('old'))
      expect(await text('/store')).toBe('old')
      await wait(expiryMs)
      expect(await text('/store')).toBe('old')
      answer(page('new'))
      await wait(expiryMs)
      const texts = await Promise.all(Array.from({ length: 8 }, () => text('/store')))
      expect(texts).toEqual(texts.map(() => 'new'))
      expect(answered.slice(0, 3)).toEqual([200, 304, 200])
    })

    it('R36 is sent when no replica answers, or one is in trouble; what was never kept is an error', async () => {
      answer(sayWith({ 'cache-control': cacheControl(1) }, 'page'))
      await text('/store')
      await wait(expiryMs)
      answer((_request, response) => void response.writeHead(503).end('busy'))
      expect(await text('/store')).toBe('page')
      expect((await fetch(`${origin()}/busca/uva`)).status).toBe(503)
      for (const replica of replicas) await replica.stop()
      expect(await text('/store')).toBe('page')
      const lost = await fetch(`${origin()}/busca/uva`)
      expect(lost.status).toBe(502)
      expect(lost.headers.get('content-security-policy')).toBe(pagePolicy)
      expect(lost.headers.get('cache-control')).toBe('no-store')
      expect(await lost.text()).toBe(refusalPage('shop-busy'))
    })
  })

  describe('the replicas', () => {
    const post = { method: 'POST', body: '{"kind":"buy-now"}' }

    it('R36 get a POST once, also when the one that has it breaks off', async () => {
      replicas[0].answer(breakOff)
      const answers = [
        await fetch(`${origin()}/api/checkout`, post),
        await fetch(`${origin()}/api/checkout`, post),
      ]
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 502])
      expect(replicas.map(({ requests }) => requests.length)).toEqual([1, 1])
    })

    it('are asked for a page again when one breaks off', async () => {
      replicas[0].answer(breakOff)
      for (let turn = 0; turn < 4; turn += 1) expect(await text('/api/stock/1')).toBe('hello')
      expect(replicas[0].requests.length).toBeGreaterThan(0)
    })

    it('R36 answer for one another while one is down, to a POST as well, which never reached it', async () => {
      await replicas[0].stop()
      for (let turn = 0; turn < 4; turn += 1) expect(await text('/api/checkout', post)).toBe('hello')
      expect(replicas[1].requests).toHaveLength(4)
    })

    it('R36 are both asked for a script that only one of them has', async () => {
      replicas[0].answer((_request, response) => void response.writeHead(404).end())
      for (let turn = 0; turn < 4; turn += 1) expect(await text(`/_next/static/${turn}.js`)).toBe('hello')
      replicas[1].answer((_request, response) => void response.writeHead(404).end())
      expect((await fetch(`${origin()}/_next/static/none.js`)).status).toBe(404)
      expect((await fetch(`${origin()}/product/none`)).status).toBe(404)
    })

    it('keep their connections', async () => {
      for (let turn = 0; turn < 20; turn += 1) await text(`/api/stock/${turn}`)
      expect(replicas[0].connections() + replicas[1].connections()).toBeLessThanOrEqual(4)
    })

    it.each([
      ['gzip, deflate, br, zstd', 'br, gzip'],
      ['gzip;q=1.0, deflate', 'gzip'],
      ['br;q=0, identity', undefined],
    ])(
      'read the coding %s as one of three, the host as asked for, and the address of the client last',
      async (coding, read) => {
        const claim = { 'accept-encoding': coding, 'x-forwarded-for': '198.51.100.1' }
        await text('/api/stock/1', { headers: claim })
        expect(asked()[0]?.headers).toMatchObject({
          host: `127.0.0.1:${port}`,
          'x-forwarded-for': '198.51.100.1, 127.0.0.1',
        })
        expect(asked()[0]?.headers['accept-encoding']).toBe(read)
      },
    )
  })

  it('lets the shop refuse what is a little too large, and refuses the rest by itself', async () => {
    answer(
      (request, response) => void request.resume().once('end', () => response.writeHead(413).end('shop')),
    )
    const send = (kilobytes: number) =>
      fetch(`${origin()}/api/checkout`, { method: 'POST', body: 'x'.repeat(kilobytes * 1024) })
    expect(await (await send(20)).text()).toBe('shop')
    expect((await send(100)).status).toBe(413)
    expect(asked()).toHaveLength(1)
  })

  it('passes a long answer on while it comes', async () => {
    let finish = () => {}
    answer((_request, response) => {
      response.writeHead(200, { 'x-accel-buffering': 'no' })
      response.write('first')
      finish = () => void response.end('last')
    })
    const reader = (await fetch(`${origin()}/feed.xml`)).body?.getReader()
    const read = async () => new TextDecoder().decode((await reader?.read())?.value)
    expect(await read()).toBe('first')
    finish()
    expect(await read()).toBe('last')
  })

  it('R52 passes each word of the desk on at once, without being asked to', async () => {
    let say = (_text: string) => {}
    answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(':\n\n')
      say = (text) => void response.write(text)
    })
    const stream = await fetch(`${origin()}/api/desk/changes`)
    const reader = stream.body?.getReader()
    const read = async () => new TextDecoder().decode((await reader?.read())?.value)
    expect(await read()).toBe(':\n\n')
    say('data: 1\n\n')
    expect(await read()).toBe('data: 1\n\n')
    await reader?.cancel()
  })

  it('speaks HTTP/2 where it has a certificate, and sends on who comes without TLS', async () => {
    await nginx.stop()
    const ports = [replicas[0].port, replicas[1].port] as const
    nginx = await startNginx({ program, port, tlsPort, replicas: ports })
    answer(sayHello)
    const session = http2.connect(`https://localhost:${tlsPort}`, { rejectUnauthorized: false })
    const request = session.request({ ':path': '/store' })
    const headers = await new Promise<http2.IncomingHttpHeaders>((resolve) =>
      request.once('response', resolve),
    )
    expect(headers[':status']).toBe(200)
    expect(session.alpnProtocol).toBe('h2')
    session.destroy()
    const plain = await fetch(`${origin()}/store`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/store'])
  })
})
