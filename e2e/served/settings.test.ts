import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { imageAddress, largeImageWidths, smallImageWidths } from '../../lib/domain/image'
import { rawAnswer } from '../../lib/testing/raw-connection'
import { runOwnShop } from '../support/own-shop'

// The build that every other test uses with an http address, under https and with a tenth of the limits.
const picturesAMinute = 120

test.describe('one build, under https', () => {
  const environment = { SITE_URL: 'https://loja.example', RATE_LIMIT_SCALE: '0.1' }
  const shop = runOwnShop({ name: 'request-limits', environment })

  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${shop.url}${address}`, { method, headers, redirect: 'manual' })

  test('S2 S19 the headers that depend on the address of the shop are on every answer, once', async () => {
    const html = await (await ask('/store')).text()
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
    expect(script).not.toBe('')
    const etag = (await ask('/store')).headers.get('etag') ?? ''
    const answers = {
      200: [
        '/',
        '/store',
        '/api/health/live',
        '/pictures/banana.webp',
        script,
        '/robots.txt',
        '/manifest.webmanifest',
      ],
      303: ['/store?q=banana'],
      308: ['/store/'],
      400: ['/%73tore', imageAddress('/pictures/../a.webp', 640)],
      404: ['/product/nao-existe', '/_next/static/nao-existe.js', '/_global-error', '/api/nao-existe'],
    }
    const seen = Object.entries(answers).flatMap(([status, addresses]) =>
      addresses.map(async (address) => ({ address, status: Number(status), answer: await ask(address) })),
    )
    const more = [
      { address: 'HEAD /store', status: 200, answer: await ask('/store', {}, 'HEAD') },
      {
        address: imageAddress('/pictures/banana.webp', 640),
        status: 200,
        answer: await ask(imageAddress('/pictures/banana.webp', 640)),
      },
      { address: 'POST /store', status: 405, answer: await ask('/store', {}, 'POST') },
    ]
    for (const { address, status, answer } of [...(await Promise.all(seen)), ...more]) {
      expect(answer.status, address).toBe(status)
      // A header that is there twice reads as a list.
      expect(answer.headers.get('strict-transport-security'), address).toBe('max-age=63072000')
      expect(answer.headers.get('x-content-type-options'), address).toBe('nosniff')
      expect(answer.headers.get('cross-origin-opener-policy'), address).toBe('same-origin')
      expect(answer.headers.get('referrer-policy'), address).toBe('strict-origin-when-cross-origin')
      expect(answer.headers.get('permissions-policy'), address).toBe(
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      )
      expect(answer.headers.get('content-security-policy'), address).toBeTruthy()
    }
    const again = `GET /store HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIf-None-Match: ${etag}\r\n\r\n`
    expect(await rawAnswer(shop.url, again)).toMatch(
      /^HTTP\/1.1 304 [\s\S]*Strict-Transport-Security: max-age=63072000/,
    )
    const plain = await rawAnswer(shop.url, 'no HTTP at all\r\n\r\n')
    expect(plain).toMatch(/^HTTP\/1.1 400 [\s\S]*Strict-Transport-Security: max-age=63072000/)
  })

  test('S12 S17 a size of a picture is made once, kept under DATA_DIR, and has one spelling', async () => {
    const folder = path.join(shop.dataDirectory, 'pictures')
    const files = () =>
      fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
    const picture = imageAddress('/pictures/abacaxi.webp', 320)
    const before = files()
    expect((await ask(picture)).headers.get('x-nextjs-cache')).toBe('MISS')
    await expect.poll(files).toBe(before + 1)
    // More often than anybody may have pictures made.
    for (let call = 0; call < picturesAMinute + 10; call += 1) {
      const answer = await ask(picture)
      await answer.arrayBuffer()
      expect([answer.status, answer.headers.get('x-nextjs-cache')]).toEqual([200, 'HIT'])
    }
    for (let spelling = 0; spelling < 30; spelling += 1) {
      const odd = picture.replace('.webp', `.webp%23${spelling}`)
      expect((await ask(odd)).status).toBe(400)
    }
    expect(files()).toBe(before + 1)
  })

  test('S17 more sizes than anybody looks at are refused, and those that are kept are not', async () => {
    const pictures = fs.readdirSync('public/pictures').filter((name) => name.endsWith('.webp'))
    const widths = [...smallImageWidths, ...largeImageWidths]
    const wanted = widths.flatMap((width) => pictures.map((name) => imageAddress(`/pictures/${name}`, width)))
    let statuses: number[] = []
    for (const address of wanted.slice(0, picturesAMinute + 30)) {
      const answer = await ask(address)
      await answer.arrayBuffer()
      statuses = [...statuses, answer.status]
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(picturesAMinute)
    expect((await ask(wanted[0] ?? '')).status).toBe(200)
    // One line a second, and not one for each.
    const logged = shop.server.output().match(/"event":"request\.limited"/g) ?? []
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.length).toBeLessThan(statuses.filter((status) => status === 429).length)
  })

  test('S2 the hosts below its own are to be called by https alone where the operator asks for that', async () => {
    await shop.stop()
    await shop.start({ environment: { ...environment, HSTS_SUBDOMAINS: 'on' } })
    const { headers } = await ask('/store')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  })
})
