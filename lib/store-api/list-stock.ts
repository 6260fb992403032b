import { type ProductId, productIdSchema, type VariantId } from '../domain/identifiers.ts'
import { type Result, success } from '../domain/result.ts'
import { batchIds, longestAddress } from './batch-ids.ts'
import type { StoreApiError } from './errors.ts'
import type { ReadOptions } from './list-products.ts'
import { parseAnswer, parseRows } from './parse-answer.ts'
import type { StockByVariant } from './store-api.ts'
import { stockRowWireSchema, stockWireSchema } from './wire.ts'

/** Batches under way at once, so that one listing is no burst. */
const batchesAtOnce = 4

async function readBatch(options: ReadOptions, ids: readonly ProductId[]) {
  const query = new URLSearchParams({ fields: 'inventory_quantity' })
  for (const id of ids) query.append('product_ids[]', productIdSchema.parse(id))
  const answer = await options.send({ method: 'GET', path: 'variants', query, timeoutMs: options.readMs })
  if (!answer.ok) return answer
  const list = parseAnswer(answer.value, stockWireSchema)
  if (!list.ok) return list
  const { variants: rows } = list.value
  return success(
    parseRows({ rows, schema: stockRowWireSchema, kind: 'variant', onDropped: options.onDropped }),
  )
}

/** Pieces left of every variant of the products; without products nothing is asked. */
export async function listStock(
  options: ReadOptions,
  productIds: readonly ProductId[],
): Promise<Result<StockByVariant, StoreApiError>> {
  const available = longestAddress - options.storeUrl.length - 'variants?fields=inventory_quantity'.length
  const batches = batchIds({ ids: productIds, key: 'product_ids[]', available })
  const stock = new Map<VariantId, number | null>()
  for (let index = 0; index < batches.length; index += batchesAtOnce) {
    const group = batches.slice(index, index + batchesAtOnce)
    for (const rows of await Promise.all(group.map((ids) => readBatch(options, ids)))) {
      if (!rows.ok) return rows
      for (const row of rows.value) stock.set(row.id, row.inventory_quantity ?? null)
    }
  }
  return success(stock)
}
