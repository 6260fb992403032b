import { expect, test } from '@playwright/test'
import { banana, storeId } from '../../lib/adapters/embedded/testing/small-catalog'
import { type CountingStore, startCountingStore } from '../../lib/checkout/testing/counting-store'
import { startTraceReceiver } from '../../lib/testing/trace-receiver'
import { startShop } from '../../scripts/tools/servers'
import type { WatchedServer } from '../../scripts/tools/watched-server'
import { portsOf } from '../support/ports'

const ports = portsOf('seeing')
const token = 'a-token-of-the-tests'
const requestId = '0123456789abcdef0123456789abcdef'
const shopper = { city: 'Balneário Camboriú', whatsapp: '(47) 99912-3456' }

/**
 * The number whole, or its end alone; city, search and key. Within the digits of a time in nanoseconds, of a measured
 * second or of an id anything stands sooner or later.
 */
const ofShopper = /99912-?3456|[*•x]-?3456|(?<![\w.-])3456(?![\w.-])|exemplo|Cambori|seen-from-outside/

/** Of some 18 spans each. With spans sent within the render whose last one fills a batch, 3 and 6 of them were 500. */
const coldPages = 80

type Line = { readonly event: string; readonly requestId?: string; readonly correlationId?: string }

// One shop that is looked at in every way, and bought from.
test.describe('seeing a shop from outside', () => {
  test.describe.configure({ mode: 'serial' })
  let store: CountingStore
  let receiver: Awaited<ReturnType<typeof startTraceReceiver>>
  let shop: WatchedServer

  test.beforeAll(async () => {
    store = await startCountingStore()
    receiver = await startTraceReceiver()
    shop = await startShop({
      port: ports.shop,
      nodeFlags: ['--import', './e2e/support/small-batches.ts'],
      environment: {
        RATE_LIMIT_SCALE: '1',
        STORE_API_URL: store.origin,
        STORE_ID: storeId,
        TRUST_PROXY_HOPS: '1',
        LOG_LEVEL: 'debug',
        METRICS_PORT: String(ports.store),
        METRICS_TOKEN: token,
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin,
      },
    })
  })
  test.afterAll(async () => {
    await shop?.stop()
    await Promise.all([store?.close(), receiver?.close()])
  })

  const operator = (path: string) =>
    fetch(`${ports.storeUrl}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const metrics = async () => (await operator('/metrics')).text()
  const lines = () =>
    shop
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)

  test('R35 S27 a purchase is followed from the edge to the store, in the log and in one trace, and names no one', async () => {
    const answer = await fetch(`${ports.shopUrl}/api/checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': 'seen-from-outside-1',
        'x-request-id': requestId,
      },
      body: JSON.stringify({
        kind: 'cart',
        items: [{ variantId: banana, quantity: 1, seenAmount: null }],
        ...shopper,
        substitution: 'similar',
        cancelPath: '/store',
      }),
    })
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, requestId])
    const asked = store.server.received.find(({ method }) => method === 'POST')
    expect(asked?.headers['x-request-id']).toBe(requestId)
    const ofRequest = lines().filter((line) => line.requestId === requestId)
    expect(ofRequest.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['checkout.recorded', 'store.called', 'checkout.state', 'checkout.started']),
    )
    expect(ofRequest.some(({ correlationId }) => correlationId === 'corr-1')).toBe(true)

    const trace = () => {
      const spans = receiver.spans()
      const sent = spans.find(({ name }) => name === 'store POST checkout')
      return spans.filter(({ traceId }) => traceId === sent?.traceId)
    }
    await expect.poll(() => trace().map(({ name }) => name)).toContain('POST /api/checkout')
    const spans = trace()
    expect(spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['journal findOptional', 'journal create', 'journal createEvent']),
    )
    const byId = new Map(spans.map((span) => [span.spanId, span]))
    const rootOf = (span: (typeof spans)[number]): string => {
      const parent = byId.get(span.parentSpanId ?? '')
      return parent ? rootOf(parent) : span.name
    }
    expect(new Set(spans.map(rootOf))).toEqual(new Set(['POST /api/checkout']))
    expect(spans.find(({ name }) => name === 'store POST checkout')).toMatchObject({
      service: 'mercado-local',
      attributes: { 'store.status': '201', 'store.correlation_id': 'corr-1', 'shop.request_id': requestId },
    })

    await fetch(`${ports.shopUrl}/busca/ana%40exemplo.com?email=ana%40exemplo.com`)
    await expect.poll(() => receiver.spans().map(({ name }) => name)).toContain('GET /busca/[consulta]')
    for (const text of [receiver.received(), shop.output(), await metrics()]) {
      expect(text).not.toMatch(ofShopper)
    }
  })

  test('S28 a client chooses no request id, and sees no metrics and no reasons', async () => {
    // Not from the proxy's own mouth: no id at all.
    const odd = await fetch(`${ports.shopUrl}/api/health/live`, { headers: { 'x-request-id': 'short' } })
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    for (const path of ['/metrics', '/health']) {
      expect((await fetch(`${ports.shopUrl}${path}`)).status).toBe(404)
      expect((await fetch(`${ports.storeUrl}${path}`)).status).toBe(401)
    }
    const ready = await (await fetch(`${ports.shopUrl}/api/health/ready`)).json()
    expect(ready).toMatchObject({
      status: 'ready',
      parts: { orders: { state: 'ok' }, catalog: { state: 'ok' } },
    })
    expect(await (await operator('/health')).json()).toMatchObject({ status: 'ready' })
  })

  test('R35 what happened is counted by route, and what was sent from memory as such', async () => {
    const page = () => fetch(`${ports.shopUrl}/product/banana-prata?utm_source=x`)
    await page()
    await expect
      .poll(async () => {
        await page()
        return metrics()
      })
      .toMatch(/^shop_http_requests_total\{route="\/product\/\[id\]",status="200",source="memory"\} [1-9]/m)
    const text = await metrics()
    for (const sample of [
      'shop_http_requests_total{route="/api/checkout",status="200",source="made"} 1',
      'shop_http_request_duration_seconds_count{route="/api/checkout"} 1',
      'shop_checkouts_total{outcome="started"} 1',
      'shop_orders{state="opened"} 1',
      'shop_store_calls_total{call="checkout",outcome="ok"} 1',
      'shop_journal_calls_total{call="create",outcome="ok"} 1',
      'shop_store_breaker_open{upstream="checkouts"} 0',
      'shop_part_ok{part="orders"} 1',
      'shop_ready 1',
    ]) {
      expect(text).toContain(sample)
    }
    expect(text).toMatch(/^shop_cache_reads_total\{kind="page",result="miss"\} [1-9]/m)
    expect(text).toMatch(/^shop_catalog_items\{kind="product"\} [1-9]/m)
    expect(text).toMatch(/^shop_data_disk_bytes\{kind="free"\} [1-9]/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
  })

  test('R57 pages that were never requested before are rendered while traces are sent', async () => {
    const statuses = new Map<number, number>()
    const searches = Array.from({ length: coldPages }, (_, page) => page)
    const renderNext = async () => {
      for (let page = searches.pop(); page !== undefined; page = searches.pop()) {
        // Each of its own shopper: one alone would be limited.
        const headers = { 'x-forwarded-for': `10.0.0.${page}` }
        const answer = await fetch(`${ports.shopUrl}/busca/banana%20${page}`, { headers })
        await answer.arrayBuffer()
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 8 }, renderNext))
    expect([...statuses]).toEqual([[200, coldPages]])
  })

  test('R35 what was not sent yet is sent before the shop ends', async () => {
    await fetch(`${ports.shopUrl}/api/stock/none`)
    shop.signal('SIGTERM')
    expect(await shop.ended).toBe(0)
    expect(receiver.spans().map(({ name }) => name)).toContain('GET /api/stock/[productId]')
  })
})
