import { z } from 'zod'
import { success } from '../../domain/result.ts'
import type { StoreApi } from '../../store/store-api.ts'
import { createAcceptedSend, type RefusedKey } from './accepted-keys.ts'
import { createCheckout } from './create-checkout.ts'
import { findOptionalProduct } from './find-optional-product.ts'
import { listProducts } from './list-products.ts'
import { listStock } from './list-stock.ts'
import { mapCollection } from './map.ts'
import { type DroppedRow, parseAnswer, parseRows, type ReadOptions } from './parse-answer.ts'
import { createRetryingSend, type RetryEffects } from './retry.ts'
import type { Fetch } from './store-fetch.ts'
import { createTransport, type StoreApiCall } from './transport.ts'
import {
  type BreakerChange,
  createGuardedSend,
  guardLimits,
  type RefusedCall,
  type UpstreamName,
} from './upstream-guard.ts'
import { collectionListWireSchema, collectionWireSchema, settingsWireSchema } from './wire.ts'

/** Mostly `store_<ULID>` or `scha_<ULID>`. It becomes part of every address, so no odd character gets through. */
const storeIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/)

export type StoreApiClientOptions = RetryEffects & {
  /** With or without a path and a closing slash; `store/{storeId}` is added. */
  readonly baseUrl: string
  readonly storeId: string
  readonly fetch: Fetch
  /** ISO 4217, for prices that come without a currency. */
  readonly defaultCurrency: string
  readonly onDropped?: (row: DroppedRow) => void
  readonly onRefusedKey?: (refused: RefusedKey) => void
  readonly log?: (call: StoreApiCall) => void
  /** Milliseconds; 5 s and 8 s are what the upstream's documentation asks. */
  readonly timeouts?: { readonly readMs: number; readonly checkoutMs: number }
  readonly firstPauseMs?: number
  readonly maximumBodyBytes?: number
  readonly guards?: typeof guardLimits
  readonly onBreaker?: (change: BreakerChange) => void
  readonly onRefused?: (refused: RefusedCall) => void
}

function storeUrlOf({ baseUrl, storeId }: Pick<StoreApiClientOptions, 'baseUrl' | 'storeId'>): string {
  const base = new URL(baseUrl)
  const path = base.pathname.replace(/\/+$/, '')
  return `${base.origin}${path}/store/${encodeURIComponent(storeIdSchema.parse(storeId))}/`
}

async function listCollections({ send, readMs, onDropped }: ReadOptions) {
  const answer = await send({ method: 'GET', path: 'collections', timeoutMs: readMs, isRepeated: true })
  if (!answer.ok) return answer
  const list = parseAnswer(answer.value, collectionListWireSchema)
  if (!list.ok) return list
  const { collections: rows } = list.value
  return success(
    parseRows({ rows, schema: collectionWireSchema, kind: 'collection', onDropped })
      .map(mapCollection)
      .filter((collection) => collection !== null),
  )
}

async function findSettings({ send, readMs }: ReadOptions) {
  const answer = await send({ method: 'GET', path: 'settings', timeoutMs: readMs, isRepeated: true })
  if (!answer.ok) return answer
  const settings = parseAnswer(answer.value, settingsWireSchema)
  return settings.ok ? success({ language: settings.value.store_owner?.language?.trim() || null }) : settings
}

/**
 * The store over HTTP, or over anything that turns a request into a response. Throws only on a base address
 * or a store id that cannot be one; everything else is a `StoreApiError` value.
 */
export function createStoreApiClient(options: StoreApiClientOptions): StoreApi {
  const { readMs, checkoutMs } = options.timeouts ?? { readMs: 5000, checkoutMs: 8000 }
  const { fetch, now, random, sleep, defaultCurrency } = options
  const onDropped = options.onDropped ?? (() => undefined)
  const storeUrl = storeUrlOf(options)
  const transport = createTransport({
    storeUrl,
    fetch,
    now,
    maximumBodyBytes: options.maximumBodyBytes ?? 5 * 1024 * 1024,
    log: options.log ?? (() => undefined),
  })
  const guards = options.guards ?? guardLimits
  const onBreaker = options.onBreaker ?? (() => undefined)
  const { onRefused = () => undefined } = options
  const guarded = (upstream: UpstreamName) =>
    createGuardedSend({ upstream, send: transport, limits: guards[upstream], now, onBreaker, onRefused })
  const retrying = (upstream: UpstreamName) =>
    createRetryingSend({
      send: guarded(upstream),
      firstPauseMs: options.firstPauseMs ?? 200,
      random,
      sleep,
      now,
    })
  const onRefusedKey = options.onRefusedKey ?? (() => undefined)
  const send = createAcceptedSend({ send: retrying('reads'), now, onRefusedKey })
  const reads: ReadOptions = { send, storeUrl, readMs, defaultCurrency, now, onDropped }
  const extras: ReadOptions = { ...reads, send: retrying('extras') }
  const sendCheckout = guarded('checkouts')
  const memory = { refusesMetadata: false, refusesCustomFields: false }

  return {
    listProducts: (query) => listProducts(reads, query),
    findOptionalProduct: (reference) => findOptionalProduct(reads, reference),
    listStock: (productIds) => listStock(reads, productIds),
    listCollections: () => listCollections(extras),
    findSettings: () => findSettings(extras),
    createCheckout: (request) => createCheckout({ send: sendCheckout, memory, checkoutMs, now }, request),
    // The vendor leads the shopper back by itself, and knows.
    createReturn: async () => success(null),
    // It counts what was paid there, and its own panel is where an order of it is cancelled.
    saveStage: async () => success(null),
  }
}
