import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { banana, storeId } from '../../lib/adapters/embedded/testing/small-catalog'
import { startCountingStore } from '../../lib/checkout/testing/counting-store'
import { closedPort } from '../../lib/testing/closed-port'
import { rawAnswer } from '../../lib/testing/raw-connection'
import { startTraceReceiver } from '../../lib/testing/trace-receiver'
import { deskPassword, runShop } from '../support/run-shop'

// One shop without a desk that is looked at in every way, and bought from.
const store = await startCountingStore()
const receiver = await startTraceReceiver()
const operatorPort = await closedPort()
const token = 'a-token-of-the-tests'
const shop = await runShop({
  preload: ['./e2e/support/small-batches.ts'],
  environment: {
    RATE_LIMIT_SCALE: '1',
    STORE_API_URL: store.origin,
    STORE_ID: storeId,
    TRUST_PROXY_HOPS: '1',
    LOG_LEVEL: 'debug',
    METRICS_PORT: String(operatorPort),
    METRICS_TOKEN: token,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin,
  },
})
afterAll(async () => {
  await shop.close()
  await Promise.all([store.close(), receiver.close()])
})

const requestId = '0123456789abcdef0123456789abcdef'
const shopper = { city: 'Balneário Camboriú', street: 'Rua Xavantina', whatsapp: '(47) 99912-3456' }

/**
 * The number whole, or its end alone; city, street, search and key. Within the digits of a time in nanoseconds, of a measured
 * second or of an id anything stands sooner or later.
 */
const ofShopper =
  /99912-?3456|[*•x]-?3456|(?<![\w.-])3456(?![\w.-])|exemplo|Cambori|Xavantina|seen-from-outside/

/** Make some 18 spans each. With spans sent within the render whose last one fills a batch, 3 and 6 of them were 500. */
const coldPages = 80

type Line = { readonly event: string; readonly requestId?: string; readonly correlationId?: string }

const operatorUrl = `http://127.0.0.1:${operatorPort}`
const operator = (path: string) =>
  fetch(`${operatorUrl}${path}`, { headers: { authorization: `Bearer ${token}` } })
const metrics = async () => (await operator('/metrics')).text()
const lines = () =>
  shop.server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

it('R35 S27 a purchase is followed from the edge to the store, counted, and named in log, trace and numbers without its shopper', async () => {
  const answer = await fetch(`${shop.url}/api/checkout`, {
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
  const findRoot = (span: (typeof spans)[number]): string => {
    const parent = byId.get(span.parentSpanId ?? '')
    return parent ? findRoot(parent) : span.name
  }
  expect(new Set(spans.map(findRoot))).toEqual(new Set(['POST /api/checkout']))
  expect(spans.find(({ name }) => name === 'store POST checkout')).toMatchObject({
    service: 'mercado-local',
    attributes: { 'store.status': '201', 'store.correlation_id': 'corr-1', 'shop.request_id': requestId },
  })

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
  ])
    expect(text).toContain(sample)

  await fetch(`${shop.url}/busca/ana%40exemplo.com?email=ana%40exemplo.com`)
  await expect.poll(() => receiver.spans().map(({ name }) => name)).toContain('GET /busca/[consulta]')
  for (const seen of [receiver.received(), shop.server.output(), await metrics()])
    expect(seen).not.toMatch(ofShopper)
})

it('S28 a client sees no metrics and no reasons', async () => {
  for (const path of ['/metrics', '/health']) {
    expect((await fetch(`${shop.url}${path}`)).status).toBe(404)
    expect((await fetch(`${operatorUrl}${path}`)).status).toBe(401)
  }
  const ready = await (await fetch(`${shop.url}/api/health/ready`)).json()
  expect(ready).toMatchObject({
    status: 'ready',
    parts: { orders: { state: 'ok' }, catalog: { state: 'ok' } },
  })
  expect(await (await operator('/health')).json()).toMatchObject({ status: 'ready' })
})

it('R35 pages are counted by route, and what was sent from memory as such', async () => {
  await expect
    .poll(async () => {
      await fetch(`${shop.url}/product/banana-prata?utm_source=x`)
      return metrics()
    })
    .toMatch(/^shop_http_requests_total\{route="\/product\/\[id\]",status="200",source="memory"\} [1-9]/m)
  const text = await metrics()
  expect(text).toMatch(/^shop_cache_reads_total\{kind="page",result="miss"\} [1-9]/m)
  expect(text).toMatch(/^shop_data_disk_bytes\{kind="free"\} [1-9]/m)
})

it('R57 pages that were never requested before are rendered while traces are sent', async () => {
  const statuses = new Map<number, number>()
  const searches = Array.from({ length: coldPages }, (_, page) => page)
  const renderNext = async () => {
    for (let page = searches.pop(); page !== undefined; page = searches.pop()) {
      // Each of its own shopper: one alone would be limited.
      const headers = { 'x-forwarded-for': `10.0.0.${page}` }
      const answer = await fetch(`${shop.url}/busca/banana%20${page}`, { headers })
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 8 }, renderNext))
  expect([...statuses]).toEqual([[200, coldPages]])
})

it('S43 without users the addresses of the desk lead nowhere, no page names it, and a user turns it on while the shop runs', async () => {
  /** The answer to exactly this, without what is another each time. */
  async function answerTo(method: string, target: string, headers: readonly string[]): Promise<string> {
    const head = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', '']
    return (await rawAnswer(shop.url, head.join('\r\n')))
      .replaceAll(target, 'TARGET')
      .replace(/^(date|x-request-id|etag):.*$/gim, '')
      .replace(/"requestId":"[^"]*"/, '')
  }
  /** Head of such an answer, without what follows from its own address, which stands in every page. */
  async function headTo(target: string, accept: string): Promise<string> {
    const [head = ''] = (await answerTo('GET', target, [accept])).split('\r\n\r\n')
    return head.replace(/'sha256-[^']*'/g, '').replace(/^(x-written-at|content-length):.*$/gim, '')
  }
  const own = ['Sec-Fetch-Site: same-origin', 'Content-Type: application/json', 'Content-Length: 0']
  for (const [method, route] of [
    ['GET', '/api/desk/session'],
    ['POST', '/api/desk/session'],
    ['POST', '/api/desk/session/end'],
  ] as const) {
    const answer = await answerTo(method, route, own)
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).toBe(await answerTo(method, '/api/nowhere/at-all', own))
  }
  for (const accept of ['Accept: text/html', 'RSC: 1']) {
    const nowhere = await headTo('/leva-a-lugar-nenhum', accept)
    expect(nowhere).toMatch(/^HTTP\/1.1 404 /)
    for (const address of ['/painel', '/painel/numeros?dias=7', '/painel/arquivos/painel-a.js'])
      expect(await headTo(address, accept)).toBe(nowhere)
  }
  for (const page of ['/', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])
    expect(await (await fetch(`${shop.url}${page}`)).text()).not.toContain('painel')
  expect(fs.existsSync(path.join(shop.dataDirectory, 'desk'))).toBe(false)

  const { status } = spawnSync('node', ['scripts/desk-user.ts', 'add', 'ana'], {
    env: { ...process.env, DATA_DIR: shop.dataDirectory },
    input: `${deskPassword}\n`,
  })
  expect(status).toBe(0)
  const ask = () => fetch(`${shop.url}/api/desk/session`, { headers: { 'sec-fetch-site': 'same-origin' } })
  await expect.poll(async () => (await ask()).status).toBe(401)
})

it('R35 what was not sent yet is sent before the shop ends', async () => {
  await fetch(`${shop.url}/api/stock/none`)
  shop.server.signal('SIGTERM')
  expect(await shop.server.ended).toBe(0)
  expect(receiver.spans().map(({ name }) => name)).toContain('GET /api/stock/[productId]')
})
