import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { it } from 'vitest'
import { parseCatalog, type SeedCatalog } from '../adapters/embedded/catalog-file.ts'
import { createEmbeddedStore, type EmbeddedStore } from '../adapters/embedded/handler.ts'
import { prepareDatabase } from '../adapters/embedded/prepare-database.ts'
import { sampleCatalog } from '../adapters/embedded/seed.ts'
import { startStoreServer } from '../adapters/embedded/serve-embedded-store.ts'
import { newId, smallCatalog, storeId, storeOrigin } from '../adapters/embedded/testing/small-catalog.ts'
import { openSampleStore } from '../adapters/file/testing/sample-store.ts'
import { createStoreApiClient } from '../adapters/hostinger/client.ts'
import { type Fetch, storeFetch } from '../adapters/hostinger/store-fetch.ts'
import { describeHostingerWire, type WireSubject } from '../adapters/hostinger/wire.contract.ts'
import { openDatabase } from '../server/database/database.ts'
import { type ContractSubject, describeStoreApiContract } from './store-api.contract.ts'

type Ask = (address: string, init?: RequestInit) => Promise<Response>

function clientOf({
  ask = fetch,
  ...options
}: {
  baseUrl: string
  storeId: string
  fetch: Fetch
  ask?: Ask
}) {
  const api = createStoreApiClient({
    ...options,
    random: Math.random,
    sleep,
    now: Date.now,
    defaultCurrency: 'eur',
  })
  const request = (path: string, init: RequestInit = {}) =>
    ask(`${options.baseUrl}/store/${options.storeId}/${path}`, init)
  return { api, request }
}

function storeAt(origin: string, catalog: SeedCatalog): { store: EmbeddedStore; close: () => void } {
  const database = openDatabase(':memory:')
  prepareDatabase(database, catalog)
  const store = createEmbeddedStore({
    database,
    picturesBase: origin,
    checkoutBase: origin,
    now: Date.now,
    newId,
  })
  return { store, close: database.close }
}

/** What every store must do, and what this vendor's wire looks like. */
function describeStore(name: string, makeSubject: () => Promise<ContractSubject & WireSubject>): void {
  describeStoreApiContract(name, makeSubject)
  describeHostingerWire(name, makeSubject)
}

describeStore('embedded store in process', async () => {
  const { store, close } = storeAt(storeOrigin, smallCatalog)
  const inProcess: Ask = (address, init) => store.handle(new Request(address, init))
  return {
    ...clientOf({ baseUrl: storeOrigin, storeId, fetch: inProcess, ask: inProcess }),
    isReadOnly: false,
    close: async () => close(),
  }
})

async function overHttp(catalog: SeedCatalog): Promise<ContractSubject & WireSubject> {
  const { store, close } = storeAt(storeOrigin, catalog)
  const server = await startStoreServer({
    host: '127.0.0.1',
    port: 0,
    createStore: () => store,
    onError: (error) => {
      throw error
    },
  })
  return {
    ...clientOf({ baseUrl: server.origin, storeId, fetch: storeFetch }),
    isReadOnly: false,
    close: async () => {
      await server.close()
      close()
    },
  }
}

describeStore('embedded store over HTTP, with the shipped catalogue', () => overHttp(sampleCatalog()))

describeStore('a store over HTTP, with ids and currencies of its own', async () => {
  const file = new URL('../../e2e/fixtures/border-store.json', import.meta.url)
  return overHttp(parseCatalog(JSON.parse(await readFile(file, 'utf8'))))
})

describeStoreApiContract('a file on this machine', openSampleStore)

const { CONTRACT_STORE_API_URL: upstreamUrl, CONTRACT_STORE_ID: upstreamId } = process.env
if (upstreamUrl && upstreamId) {
  describeStore('real upstream, reads only', async () => ({
    ...clientOf({ baseUrl: upstreamUrl.replace(/\/+$/, ''), storeId: upstreamId, fetch: storeFetch }),
    isReadOnly: true,
    close: async () => undefined,
  }))
} else {
  it('store API contract: real upstream', ({ skip }) => {
    skip('CONTRACT_STORE_API_URL and CONTRACT_STORE_ID are not set')
  })
}
