import http from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { connectRaw, type RawConnection } from '../../../lib/testing/raw-connection'
import { runShop } from '../../support/run-shop'

// A shop with few descriptors.
const shop = await runShop({
  command: ['sh', '-c', 'ulimit -n 700 && exec node scripts/start.ts'],
  environment: { RATE_LIMIT_SCALE: '1' },
})
afterAll(shop.close)

const attacker = '127.0.0.2'
const shopper = '127.0.0.3'

function statusFrom(localAddress: string, path: string, body?: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const method = body === undefined ? 'GET' : 'POST'
  const place = { host: '127.0.0.1', port: shop.port, localAddress, agent: false }
  return new Promise((resolve, reject) => {
    http
      .request({ ...place, path, method, headers }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
      )
      .on('error', reject)
      .end(body)
  })
}

// Pages are kept once they were asked for.
for (const path of ['/', '/store']) await statusFrom(shopper, path)

const flood = (count: number, text: string, isDeaf = false): Promise<RawConnection[]> =>
  Promise.all(
    Array.from({ length: count }, () => connectRaw(shop.url, text, { localAddress: attacker, isDeaf })),
  )

/** Answers to another shopper meanwhile: a kept page, one that does not exist, and calls with an empty body. */
async function expectOthersServed(attack: string): Promise<void> {
  const statuses = [
    await statusFrom(shopper, '/store'),
    await statusFrom(shopper, `/product/nada-${attack.replaceAll(' ', '-')}`),
    await statusFrom(shopper, '/api/cart/quote', '{}'),
    await statusFrom(shopper, '/api/checkout', '{}'),
    await statusFrom(shopper, '/api/health/live'),
  ]
  expect(statuses, attack).toEqual([200, 404, 400, 400, 200])
}

const lines = (...all: readonly string[]) => `${all.join('\r\n')}\r\n\r\n`
const descriptors = () => shop.server.openDescriptors() ?? 0
/** The kernel and the shop's own timers take their time. */
const patiently = { timeout: 50_000 }

it('S17 upgrades hold no descriptor, and others go on', async () => {
  const before = descriptors()
  const upgrade = lines('GET /nao-existe HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket')
  for (let turn = 0; turn < 10; turn += 1) {
    const connections = await flood(100, upgrade)
    // Half closed: who waits for the other side's end waits for ever where the client does not read.
    for (const { socket } of connections) socket.end()
    await expectOthersServed('upgrades')
  }
  await expect.poll(descriptors, patiently).toBeLessThan(before + 20)
})

it('S17 answers whose clients do not read hold no places', async () => {
  const deaf = await flood(300, lines('GET /store HTTP/1.1', 'Host: x').repeat(8), true)
  await expectOthersServed('slow readers')
  for (const { socket } of deaf) socket.destroy()
  await expect.poll(descriptors, patiently).toBeLessThan(100)
})

it('S17 headers that never end, and connections that idle, leave others theirs', async () => {
  const slow = await flood(150, 'GET /store HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  const idle = await flood(300, lines('GET /api/health/live HTTP/1.1', 'Host: x'))
  await expectOthersServed('slow headers and idle connections')
  await Promise.all(slow.map(({ closed }) => closed))
  for (const { socket } of idle) socket.destroy()
})

it('S17 pages that no cache keeps are rendered in turn, and too many of them refused', async () => {
  const asked = Promise.all(
    Array.from({ length: 360 }, (_, page) => statusFrom(attacker, `/product/nada-${page}`).catch(() => 0)),
  )
  await expectOthersServed('made-up pages')
  const statuses = await asked
  expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(300)
  // Beyond its part of the queue; beyond the limit; beyond its connections.
  expect(statuses.filter((status) => [503, 429, 0].includes(status)).length).toBeGreaterThan(60)
})
