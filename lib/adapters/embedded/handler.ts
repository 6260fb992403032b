import { language } from '../../copy/language.ts'
import { type DeliveryZone, specifiedZone } from '../../domain/delivery.ts'
import type { Result } from '../../domain/result.ts'
import type { Database } from '../../server/database/database.ts'
import { whileLocked } from '../../server/database/while-locked.ts'
import { json, notFound, Refusal, refusalAnswer } from './answers.ts'
import { type CheckoutHabits, parseCheckoutBody, readJson } from './checkout-body.ts'
import {
  type CancelFailure,
  type CheckoutSession,
  cancelCheckout,
  findCheckout,
  type PaymentFailure,
  type PaymentMethod,
  payCheckout,
} from './checkouts.ts'
import { openCheckout } from './open-checkout.ts'
import { findProductRows, listCollectionRows, listProductRows, listStockRows } from './products.ts'
import {
  parseProductListQuery,
  parseSingleProductQuery,
  parseVariantsQuery,
  refuseUnknownKeys,
} from './query-parameters.ts'
import { seedStoreId } from './seed-identifiers.ts'
import { type WireContext, wireCollection, wireListProduct, wireSingleProduct } from './wire-rows.ts'

type Call = { readonly method: string; readonly resource: string; readonly search: URLSearchParams }

/** The body of a GET call; throws a `Refusal` for an unknown one. */
function answerRead({ resource, search }: Call, database: Database, context: WireContext): unknown {
  const [collection = '', reference, ...rest] = resource.split('/').map(decodeURIComponent)
  if (collection === 'products' && reference !== undefined && rest.length === 0) {
    const rows = findProductRows(database, { reference, ...parseSingleProductQuery(search) })
    const [product] = rows.products
    if (!product) throw notFound(`Product with id: ${reference} was not found`)
    return { product: wireSingleProduct(product, rows, context) }
  }
  switch (resource) {
    case 'products': {
      const query = parseProductListQuery(search)
      const rows = listProductRows(database, query)
      const products = rows.products.map((product) => wireListProduct(product, rows, context))
      return { products, count: rows.count, offset: query.offset, limit: query.limit }
    }
    case 'variants':
      return { variants: listStockRows(database, parseVariantsQuery(search).productIds) }
    case 'collections': {
      refuseUnknownKeys(search.keys(), [])
      const collections = listCollectionRows(database).map((row) => wireCollection(row, context))
      return { collections, count: collections.length }
    }
    case 'settings':
      refuseUnknownKeys(search.keys(), [])
      return {
        store_owner: { language: language },
        refund_policy_url: null,
        stripe_checkout: { is_available: true },
        product_reviews: { is_enabled: false },
      }
    default:
      throw notFound(`Cannot GET /${resource}`)
  }
}

export type RecordedRequest = {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly body: unknown
  readonly status: number
}

export type EmbeddedStoreOptions = {
  readonly database: Database
  /** Defaults to the store of the sample catalogue. */
  readonly storeId?: string
  /** Origin before `/pictures/…`; empty makes them paths of our own site. */
  readonly picturesBase: string
  /** Origin before `/hosted-checkout/{id}`; null: that of the shop which asks, as its successUrl says. */
  readonly checkoutBase: string | null
  /** What its page of payment adds for the delivery; the rule of the specification where nothing is said. */
  readonly deliveryZones?: () => readonly DeliveryZone[]
  readonly now: () => number
  /** Unguessable, 128 bits or more, fit for an address: it is all that protects a checkout. */
  readonly newId: () => string
  readonly recordRequest?: (request: RecordedRequest) => void
  /** Every product has custom fields of these titles. */
  readonly customFieldTitles?: readonly string[]
} & Partial<CheckoutHabits>

export type EmbeddedStore = {
  handle(request: Request): Promise<Response>
  findCheckout(id: string): CheckoutSession | null
  payCheckout(id: string, method: PaymentMethod): Result<CheckoutSession, PaymentFailure>
  cancelCheckout(id: string): Result<CheckoutSession, CancelFailure>
}

function callOf(request: Request, storeId: string): Call {
  const { pathname, searchParams } = new URL(request.url)
  const [, store, resource = ''] = /\/store\/([^/]+)\/(.+)$/.exec(pathname) ?? []
  if (store !== storeId) throw notFound('Store was not found')
  return { method: request.method, resource, search: searchParams }
}

/** A store with the upstream's interface and habits, over SQLite. */
export function createEmbeddedStore(options: EmbeddedStoreOptions): EmbeddedStore {
  const { database, now, newId, checkoutBase, deliveryZones = () => [specifiedZone('')] } = options
  const storeId = options.storeId ?? seedStoreId()
  const { picturesBase, customFieldTitles = [] } = options
  const context = { storeId, picturesBase, customFieldTitles }
  const habits = {
    refuseUnknownKeys: options.refuseUnknownKeys ?? false,
    refusedLocales: options.refusedLocales ?? [],
  }
  const time = () => new Date(now()).toISOString()

  function createCheckout(body: unknown): unknown {
    const id = newId()
    const parsed = parseCheckoutBody(body, habits)
    const currency = openCheckout(database, {
      id,
      createdAt: time(),
      body: parsed,
      deliveryZones: deliveryZones(),
    })
    const origin = checkoutBase ?? new URL(parsed.successUrl).origin
    return { url: `${origin}/hosted-checkout/${id}?currency=${currency}` }
  }

  function answer(request: Request, body: unknown): Response {
    try {
      const call = callOf(request, storeId)
      if (call.method === 'GET') return json({ body: answerRead(call, database, context) })
      if (call.method === 'POST' && call.resource === 'checkout') {
        return json({ status: 201, body: createCheckout(body) })
      }
      throw notFound(`Cannot ${call.method} /${call.resource}`)
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(error)
      if (error instanceof URIError)
        return refusalAnswer(new Refusal({ status: 400, messages: ['Bad address'] }))
      throw error
    }
  }

  async function bodyOf(request: Request): Promise<{ body: unknown } | { refusal: Refusal }> {
    if (request.method === 'GET' || request.method === 'HEAD') return { body: null }
    try {
      return { body: await readJson(request) }
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error }
      throw error
    }
  }

  return {
    async handle(request) {
      const read = await bodyOf(request)
      const response =
        'refusal' in read ? refusalAnswer(read.refusal) : await whileLocked(() => answer(request, read.body))
      response.headers.set('x-correlation-id', newId())
      const { pathname, search } = new URL(request.url)
      options.recordRequest?.({
        method: request.method,
        path: pathname,
        search,
        body: 'body' in read ? read.body : null,
        status: response.status,
      })
      return response
    },
    findCheckout: (id) => findCheckout(database, id),
    payCheckout: (id, method) => payCheckout(database, { id, time: time(), method }),
    cancelCheckout: (id) => cancelCheckout(database, { id, time: time() }),
  }
}
