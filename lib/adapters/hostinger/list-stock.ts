import { type ProductId, productIdSchema, type VariantId } from '../../domain/identifiers.ts'
import { type Result, success } from '../../domain/result.ts'
import type { StoreApiError } from '../../store/errors.ts'
import type { StockByVariant } from '../../store/store-api.ts'
import { batchIds, inGroups, longestAddress } from './batch-ids.ts'
import { parseAnswer, parseRows, type ReadOptions } from './parse-answer.ts'
import { stockRowWireSchema, stockWireSchema } from './wire.ts'

async function readBatch(options: ReadOptions, ids: readonly ProductId[]) {
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
export async function listStock(
  options: ReadOptions,
  productIds: readonly ProductId[],
): Promise<Result<StockByVariant, StoreApiError>> {
  const available = longestAddress - options.storeUrl.length - 'variants?fields=inventory_quantity'.length
  const batches = batchIds({ ids: productIds, key: 'product_ids[]', available })
  const read = await inGroups(batches, (ids) => readBatch(options, ids))
  if (!read.ok) return read
  return success(
    new Map(
      read.value.flat().map((row): [VariantId, number | null] => [row.id, row.inventory_quantity ?? null]),
    ),
  )
}
