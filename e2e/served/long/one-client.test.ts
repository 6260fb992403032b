import http from 'node:http'
import { expect, test } from '@playwright/test'
import { connectRaw, type RawConnection, rawAnswer } from '../../lib/testing/raw-connection'
import { runOwnShop } from '../support/own-shop'
import { portsOf } from '../support/ports'

// A production shop with few descriptors, over real sockets.
const { shop: port, shopUrl } = portsOf('one-client')
const attacker = '127.0.0.2'
const shopper = '127.0.0.3'

test.describe('a shop and one client', () => {
  const shop = runOwnShop({
    name: 'one-client',
    command: ['sh', '-c', 'ulimit -n 700 && exec node scripts/start.ts'],
    environment: { RATE_LIMIT_SCALE: '1' },
  })
  test.beforeAll(async () => {
    for (const path of ['/', '/store']) await expect.poll(() => statusFrom(shopper, path)).toBe(200)
  })

  function statusFrom(localAddress: string, path: string, method = 'GET', body?: string): Promise<number> {
    const headers =
      body === undefined ? {} : { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    return new Promise((resolve, reject) => {
      const request = http.request(
        { host: '127.0.0.1', port, path, method, localAddress, agent: false, headers },
        (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
      )
      request.on('error', reject)
      request.end(body)
    })
  }

  const flood = (count: number, text: string, isDeaf = false): Promise<RawConnection[]> =>
    Promise.all(
      Array.from({ length: count }, () => connectRaw(shopUrl, text, { localAddress: attacker, isDeaf })),
    )

  /** Answer to another shopper meanwhile. */
  async function expectOthersServed(attack: string): Promise<void> {
    const answers = {
      '/store': await statusFrom(shopper, '/store'),
      'another page': await statusFrom(shopper, `/product/nada-${attack.replaceAll(' ', '-')}`),
      quote: await statusFrom(shopper, '/api/cart/quote', 'POST', '{}'),
      checkout: await statusFrom(shopper, '/api/checkout', 'POST', '{}'),
      live: await statusFrom(shopper, '/api/health/live'),
    }
    // Another page does not exist; quote and checkout have an empty body.
    const expected = { '/store': 200, 'another page': 404, quote: 400, checkout: 400, live: 200 }
    expect(answers, attack).toEqual(expected)
  }

  const lines = (...all: readonly string[]) => `${all.join('\r\n')}\r\n\r\n`

  test('S17 upgrades hold no descriptor, and others go on', async () => {
    const before = shop.server.openDescriptors() ?? 0
    const upgrade = lines('GET /nao-existe HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket')
    for (let turn = 0; turn < 10; turn += 1) {
      const connections = await flood(100, upgrade)
      // Half closed: who waits for the other side's end waits for ever where the client does not read.
      for (const { socket } of connections) socket.end()
      await expectOthersServed('upgrades')
    }
    await expect.poll(() => shop.server.openDescriptors() ?? 0, { timeout: 30_000 }).toBeLessThan(before + 20)
  })

  test('S17 answers whose clients do not read hold no places', async () => {
    const deaf = await flood(300, lines('GET /store HTTP/1.1', 'Host: x').repeat(8), true)
    await expectOthersServed('slow readers')
    for (const { socket } of deaf) socket.destroy()
    await expect.poll(() => shop.server.openDescriptors() ?? 0, { timeout: 30_000 }).toBeLessThan(100)
  })

  test('S17 headers that never end, and connections that idle, leave others theirs', async () => {
    const slow = await flood(150, 'GET /store HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    const idle = await flood(300, lines('GET /api/health/live HTTP/1.1', 'Host: x'))
    await expectOthersServed('slow headers and idle connections')
    await Promise.all(slow.map(({ closed }) => closed))
    for (const { socket } of idle) socket.destroy()
  })

  test('S17 pages that no cache keeps are rendered in turn, and too many of them refused', async () => {
    const asked = Promise.all(
      Array.from({ length: 360 }, (_, page) => statusFrom(attacker, `/product/nada-${page}`).catch(() => 0)),
    )
    await expectOthersServed('made-up pages')
    const statuses = await asked
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(300)
    // Beyond its part of the queue; beyond the limit; beyond its connections.
    expect(statuses.filter((status) => [503, 429, 0].includes(status)).length).toBeGreaterThan(60)
  })

  test('S9 S17 odd spellings are refused, whatever they would resolve to', async () => {
    const buildId = /"b":"([^"]+)"/.exec(
      (await (await fetch(`${shopUrl}/store`)).text()).replaceAll('\\"', '"'),
    )?.[1]
    expect(buildId).toBeTruthy()
    for (const path of [
      '/product/%2e%2e/busca/x',
      '/a/../api/health/live',
      '/store#/api/checkout',
      '//store',
      '/%73tore',
      '/%61pi/health/live',
      `/_next/data/${buildId}/api/health/live.json`,
      `/_next/data/${buildId}/product/nada.json`,
      'http://loja.example/api/health/live',
      '*',
      '/_global-error',
      '/_not-found',
    ]) {
      const answer = await rawAnswer(shopUrl, lines(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close'))
      expect(answer, path).toMatch(/^HTTP\/1.1 40[04] [\s\S]*(Endereço inválido|Não encontrado)\.$/)
    }
  })
})
