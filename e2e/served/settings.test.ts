import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { imageAddress, largeImageWidths, smallImageWidths } from '../../lib/domain/image'
import { isReached, otherAddresses } from '../../lib/server/testing/reached-at'
import { rawAnswer } from '../../lib/testing/raw-connection'
import { runShop } from '../support/run-shop'

// The build that other tests use with an http address and large limits.
const shop = await runShop({
  environment: {
    SITE_URL: 'https://loja.example',
    HSTS_SUBDOMAINS: 'on',
    RATE_LIMIT_SCALE: '0.1',
    TRUST_PROXY_HOPS: '1',
  },
})
afterAll(shop.close)
const picturesAMinute = 120

/** Asks from an address of its own, unless one is named. */
let clients = 0
function ask(address: string, { method = 'GET', client = '' } = {}): Promise<Response> {
  clients += 1
  const headers = { 'x-forwarded-for': client || `198.51.100.${clients}` }
  return fetch(`${shop.url}${address}`, { method, headers, redirect: 'manual' })
}

describe('a shop under https', () => {
  it('S2 S19 a shop under https has the headers that depend on its address on every answer, once', async () => {
    const html = await (await ask('/store')).text()
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? 'no script'
    const answers = {
      200: [
        '/',
        '/store',
        '/api/health/live',
        '/pictures/banana.webp',
        script,
        '/robots.txt',
        '/manifest.webmanifest',
        imageAddress('/pictures/banana.webp', 640),
      ],
      303: ['/store?q=banana'],
      308: ['/store/'],
      400: ['/%73tore', imageAddress('/pictures/../a.webp', 640)],
      404: ['/product/nao-existe', '/_next/static/nao-existe.js', '/_global-error', '/api/nao-existe'],
    }
    const asked = Object.entries(answers).flatMap(([status, addresses]) =>
      addresses.map((address) => ({ status: Number(status), address, method: 'GET' })),
    )
    for (const { status, address, method } of [
      ...asked,
      { status: 200, address: '/store', method: 'HEAD' },
      { status: 405, address: '/store', method: 'POST' },
    ]) {
      const answer = await ask(address, { method })
      expect([address, answer.status]).toEqual([address, status])
      // A header that is there twice reads as a list.
      expect(Object.fromEntries(answer.headers), address).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy':
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        'content-security-policy': expect.stringMatching(/./),
      })
    }
    const etag = (await ask('/store')).headers.get('etag') ?? ''
    const again = `GET /store HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIf-None-Match: ${etag}\r\n\r\n`
    for (const [status, request] of [
      [304, again],
      [400, 'no HTTP at all\r\n\r\n'],
    ] as const)
      expect(await rawAnswer(shop.url, request)).toMatch(
        new RegExp(`^HTTP/1.1 ${status} [^]*Strict-Transport-Security: max-age=63072000; includeSubDomains`),
      )
  })

  it('S12 S17 a size of a picture is made once, kept under DATA_DIR, and has one spelling', async () => {
    const folder = path.join(shop.dataDirectory, 'pictures')
    const files = () =>
      fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
    const picture = imageAddress('/pictures/abacaxi.webp', 320)
    const client = '203.0.113.1'
    const before = files()
    expect((await ask(picture, { client })).headers.get('x-nextjs-cache')).toBe('MISS')
    await expect.poll(files).toBe(before + 1)
    // More often than a client may have pictures made.
    for (let call = 0; call < picturesAMinute + 10; call += 1) {
      const answer = await ask(picture, { client })
      await answer.arrayBuffer()
      expect([answer.status, answer.headers.get('x-nextjs-cache')]).toEqual([200, 'HIT'])
    }
    for (let spelling = 0; spelling < picturesAMinute + 10; spelling += 1)
      expect((await ask(picture.replace('.webp', `.webp%23${spelling}`), { client })).status).toBe(400)
    expect(files()).toBe(before + 1)
  })

  it('S17 more sizes of pictures than people look at are refused, and those that are kept are not', async () => {
    const pictures = fs.readdirSync('public/pictures').filter((name) => name.endsWith('.webp'))
    const widths = [...smallImageWidths, ...largeImageWidths]
    const wanted = widths.flatMap((width) => pictures.map((name) => imageAddress(`/pictures/${name}`, width)))
    const client = '203.0.113.2'
    const statuses: number[] = []
    for (const address of wanted.slice(0, picturesAMinute + 30)) {
      const answer = await ask(address, { client })
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    const refused = statuses.filter((status) => status === 429).length
    expect(refused).toBeGreaterThanOrEqual(30)
    expect((await ask(wanted[0] ?? '', { client })).status).toBe(200)
    // One line a second, and not one for each.
    const logged = shop.server.output().match(/"event":"request\.limited"/g) ?? []
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.length).toBeLessThan(refused)
  })
})

describe('the place of a shop', () => {
  const others = otherAddresses()

  /** The other addresses of this machine that answer. */
  async function reached(port: number): Promise<readonly string[]> {
    const answers = await Promise.all(others.map((host) => isReached({ host, port })))
    return others.filter((_, index) => answers[index])
  }

  it('S55 behind a proxy a shop is reached on its own machine alone, and no neighbour claims an address', async () => {
    expect(others).not.toEqual([])
    expect(await reached(shop.port)).toEqual([])
    expect(await isReached({ host: '127.0.0.1', port: shop.port })).toBe(true)
    const sentence = `\nIt listens at 127.0.0.1, port ${shop.port}, which this machine alone reaches;`
    expect(shop.server.output()).toContain(sentence)
  })

  it('S55 an address that this machine has not stops the start with a sentence', async () => {
    await expect(runShop({ environment: { LISTEN_HOST: '198.51.100.1' } })).rejects.toThrow(
      'LISTEN_HOST: this machine has no address 198.51.100.1.',
    )
  })

  it('S55 R69 without a proxy a shop is reached at every address, and writes JSON but for the sentences of its start', async () => {
    const open = await runShop({ environment: { FONTCONFIG_PATH: '/nonexistent' } })
    onTestFinished(open.close)
    expect(await reached(open.port)).toEqual(others)
    const { output } = open.server
    expect(output()).toContain(`\nIt listens at every address of this machine, port ${open.port}.\n`)
    for (const address of ['/', '/store', '/product/no-such-product'])
      await (await fetch(`${open.url}${address}`)).arrayBuffer()
    const page = await (await fetch(`${open.url}/product/banana-prata`)).text()
    const card = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await fetch(card)).status).toBe(200)
    await open.stop()
    await expect.poll(output).toContain('"shop.ended"')
    const sentence = /^(Mercado Local is open at|It listens at|On your phone:) /
    const logged = output()
      .trim()
      .split('\n')
      .filter((line) => !sentence.test(line))
    const events = logged.map((line) => (JSON.parse(line) as { event: string }).event)
    expect(events).toEqual(expect.arrayContaining(['shop.started', 'shop.ending', 'shop.ended']))
  })
})
