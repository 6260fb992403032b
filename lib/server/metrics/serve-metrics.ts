import { createHash, timingSafeEqual } from 'node:crypto'
import fs from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import promClient from 'prom-client'
import { openPools } from '../database/postgres.ts'
import { findShopState, statusOf } from '../health/health.ts'
import { processSingleton } from '../process-singleton.ts'
import { createMeters } from './create-meters.ts'
import type { Meters } from './meters.ts'

type Options = { readonly registry: Meters['registry']; readonly dataDirectory: string }

export function watchShop({ registry, dataDirectory }: Options): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect: (this: promClient.Gauge<Label>) => void | Promise<void>,
  ) =>
    new promClient.Gauge<Label>({ name, help, labelNames: [...labelNames], registers: [registry], collect })

  gauge('shop_ready', '1 while /api/health/ready answers 200', [], function () {
    const state = findShopState()
    this.set(state && statusOf(state.parts) !== 'starting' ? 1 : 0)
  })
  gauge('shop_part_ok', '1 while a part of the shop is as it should be', ['part'], function () {
    this.reset()
    for (const [part, { state }] of Object.entries(findShopState()?.parts ?? {}))
      if (state !== 'off') this.set({ part }, state === 'ok' ? 1 : 0)
  })
  gauge('shop_catalog_age_seconds', 'Since the store was last read well', [], function () {
    const age = findShopState()?.catalog?.ageSeconds
    this.remove()
    if (age !== undefined) this.set(age)
  })
  gauge('shop_catalog_items', 'Products and categories of the catalogue', ['kind'], function () {
    const { products = 0, categories = 0 } = findShopState()?.catalog ?? {}
    this.set({ kind: 'product' }, products)
    this.set({ kind: 'category' }, categories)
  })
  gauge('shop_orders', 'Orders in the journal, by state', ['state'], async function () {
    this.reset()
    const counts = await findShopState()
      ?.countOrders()
      .catch(() => null)
    for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count)
  })
  gauge(
    'shop_data_disk_bytes',
    'The disk of DATA_DIR: its size, and what is free',
    ['kind'],
    async function () {
      this.reset()
      const disk = await fs.statfs(dataDirectory).catch(() => null)
      if (!disk) return
      this.set({ kind: 'size' }, disk.blocks * disk.bsize)
      this.set({ kind: 'free' }, disk.bavail * disk.bsize)
    },
  )
  gauge(
    'shop_postgres_connections',
    'Connections of a pool, by what they do',
    ['pool', 'state'],
    function () {
      this.reset()
      for (const [pool, { totalCount, idleCount, waitingCount }] of openPools()) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waited for' }, waitingCount)
      }
    },
  )
}

export type MetricsPlace = {
  readonly port: number
  readonly host: string
  readonly token: string | null
}

const timeoutMs = 10_000

/** Opens the operator's port (trust S28) with `/metrics` and `/health`; rejects when it is taken. */
export async function serveMetrics(
  { port, host, token }: MetricsPlace,
  { dataDirectory }: { readonly dataDirectory: string },
): Promise<http.Server> {
  const { registry } = processSingleton('meters', () => {
    const meters = createMeters()
    watchShop({ registry: meters.registry, dataDirectory })
    return meters
  })

  async function answer({ method, url = '', headers }: IncomingMessage): Promise<[number, string, string]> {
    if (token !== null && !isBearer(headers.authorization, token)) return [401, 'text/plain', 'no token']
    if (method !== 'GET') return [405, 'text/plain', 'GET only']
    const [path] = url.split('?')
    if (path === '/metrics') return [200, registry.contentType, await registry.metrics()]
    if (path !== '/health') return [404, 'text/plain', 'there is /metrics and /health']
    const parts = findShopState()?.parts
    return [200, 'application/json', JSON.stringify({ status: parts ? statusOf(parts) : 'starting', parts })]
  }

  const server = http.createServer(
    { requestTimeout: timeoutMs, keepAliveTimeout: 65_000 },
    (request, response) => {
      answer(request)
        .catch((): [number, string, string] => [500, 'text/plain', 'the metrics could not be read'])
        .then(([status, type, text]) => {
          response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
        })
    },
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  server.unref()
  return server
}

/** Compares in constant time. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}
