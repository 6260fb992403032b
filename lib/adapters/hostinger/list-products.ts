import { type ProductId, productIdSchema } from '../../domain/identifiers.ts'
import type { Product } from '../../domain/product.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import type { StoreApiError } from '../../store/errors.ts'
import type { ProductPage, ProductQuery } from '../../store/store-api.ts'
import { batchIds, inGroups, longestAddress } from './batch-ids.ts'
import { findOptionalProduct } from './find-optional-product.ts'
import { mapProduct } from './map.ts'
import { parseAnswer, parseRows, type ReadOptions } from './parse-answer.ts'
import { productListWireSchema, productWireSchema } from './wire.ts'

export type DatedQuery = ProductQuery & { readonly toDate: string }

function searchOf(query: DatedQuery): URLSearchParams {
  const search = new URLSearchParams({
    offset: String(query.offset),
    limit: String(query.limit),
    to_date: query.toDate,
    exclude_types: 'subscription',
  })
  for (const id of query.ids ?? []) search.append('ids[]', productIdSchema.parse(id))
  return search
}

async function readProductPage(
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
  const { products: rows, count = null } = list.value
  const end = query.offset + rows.length
  return success({
    products: parseRows({ rows, schema: productWireSchema, kind: 'product', onDropped: options.onDropped })
      .map((wire) => mapProduct(wire, options))
      .filter((product) => product !== null),
    count: Math.max(count ?? 0, end),
    nextOffset: isLastPage({ rows: rows.length, count, query }) ? null : end,
    toDate: query.toDate,
    ...(digest === undefined ? {} : { digest }),
  })
}

type Counted = {
  readonly rows: number
  readonly count: number | null
  readonly query: Pick<ProductQuery, 'offset' | 'limit'>
}

/** Ends at a page without rows, or at a count that the rows have reached (trust R25). */
function isLastPage({ rows, count, query: { offset, limit } }: Counted): boolean {
  if (rows === 0) return true
  const end = offset + rows
  if (count === null || count < end) return false
  const mayBeOfThePage = offset === 0 && count === rows && rows >= limit
  return count === end && !mayBeOfThePage
}

/** Products of a batch, and how many rows there were, those that had to be dropped included. */
type Batch = Pick<ProductPage, 'products' | 'count'>

/** For a store that takes no `ids[]`, or does not look at them. One that cannot be read is dropped, as in a list. */
async function readOneByOne(
  options: ReadOptions,
  ids: readonly ProductId[],
): Promise<Result<Batch, StoreApiError>> {
  let dropped = 0
  const read = await inGroups(ids, async (id) => {
    const found = await findOptionalProduct(options, id)
    if (found.ok || found.error.kind !== 'malformed') return found
    options.onDropped({ kind: 'product', id, reason: found.error.message })
    dropped += 1
    return success(null)
  })
  if (!read.ok) return read
  const products = read.value.filter((product) => product !== null)
  return success({ products, count: products.length + dropped })
}

/** The products of one address, asked for again as long as the store says that it has more of them. */
async function readBatch(
  options: ReadOptions,
  query: DatedQuery,
  ids: readonly ProductId[],
): Promise<Result<Batch, StoreApiError>> {
  const found = new Map<ProductId, Product>()
  let dropped = 0
  for (let missing = ids; missing.length > 0; ) {
    const page = await readProductPage(options, { ...query, ids: missing, offset: 0, limit: missing.length })
    const isRefused = !page.ok && (page.error.status === 400 || page.error.status === 422)
    if (!page.ok && !isRefused) return page
    const products = page.ok ? page.value.products : []
    const wanted = products.filter(({ id }) => missing.includes(id))
    for (const product of wanted) found.set(product.id, product)
    missing = missing.filter((id) => !found.has(id))
    const isAskedFor = products.every(({ id }) => ids.includes(id))
    if (!page.ok || !isAskedFor) {
      const others = await readOneByOne(options, missing)
      if (!others.ok) return others
      for (const product of others.value.products) found.set(product.id, product)
      dropped = others.value.count - others.value.products.length
      break
    }
    dropped = page.value.count - products.length
    if (page.value.nextOffset === null || wanted.length === 0) break
  }
  return success({ products: [...found.values()], count: found.size + dropped })
}

async function listByIds(
  options: ReadOptions,
  query: DatedQuery,
  ids: readonly ProductId[],
): Promise<Result<ProductPage, StoreApiError>> {
  const withoutIds = searchOf({ ...query, ids: [] }).toString().length
  const available = longestAddress - options.storeUrl.length - 'products?'.length - withoutIds
  const batches = batchIds({ ids, key: 'ids[]', available })
  const read = await Promise.all(batches.map((batch) => readBatch(options, query, batch)))
  const failed = read.find((batch) => !batch.ok)
  if (failed && !failed.ok) return failure(failed.error)
  const values = read.flatMap((batch) => (batch.ok ? [batch.value] : []))
  const end = query.offset + query.limit
  const products = values.flatMap((batch) => batch.products).toSorted((a, b) => a.order - b.order)
  const count = values.reduce((sum, batch) => sum + batch.count, 0)
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
  return query.ids === undefined ? readProductPage(options, dated) : listByIds(options, dated, query.ids)
}
