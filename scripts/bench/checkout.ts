// npm run bench -- checkout: measures the overhead of a checkout, and overload.
import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { startShop } from '../tools/servers.ts'
import { watchServer } from '../tools/watched-server.ts'
import { keepServer, load, printTable, quantile, readFlags } from './measure.ts'

const { seconds, upstream } = readFlags({ seconds: '10', upstream: '20' })
const port = 3337

keepServer(await watchServer({ script: 'scripts/faulty-store.ts', port, readyPath: '/__state' }))
const storeUrl = `http://127.0.0.1:${port}`
const shop = keepServer(
  await startShop({
    port: port + 1,
    environment: { STORE_API_URL: storeUrl, STORE_ID: 'store_faulty', RATE_LIMIT_SCALE: '10000' },
  }),
)

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const places = { successUrl: `${shop.url}/success`, cancelUrl: `${shop.url}/store` }

type Listed = {
  readonly products: readonly {
    readonly purchasable: boolean
    readonly variants: readonly {
      readonly id: string
      readonly prices: readonly [{ readonly amount: number; readonly sale_amount: number | null }]
    }[]
  }[]
}

async function listCarts() {
  const listed = await fetch(`${storeUrl}/store/store_faulty/products?limit=100&exclude_types=subscription`)
  const { products } = (await listed.json()) as Listed
  const offers = products
    .filter(({ purchasable }) => purchasable)
    .flatMap(({ variants }) => variants.slice(0, 1))
    .map(({ id, prices: [price] }) => ({ id, amount: price.sale_amount ?? price.amount }))
  const bodyFor = (lines: typeof offers) =>
    JSON.stringify({ items: lines.map(({ id }) => ({ variant_id: id, quantity: 1 })), ...places })
  const sold: typeof offers = []
  for (const offer of offers) {
    const body = bodyFor([offer])
    if ((await fetch(`${storeUrl}/store/store_faulty/checkout`, { method: 'POST', headers, body })).ok)
      sold.push(offer)
  }
  const carts = sold.map((_, start) => sold.slice(start, start + 1 + (start % 5)))
  return {
    direct: carts.map(bodyFor),
    throughShop: carts.map((lines) =>
      JSON.stringify({
        kind: 'cart',
        items: lines.map(({ id, amount }) => ({ variantId: id, quantity: 1, seenAmount: amount })),
        city: 'Balneário Camboriú',
        whatsapp: '(47) 99912-3456',
        substitution: 'similar',
        cancelPath: '/store',
        timeZone: 'America/Sao_Paulo',
      }),
    ),
  }
}

let turn = 0
/** Keeps the given number of checkouts open. */
function buy(url: string, bodies: readonly string[], shoppers: number, duration = Number(seconds)) {
  const setupRequest: Request['setupRequest'] = (request) => ({
    ...request,
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: bodies[turn++ % bodies.length],
  })
  return load({ url, connections: shoppers, duration, requests: [{ setupRequest }] }, [200, 201, 503])
}

const carts = await listCarts()
const fault = { route: '^POST', mode: 'slow', milliseconds: Number(upstream) }
await fetch(`${storeUrl}/__fault`, { method: 'POST', body: JSON.stringify({ faults: [fault] }) })
const toShop = (shoppers: number, duration?: number) =>
  buy(`${shop.url}/api/checkout`, carts.throughShop, shoppers, duration)

// Warms up the shop.
await toShop(50, 2 * Number(seconds))
const through = await toShop(2)
const alone = await buy(`${storeUrl}/store/store_faulty/checkout`, carts.direct, 2)
const full = await toShop(50)
const twice = await toShop(128)
const row = (name: string, { seconds, times }: typeof full, status = 200) => {
  const taken = times[status] ?? []
  return [name, taken.length / seconds, quantile(taken, 0.5), quantile(taken, 0.99)] as const
}
printTable(`The store takes ${upstream} ms; store, shop and shoppers share the machine.`, [
  ['', 'a second', 'median ms', 'p99 ms'],
  row('2 shoppers at once, the store alone', alone, 201),
  row('the same through the shop', through),
  row('50 at once: accepted', full),
  row('50 at once: quick 503', full, 503),
  row('128 at once, twice what it lets in: accepted', twice),
  row('128 at once: quick 503', twice, 503),
  ['resident memory of the shop, MiB', (shop.residentBytes() ?? Number.NaN) / 2 ** 20, '', ''],
])
