import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startServer, startShop } from '../../scripts/tools/servers'
import { type Ports, portsOf } from './ports'
import { test } from './test'

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
  /** Where the store keeps its data, for tests that change it. */
  readonly storeFolder: string
  readonly record: () => Promise<StoreRecord>
}

type Store = {
  readonly storeId?: string
  /** Of `npm run store-api`; what it is asked is recorded. */
  readonly catalog?:
    | `--catalog=e2e/fixtures/${'other' | 'bare' | 'border'}-store.json`
    | `--products=${number}`
  /** It has the calls of the specification, and nothing else. */
  readonly isPlain?: boolean
}

export const otherStoreId = 'store_outra'

/** A store in a process of its own, over real HTTP, with its data in that folder; the other one, unless it is said. */
export function startStore(
  { store: port }: Ports,
  folder: string,
  {
    storeId = otherStoreId,
    catalog = '--catalog=e2e/fixtures/other-store.json',
    isPlain = false,
  }: Store = {},
) {
  return startServer({
    script: 'scripts/store-api.ts',
    port,
    parameters: [catalog, '--record', ...(isPlain ? ['--four-calls'] : [])],
    environment: { STORE_ID: storeId, DATA_DIR: folder },
    readyPath: '/__requests',
  })
}

type Options = Store & {
  /** Of its ports. */
  readonly name: Parameters<typeof portsOf>[0]
  readonly refreshSeconds: number
  /** Further settings of the shop. */
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * A production shop over such a store for the tests of one group, which run one after the other: both start before the
 * first and stop after the last.
 */
export function runShopOverStore({ name, refreshSeconds, environment, ...options }: Options): ShopOverStore {
  const ports = portsOf(name)
  const storeFolder = path.join(os.tmpdir(), `${name}-store-${process.pid}`)
  const stops: (() => Promise<void>)[] = []

  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    stops.push((await startStore(ports, storeFolder, options)).stop)
    const shop = await startShop({
      port: ports.shop,
      environment: {
        STORE_API_URL: ports.storeUrl,
        STORE_ID: options.storeId ?? otherStoreId,
        CATALOG_REFRESH_SECONDS: String(refreshSeconds),
        ...environment,
      },
    })
    stops.push(shop.stop)
  })
  test.afterAll(async () => {
    for (const stop of stops.toReversed()) await stop()
    fs.rmSync(storeFolder, { recursive: true, force: true })
  })
  return {
    url: ports.shopUrl,
    storeFolder,
    record: async () => (await fetch(`${ports.storeUrl}/__requests`)).json() as Promise<StoreRecord>,
  }
}
