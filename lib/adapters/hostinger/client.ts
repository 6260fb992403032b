import { z } from 'zod'
import { type ProductId, productIdSchema, type VariantId } from '../../domain/identifiers.ts'
import { type Result, success } from '../../domain/result.ts'
import type { StoreApiError } from '../../store/errors.ts'
import type { StockByVariant, StoreApi } from '../../store/store-api.ts'
import { batchIds, inGroups, longestAddress } from './batch-ids.ts'
import { createCheckout } from './create-checkout.ts'
import { findOptionalProduct } from './find-optional-product.ts'
import { listProducts } from './list-products.ts'
import { mapCollection } from './map.ts'
import { type DroppedRow, parseAnswer, parseRows, type ReadOptions } from './parse-answer.ts'
import type { Fetch } from './store-fetch.ts'
import {
  createTransport,
  type Send,
  type StoreApiCall,
  type TransportAnswer,
  type TransportRequest,
} from './transport.ts'
import {
  type BreakerChange,
  createGuardedSend,
  guardLimits,
  type RefusedCall,
  type UpstreamName,
} from './upstream-guard.ts'
import {
  collectionListWireSchema,
  collectionWireSchema,
  settingsWireSchema,
  stockRowWireSchema,
  stockWireSchema,
} from './wire.ts'

const maximumRetries = 2
const longestRetryAfterMs = 2000

type RetryEffects = {
  readonly random: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly now: () => number
}

type RetryOptions = RetryEffects & {
  readonly send: Send
  /** Milliseconds; the first pause is a random part of it, the second of its double. */
  readonly firstPauseMs: number
}

/** Null when the call is not to be repeated. Where the store names a pause, it is kept or nothing is sent. */
function pauseBefore({
  error,
  retry,
  random,
  firstPauseMs,
}: {
  error: StoreApiError
  retry: number
  random: () => number
  firstPauseMs: number
}): number | null {
  // The guard has its own times; a call repeated at once is refused again.
  if (!error.isRetryable || error.kind === 'unavailable' || error.kind === 'overloaded') return null
  if (error.retryAfterSeconds !== null) {
    const pause = error.retryAfterSeconds * 1000
    return pause <= longestRetryAfterMs ? pause : null
  }
  if (error.kind === 'rate-limited') return null
  return random() * firstPauseMs * 2 ** retry
}

/** A read with at most two jittered retries. */
function createRetryingSend({ send, firstPauseMs, random, sleep, now }: RetryOptions) {
  return async (request: TransportRequest): Promise<Result<TransportAnswer, StoreApiError>> => {
    const deadline = now() + request.timeoutMs
    for (let retry = 0; ; retry += 1) {
      const result = await send({ ...request, timeoutMs: deadline - now() })
      if (result.ok || retry === maximumRetries) return result
      const pause = pauseBefore({ error: result.error, retry, random, firstPauseMs })
      if (pause === null || now() + pause >= deadline) return result
      await sleep(pause)
    }
  }
}

/** Query keys that a call can do without; those the specification does not name come first. */
const dispensable = ['exclude_types', 'to_date', 'fields', 'limit'] as const

export type RefusedKey = { readonly call: string; readonly key: string }

type AcceptedOptions = {
  readonly send: Send
  readonly now: () => number
  readonly onRefusedKey: (refused: RefusedKey) => void
}

/** Repeats a read refused with 400 without the keys it names, or one more each time (trust R25); remembers them. */
function createAcceptedSend({ send, now, onRefusedKey }: AcceptedOptions): Send {
  const refused = new Map<string, Set<string>>()

  function remember(call: string, keys: readonly string[]): void {
    const known = refused.get(call) ?? new Set()
    for (const key of keys) {
      if (!known.has(key)) onRefusedKey({ call, key })
      known.add(key)
    }
    refused.set(call, known)
  }

  return async (request) => {
    if (!request.query) return send(request)
    const deadline = now() + request.timeoutMs
    const [call = ''] = request.path.split('/')
    const query = new URLSearchParams(request.query)
    for (const key of refused.get(call) ?? []) query.delete(key)
    const left: string[] = []
    for (;;) {
      const result = await send({ ...request, query, timeoutMs: deadline - now() })
      if (result.ok) {
        remember(call, left)
        return result
      }
      const keys = keysToLeave(result.error, query)
      if (keys.length === 0) return result
      left.push(...keys)
      for (const key of keys) query.delete(key)
    }
  }
}

function keysToLeave({ status, upstreamMessages }: StoreApiError, query: URLSearchParams): readonly string[] {
  if (status !== 400 && status !== 422) return []
  const words = new Set(upstreamMessages.flatMap((message) => message.slice(0, 2000).split(/\W+/)))
  const isNamed = (key: string) => words.has(key.replace('[]', ''))
  const present = dispensable.filter((key) => query.has(key))
  const named = present.filter(isNamed)
  if (named.length > 0) return named
  // What it names cannot be left out, or was never asked.
  if (words.has('property') || [...query.keys()].some(isNamed)) return []
  return present.slice(0, 1)
}

async function readStockBatch(options: ReadOptions, ids: readonly ProductId[]) {
  const query = new URLSearchParams({ fields: 'inventory_quantity' })
  for (const id of ids) query.append('product_ids[]', productIdSchema.parse(id))
  const { send, readMs: timeoutMs } = options
  const answer = await send({ method: 'GET', path: 'variants', query, timeoutMs, isRepeated: true })
  if (!answer.ok) return answer
  const list = parseAnswer(answer.value, stockWireSchema)
  if (!list.ok) return list
  const { variants: rows } = list.value
  return success(
    parseRows({ rows, schema: stockRowWireSchema, kind: 'variant', onDropped: options.onDropped }),
  )
}

/** Pieces left of every variant of the products; without products nothing is asked. */
async function listStock(
  options: ReadOptions,
  productIds: readonly ProductId[],
): Promise<Result<StockByVariant, StoreApiError>> {
  const available = longestAddress - options.storeUrl.length - 'variants?fields=inventory_quantity'.length
  const batches = batchIds({ ids: productIds, key: 'product_ids[]', available })
  const read = await inGroups(batches, (ids) => readStockBatch(options, ids))
  if (!read.ok) return read
  return success(
    new Map(
      read.value.flat().map((row): [VariantId, number | null] => [row.id, row.inventory_quantity ?? null]),
    ),
  )
}

/** Mostly `store_<ULID>` or `scha_<ULID>`. It becomes part of every address, so no odd character gets through. */
const storeIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/)

export type StoreApiClientOptions = RetryEffects & {
  /** With or without a path and a closing slash; `store/{storeId}` is added. */
  readonly baseUrl: string
  readonly storeId: string
  readonly fetch: Fetch
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

/** The store over HTTP, or over anything that turns a request into a response. */
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
