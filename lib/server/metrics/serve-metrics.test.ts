import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { setShopState } from '../health/health.ts'
import { meters } from './meters.ts'
import { serveMetrics } from './serve-metrics.ts'

const servers: Server[] = []

async function open(token: string | null): Promise<string> {
  const place = { port: 0, host: '127.0.0.1', token }
  const server = await serveMetrics(place, { dataDirectory: os.tmpdir() })
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

describe('the port of the metrics', () => {
  it('S28 answers no client without its token', async () => {
    const origin = await open('a-token-of-the-tests')
    const ask = (authorization?: string) =>
      fetch(`${origin}/metrics`, { headers: authorization ? { authorization } : {} })
    expect((await ask()).status).toBe(401)
    expect((await ask('Bearer another')).status).toBe(401)
    const answer = await ask('Bearer a-token-of-the-tests')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  })

  it('R35 counts answers by route, status and source, and says why a part is not well', async () => {
    const origin = await open(null)
    for (let times = 0; times < 3; times += 1) meters()?.countAnswer('/store', 200, 'memory')
    meters()?.countAnswer('/store', 503, 'made')
    const read = async (path: string) => (await fetch(`${origin}${path}`)).text()
    const first = await read('/metrics')
    expect(first).toContain('shop_ready 0')
    expect(first).toContain('shop_http_requests_total{route="/store",status="200",source="memory"} 3')
    expect(await read('/health')).toBe('{"status":"starting"}')
    setShopState(() => ({
      parts: { catalog: { state: 'ok', ageSeconds: 7 }, orders: { state: 'degraded', reason: 'full' } },
      catalog: { products: 12, categories: 3, ageSeconds: 7 },
      file: null,
      deliveryFaults: [],
      countOrders: async () => ({ unknown: 2 }),
    }))
    const second = await read('/metrics')
    for (const sample of [
      'shop_http_requests_total{route="/store",status="200",source="memory"} 3',
      ...['shop_http_requests_total{route="/store",status="503",source="made"} 1', 'shop_ready 1'],
      ...['shop_part_ok{part="catalog"} 1', 'shop_part_ok{part="orders"} 0', 'shop_catalog_age_seconds 7'],
      ...['shop_catalog_items{kind="product"} 12', 'shop_orders{state="unknown"} 2'],
    ]) {
      expect(second).toContain(`${sample}\n`)
    }
    expect(JSON.parse(await read('/health'))).toMatchObject({
      status: 'degraded',
      parts: { orders: { state: 'degraded', reason: 'full' } },
    })
  })

  it('R35 leaves out what cannot be measured, and answers all the same', async () => {
    const origin = await open(null)
    expect((await fetch(`${origin}/elsewhere`)).status).toBe(404)
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405)
  })
})
