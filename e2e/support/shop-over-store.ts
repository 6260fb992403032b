import { startServer, startShop } from '../../scripts/tools/servers'
import type { Ports } from './ports'

/** What a recording store was asked since it started. */
type StoreRecord = {
  readonly requests: readonly {
    readonly method: string
    readonly path: string
    readonly body: Record<string, unknown>
  }[]
  /** How often the whole catalogue was read. */
  readonly fullReads: number
}

export type ShopOverStore = {
  readonly url: string
  readonly record: () => Promise<StoreRecord>
  /** The shop goes on without it. */
  readonly stopStore: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Options = {
  readonly ports: Ports
  readonly storeId: string
  /** Of `npm run store-api`; what it is asked is recorded. */
  readonly catalog: `--catalog=e2e/fixtures/${'other' | 'bare' | 'border'}-store.json` | '--products=5000'
  /** It has the calls of the specification, and nothing else. */
  readonly isPlain?: boolean
  readonly refreshSeconds: number
  /** Where the store keeps its data, for tests that change it. */
  readonly storeFolder?: string
  /** Further settings of the shop. */
  readonly environment?: Readonly<Record<string, string>>
}

/** A production shop over a store in a process of its own, over real HTTP. */
export async function startShopOverStore(options: Options): Promise<ShopOverStore> {
  const { ports, storeId, catalog, isPlain = false, refreshSeconds, storeFolder, environment } = options
  const store = await startServer({
    script: 'scripts/store-api.ts',
    port: ports.store,
    parameters: [catalog, '--record', ...(isPlain ? ['--four-calls'] : [])],
    environment: { STORE_ID: storeId, ...(storeFolder ? { DATA_DIR: storeFolder } : {}) },
    readyPath: '/__requests',
  })
  const shop = await startShop({
    port: ports.shop,
    environment: {
      STORE_API_URL: ports.storeUrl,
      STORE_ID: storeId,
      CATALOG_REFRESH_SECONDS: String(refreshSeconds),
      ...environment,
    },
  })
  return {
    url: shop.url,
    record: async () => (await fetch(`${ports.storeUrl}/__requests`)).json() as Promise<StoreRecord>,
    stopStore: store.stop,
    async stop() {
      await shop.stop()
      await store.stop()
    },
  }
}
