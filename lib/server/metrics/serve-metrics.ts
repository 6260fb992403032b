import { createHash, timingSafeEqual } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import { findShopState, statusOf } from '../health/health.ts'
import { processSingleton } from '../process-singleton.ts'
import { createMeters } from './create-meters.ts'
import { watchShop } from './watch-shop.ts'

export type MetricsPlace = {
  readonly port: number
  /** Loopback, unless there is a token. */
  readonly host: string
  readonly token: string | null
}

/** Milliseconds: no client holds a connection here. */
const timeoutMs = 10_000

/**
 * Begins to count, and opens the operator's own port (trust S28): `/metrics` in the text format of Prometheus, and
 * `/health`, the parts of the shop with their reasons. Rejects where the port is taken.
 */
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
  // It keeps no process that would end otherwise.
  server.unref()
  return server
}

/** In the same time whatever was given. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}
