import { collectionIdSchema, productIdSchema } from '../domain/identifiers.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { batchIds, longestAddress } from './batch-ids.ts'
import type { StoreApiError } from './errors.ts'
import { mapProduct } from './map.ts'
import { type DroppedRow, parseAnswer, parseRows } from './parse-answer.ts'
import type { ProductPage, ProductQuery } from './store-api.ts'
import type { Send } from './transport.ts'
import { productListWireSchema, productWireSchema } from './wire.ts'

export type ReadOptions = {
  readonly send: Send
  readonly storeUrl: string
  readonly readMs: number
  readonly defaultCurrency: string
  readonly now: () => number
  readonly onDropped: (row: DroppedRow) => void
}

type DatedQuery = ProductQuery & { readonly toDate: string }

function searchOf(query: DatedQuery): URLSearchParams {
  const search = new URLSearchParams({
    offset: String(query.offset),
    limit: String(query.limit),
    to_date: query.toDate,
    exclude_types: 'subscription',
  })
  for (const id of query.ids ?? []) search.append('ids[]', productIdSchema.parse(id))
  for (const id of query.collectionIds ?? []) search.append('collection_ids[]', collectionIdSchema.parse(id))
  return search
}

async function readPage(
  options: ReadOptions,
  query: DatedQuery,
): Promise<Result<ProductPage, StoreApiError>> {
  const answer = await options.send({
    method: 'GET',
    path: 'products',
    query: searchOf(query),
    timeoutMs: options.readMs,
    ...(query.lastPage === undefined ? {} : { lastDigest: query.lastPage?.digest ?? null }),
  })
  if (!answer.ok) return answer
  const { digest } = answer.value
  if (query.lastPage && digest !== undefined && digest === query.lastPage.digest) {
    return success({ ...query.lastPage, toDate: query.toDate })
  }
  const list = parseAnswer(answer.value, productListWireSchema)
  if (!list.ok) return list
  const { products: rows, count } = list.value
  const end = query.offset + rows.length
  const isLast =
    rows.length === 0 || (count === null || count === undefined ? rows.length < query.limit : end >= count)
  return success({
    products: parseRows({ rows, schema: productWireSchema, kind: 'product', onDropped: options.onDropped })
      .map((wire) => mapProduct(wire, options))
      .filter((product) => product !== null),
    count: count ?? end,
    nextOffset: isLast ? null : end,
    toDate: query.toDate,
    ...(digest === undefined ? {} : { digest }),
  })
}

/** More ids than one address holds: asked for in parts, put back into the merchant's order, then cut. */
async function readBatches(
  options: ReadOptions,
  query: DatedQuery,
  batches: readonly (readonly NonNullable<ProductQuery['ids']>[number][])[],
): Promise<Result<ProductPage, StoreApiError>> {
  const pages = await Promise.all(
    batches.map((ids) => readPage(options, { ...query, ids, offset: 0, limit: ids.length })),
  )
  const failed = pages.find((page) => !page.ok)
  if (failed && !failed.ok) return failure(failed.error)
  const values = pages.flatMap((page) => (page.ok ? [page.value] : []))
  const end = query.offset + query.limit
  const products = values.flatMap((page) => page.products).toSorted((left, right) => left.order - right.order)
  const count = values.reduce((sum, page) => sum + page.count, 0)
  return success({
    products: products.slice(query.offset, end),
    count,
    nextOffset: end < count ? end : null,
    toDate: query.toDate,
  })
}

/** One page of the listing; subscriptions are left out. */
export async function listProducts(
  options: ReadOptions,
  query: ProductQuery,
): Promise<Result<ProductPage, StoreApiError>> {
  const dated = { ...query, toDate: query.toDate ?? new Date(options.now()).toISOString() }
  if (query.ids === undefined) return readPage(options, dated)
  const withoutIds = searchOf({ ...dated, ids: [] }).toString().length
  const available = longestAddress - options.storeUrl.length - 'products?'.length - withoutIds
  const batches = batchIds({ ids: query.ids, key: 'ids[]', available })
  const [only] = batches
  if (!only) return success({ products: [], count: 0, nextOffset: null, toDate: dated.toDate })
  return batches.length === 1
    ? readPage(options, { ...dated, ids: only })
    : readBatches(options, dated, batches)
}
