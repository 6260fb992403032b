import 'server-only'
import type { ProductId } from '../domain/identifiers.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { createBatchedRead } from '../store/batched-read.ts'
import type { StoreApiError } from '../store/errors.ts'
import { getStoreApi } from '../store/get-store-api.ts'
import type { StockByVariant } from '../store/store-api.ts'
import { findCatalog } from './get-catalog.ts'

const readBatch = () =>
  processSingleton('stock', () =>
    createBatchedRead((ids: readonly ProductId[]) => getStoreApi().listStock(ids)),
  )

/** Reads current stock, one call for concurrent callers. Unknown products cause none (trust S58). */
export async function findStock(id: ProductId): Promise<Result<StockByVariant | null, StoreApiError>> {
  const catalog = await findCatalog()
  if (!catalog.ok) return failure(catalog.error)
  const product = catalog.value.productsByReference.get(id)
  if (product?.id !== id) return success(null)
  const stock = await readBatch()([id])
  if (!stock.ok) return stock
  const own = new Set(product.variants.map((variant) => variant.id))
  const left = [...stock.value].filter(([variantId]) => own.has(variantId))
  // Oversold: negative stock shows as none.
  return success(new Map(left.map(([variantId, pieces]) => [variantId, pieces && Math.max(0, pieces)])))
}
