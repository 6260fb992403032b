import type { ProductId, VariantId } from '../../domain/identifiers.ts'
import { messageOrderPath } from '../../domain/message-order.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { StoreApiError } from '../../store/errors.ts'
import type { CheckoutRequest, CreatedCheckout, ProductQuery, StoreApi } from '../../store/store-api.ts'
import { type FileCatalog, priceAt } from './build-catalog.ts'
import type { FollowedFile } from './follow-file.ts'
import { type SaleRefusal, type SalesBook, salesOf } from './sales-book.ts'

type Options = {
  readonly catalog: Pick<FollowedFile, 'current'>
  readonly sales: Pick<SalesBook, 'createCounts' | 'listLeft' | 'create' | 'createReturn' | 'saveStage'>
  readonly now: () => number
  /** Unguessable, 128 bits or more, fit for an address: it is all that protects an order. */
  readonly newToken: () => string
}

type Answer<T> = Promise<Result<T, StoreApiError>>

/** A store that is one file: what it sells comes from there, what was sold from the book. */
export function createFileStore({ catalog, sales, now, newToken }: Options): StoreApi {
  let counted: FileCatalog | null = null

  async function read(): Answer<FileCatalog> {
    const current = await catalog.current()
    return current.ok
      ? current
      : failure(unavailable(`The catalogue file cannot be used: ${current.error.kind}`))
  }

  /** The catalogue once its counts are in the book; with every new one, and again where that failed. */
  async function readCounted(): Answer<FileCatalog> {
    const current = await read()
    if (!current.ok || current.value === counted) return current
    return inBook(async () => {
      await sales.createCounts(current.value.counts)
      counted = current.value
      return current.value
    })
  }

  return {
    async listProducts(query) {
      const current = await read()
      return current.ok ? success(pageOf(current.value, query, now())) : current
    },
    async findOptionalProduct(reference) {
      const current = await read()
      if (!current.ok) return current
      const { products } = current.value
      const byId = products.find(({ id }) => id === reference)
      const product = byId ?? products.find(({ handle }) => handle === reference)
      return success(product ? priceAt(product, current.value, now()) : null)
    },
    async listStock(productIds) {
      const current = await readCounted()
      if (!current.ok) return current
      const { products, counts } = current.value
      const wanted = new Set<ProductId>(productIds)
      const ids = products
        .filter(({ id }) => wanted.has(id))
        .flatMap(({ variants }) => variants.map(({ id }) => id))
      return inBook(async () => {
        const left = await sales.listLeft(ids.filter((id) => counts.has(id)))
        return new Map(ids.map((id) => [id, left.get(id) ?? null]))
      })
    },
    async listCollections() {
      const current = await read()
      return current.ok ? success(current.value.collections) : current
    },
    findSettings: async () => success({ language: null }),
    async createCheckout(request) {
      const current = await readCounted()
      return current.ok ? openOrder(request, current.value) : current
    },
    createReturn: (key) =>
      inBook(async () => {
        await sales.createReturn(key)
        return null
      }),
    saveStage: (key, stage) =>
      inBook(async () => {
        await sales.saveStage(key, stage)
        return null
      }),
  }

  async function openOrder(
    request: CheckoutRequest,
    { products, counts }: FileCatalog,
  ): Answer<CreatedCheckout> {
    const sold = new Set<VariantId>(products.flatMap(({ variants }) => variants.map(({ id }) => id)))
    if (request.items.length === 0 || request.items.some(({ variantId }) => !sold.has(variantId))) {
      return failure(refusal('variant_not_found'))
    }
    const { origin } = new URL(request.successUrl)
    const { pathname, search } = new URL(request.cancelUrl)
    const taken = await inBook(() =>
      sales.create({
        token: newToken(),
        ...request.order,
        cancelPath: `${pathname}${search}`,
        sales: salesOf(request.items.filter(({ variantId }) => counts.has(variantId))),
      }),
    )
    if (!taken.ok) return taken
    if (!taken.value.ok) return failure(refusal(codesOfRefusals[taken.value.error]))
    const url = `${origin}${messageOrderPath(taken.value.value.token)}`
    return success({ url, metadataSent: true, customFieldsSent: true, status: 201, correlationId: null })
  }
}

function pageOf(catalog: FileCatalog, query: ProductQuery, now: number) {
  const ids = query.ids && new Set(query.ids)
  const found = catalog.products.filter(({ id }) => !ids || ids.has(id))
  const end = query.offset + query.limit
  return {
    products: found.slice(query.offset, end).map((product) => priceAt(product, catalog, now)),
    count: found.length,
    nextOffset: end < found.length ? end : null,
    toDate: query.toDate ?? new Date(now).toISOString(),
  }
}

/** What the book throws because of its database: nothing was taken, or the same order finds what was. */
async function inBook<T>(work: () => Promise<T>): Answer<T> {
  try {
    return success(await work())
  } catch (cause) {
    return failure(unavailable('The book of sales cannot be used', cause))
  }
}

function unavailable(message: string, cause?: unknown): StoreApiError {
  return new StoreApiError({ kind: 'unavailable', status: 503, message, cause, retryAfterSeconds: 5 })
}

const codesOfRefusals = {
  short: 'insufficient_inventory',
  'held-by-number': 'held-by-number',
  'held-by-network': 'held-by-network',
} as const satisfies Record<SaleRefusal, string>

function refusal(code: string): StoreApiError {
  return new StoreApiError({ kind: 'http', status: 400, code, message: `Refused: ${code}` })
}
