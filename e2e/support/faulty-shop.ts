import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { FaultyStoreState, ModeName } from '../../scripts/faulty-store'
import { startShop } from '../../scripts/tools/servers'
import { type WatchedServer, watchServer } from '../../scripts/tools/watched-server'
import type { Ports } from './ports'

export type Answer = { readonly status: number; readonly retryAfter: string | null; readonly text: string }

export type Sellable = {
  readonly id: string
  readonly title: string
  readonly handle: string
  readonly variantId: string
  /** Minor units, as a shopper sees it. */
  readonly amount: number
}

export type FaultyShop = {
  readonly shop: WatchedServer
  /** The faults of the store from now on; none is a healthy one. */
  readonly misbehave: (...faults: { route: string; mode: ModeName; milliseconds?: number }[]) => Promise<void>
  readonly storeState: () => Promise<FaultyStoreState>
  readonly products: readonly Sellable[]
  readonly ask: (path: string) => Promise<Answer>
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  readonly stop: () => Promise<void>
}

const storeId = 'store_faulty'
const secret = 'a-secret-of-the-tests'

type Wire = {
  readonly products: readonly {
    readonly id: string
    readonly title: string
    readonly url_handle: string
    readonly purchasable: boolean
    readonly variants: readonly {
      readonly id: string
      readonly prices: readonly [{ readonly amount: number; readonly sale_amount: number | null }]
    }[]
  }[]
}

type Options = {
  readonly ports: Ports
  /** What the store does from the first call on. */
  readonly coldFault?: ModeName
  readonly environment?: Readonly<Record<string, string>>
  /** How the shop is started; `scripts/start.ts` unless it is said. */
  readonly command?: readonly [string, ...string[]]
}

function startStore({ store: port }: Ports): Promise<WatchedServer> {
  return watchServer({ script: 'scripts/faulty-store.ts', port, readyPath: '/__state' })
}

/** A production shop over the store that fails as configured. Its catalogue is whole, and read again on request. */
export async function openFaultyShop(options: Options): Promise<FaultyShop> {
  const { ports, coldFault, environment = {}, command } = options
  const store = await startStore(ports)
  const { storeUrl, shopUrl: url } = ports

  const misbehave: FaultyShop['misbehave'] = async (...faults) => {
    const answer = await fetch(`${storeUrl}/__fault`, { method: 'POST', body: JSON.stringify({ faults }) })
    if (!answer.ok) throw new Error(await answer.text())
  }
  async function call(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(`${url}${path}`, { redirect: 'manual', ...init })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  }

  const listed = await fetch(`${storeUrl}/store/${storeId}/products?limit=100&exclude_types=subscription`)
  const { products } = (await listed.json()) as Wire
  await misbehave(...(coldFault ? [{ route: '', mode: coldFault }] : []))
  const shop = await startShop({
    port: ports.shop,
    environment: {
      STORE_API_URL: storeUrl,
      STORE_ID: storeId,
      CATALOG_REFRESH_SECONDS: '3600',
      REVALIDATE_SECRET: secret,
      ...environment,
    },
    command,
    readyPath: coldFault ? '/api/health/live' : '/api/health/ready',
  }).catch(async (error: unknown) => {
    await store.stop()
    throw error
  })

  const open: FaultyShop = {
    shop,
    misbehave,
    storeState: async () => (await (await fetch(`${storeUrl}/__state`)).json()) as FaultyStoreState,
    products: products
      .filter(({ purchasable }) => purchasable)
      .flatMap(({ id, title, url_handle: handle, variants: [variant] }) => {
        if (!variant) return []
        const [{ amount, sale_amount: sale }] = variant.prices
        return [{ id, title, handle, variantId: variant.id, amount: sale ?? amount }]
      }),
    ask: (path) => call(path),
    post: (path, body, headers = {}) =>
      call(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'idempotency-key': randomUUID(),
          authorization: `Bearer ${secret}`,
          ...headers,
        },
        body: JSON.stringify(body),
      }),
    async stop() {
      await shop.stop()
      await store.stop()
    },
  }
  // On a busy machine the first reading does without what is no call of the specification (trust R25), categories too.
  if (!coldFault) {
    await expect
      .poll(async () => {
        await open.post('/api/revalidate', {})
        return (await call('/api/categories')).text
      })
      .toContain('frutas')
  }
  return open
}

export function purchaseOf({ variantId, amount }: Sellable) {
  return { kind: 'buy-now', items: [{ variantId, quantity: 1, seenAmount: amount }], cancelPath: '/store' }
}
