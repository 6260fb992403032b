import { collectionIdSchema, productIdSchema } from '../../domain/identifiers.ts'
import { type Result, success } from '../../domain/result.ts'
import type { StoreApiError } from '../../store/errors.ts'
import type { ProductPage, ProductQuery } from '../../store/store-api.ts'
import { mapProduct } from './map.ts'
import { parseAnswer, parseRows } from './parse-answer.ts'
import type { ReadOptions } from './read-options.ts'
import { productListWireSchema, productWireSchema } from './wire.ts'

export type DatedQuery = ProductQuery & { readonly toDate: string }

export function searchOf(query: DatedQuery): URLSearchParams {
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

/** One call of the list, and where the next one starts. */
export async function readProductPage(
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

/**
 * Stores give fewer rows than they were asked for, no count, or that of the page (trust R25): only a count that the rows
 * have reached, or a page without rows, is the end.
 */
function isLastPage({ rows, count, query: { offset, limit } }: Counted): boolean {
  if (rows === 0) return true
  const end = offset + rows
  if (count === null || count < end) return false
  const mayBeOfThePage = offset === 0 && count === rows && rows >= limit
  return count === end && !mayBeOfThePage
}
