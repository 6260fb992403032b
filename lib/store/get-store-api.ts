import 'server-only'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createEmbeddedStore } from '../adapters/embedded/handler.ts'
import { type ReconnectingStore, reconnectingStore } from '../adapters/embedded/reconnecting-store.ts'
import { seedDatabase } from '../adapters/embedded/seed.ts'
import { seedStoreId } from '../adapters/embedded/seed-identifiers.ts'
import { createStoreApiClient, type StoreApiClientOptions } from '../adapters/hostinger/client.ts'
import { storeFetch } from '../adapters/hostinger/store-fetch.ts'
import { openDatabase } from '../server/database/database.ts'
import { writeNothing } from '../server/database/migrate.ts'
import { closeToOthers } from '../server/database/private-file.ts'
import { logFault } from '../server/database/reconnecting.ts'
import { getEnvironment, isBuilding } from '../server/environment/server.ts'
import { log } from '../server/log.ts'
import { meters } from '../server/metrics/meters.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { currentRequestId, requestIdHeader } from '../server/request-context.ts'
import { inSpan } from '../server/tracing/in-span.ts'
import { getFileStore } from './get-file-store.ts'
import type { StoreApi } from './store-api.ts'

const extras: readonly string[] = ['collections', 'settings']

export function getEmbeddedStore(): ReconnectingStore | null {
  const { store, dataDirectory } = getEnvironment()
  // Builds render sample pages on an in-memory store.
  if (store.kind !== 'embedded' && !isBuilding()) return null
  return processSingleton('embedded-store', () => {
    const folder = path.join(dataDirectory, 'embedded-store')
    return reconnectingStore({
      open: () => openEmbeddedStore(isBuilding() ? ':memory:' : folder),
      onChange: logFault({ part: 'store', file: path.join(folder, 'store.sqlite') }),
    })
  })
}

function openEmbeddedStore(folder: string | ':memory:') {
  const database = openDatabase(folder, { lockWaitMs: 0 })
  try {
    if (folder !== ':memory:') closeToOthers(folder, 0o700)
    seedDatabase(database)
  } catch (error) {
    database.close()
    throw error
  }
  const store = createEmbeddedStore({
    database,
    picturesBase: '',
    checkoutBase: null,
    deliveryZones: () => getEnvironment().deliveryZones,
    now: Date.now,
    newId: () => randomBytes(16).toString('hex'),
  })
  return { store, check: () => writeNothing(database), close: () => database.close() }
}

export function getStoreApi(): StoreApi {
  return processSingleton('store-api', () => {
    const file = getFileStore()
    if (file) return file.api
    const { fetch, ...options } = transportOptions()
    return createStoreApiClient({ ...options, fetch: watchedFetch(fetch), ...effects() })
  })
}

/** Adds the request id and tracing to store calls. */
function watchedFetch(fetch: StoreApiClientOptions['fetch']): StoreApiClientOptions['fetch'] {
  return (address, request) => {
    const id = currentRequestId()
    const headers = id === null ? request.headers : { ...request.headers, [requestIdHeader]: id }
    const { method } = request
    const call = callOf(/\/store\/[^/]+\/([^?]*)/.exec(address)?.[1] ?? '')
    return inSpan(`store ${method} ${call}`, { 'store.call': call, 'store.method': method }, async (span) => {
      const answer = await fetch(address, { ...request, headers })
      span.set({
        'store.status': answer.status,
        'store.correlation_id': answer.headers.get('x-correlation-id'),
      })
      if (answer.status >= 400) span.fail()
      return answer
    })
  }
}

const callOf = (path: string) => (/^products\/./.test(path) ? 'products/{id}' : path)

function transportOptions(): Pick<StoreApiClientOptions, 'baseUrl' | 'storeId' | 'fetch'> {
  const { store } = getEnvironment()
  const embedded = getEmbeddedStore()
  if (embedded) {
    return {
      baseUrl: 'http://embedded.invalid',
      storeId: seedStoreId(),
      fetch: async (input, init) => embedded.handle(new Request(input, init)),
    }
  }
  if (store.kind === 'upstream') return { baseUrl: store.apiUrl, storeId: store.storeId, fetch: storeFetch }
  throw new Error(`no client for a store of the kind ${store.kind}`)
}

function effects(): Omit<StoreApiClientOptions, 'baseUrl' | 'storeId' | 'fetch'> {
  for (const upstream of ['reads', 'extras', 'checkouts']) meters()?.breakersOpen.set({ upstream }, 0)
  return {
    defaultCurrency: getEnvironment().defaultCurrency,
    now: Date.now,
    random: Math.random,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onDropped: (row) => log('warn', 'store.row-dropped', { kind: row.kind, id: row.id, reason: row.reason }),
    onRefusedKey: ({ call, key }) => log('info', 'store.key-refused', { call, key }),
    onBreaker({ upstream, isOpen }) {
      meters()?.breakersOpen.set({ upstream }, isOpen ? 1 : 0)
      log(isOpen ? 'warn' : 'info', isOpen ? 'store.breaker-opened' : 'store.breaker-closed', { upstream })
    },
    onRefused: ({ upstream, reason }) =>
      meters()?.storeCalls.inc({
        call: upstream,
        outcome: reason === 'resting' ? 'breaker-open' : 'overloaded',
      }),
    log: (call) => {
      const name = callOf(call.path)
      meters()?.storeCalls.inc({ call: name, outcome: call.failure ?? 'ok' })
      meters()?.storeSeconds.observe({ call: name }, call.milliseconds / 1000)
      // A store without extras fails with every reading.
      const isNews = call.status !== 404 || !extras.includes(call.path)
      const hasFailed = call.failure !== null && isNews
      log(hasFailed ? 'warn' : 'debug', hasFailed ? 'store.call-failed' : 'store.called', { ...call })
    },
  }
}
