import { productHandleSchema, productIdSchema } from '../../domain/identifiers.ts'
import type { Product } from '../../domain/product.ts'
import { type Result, success } from '../../domain/result.ts'
import type { StoreApiError } from '../../store/errors.ts'
import { mapProduct } from './map.ts'
import { parseAnswer } from './parse-answer.ts'
import type { ReadOptions } from './read-options.ts'
import { singleProductWireSchema } from './wire.ts'

/** A product by id or handle, or null when the store has none. */
export async function findOptionalProduct(
  options: ReadOptions,
  reference: string,
): Promise<Result<Product | null, StoreApiError>> {
  const isId = productIdSchema.safeParse(reference).success
  // Nothing else can be a product, and nothing else becomes part of an address.
  if (!isId && !productHandleSchema.safeParse(reference).success) return success(null)
  const answer = await options.send({
    method: 'GET',
    path: `products/${encodeURIComponent(reference)}`,
    ...(isId ? {} : { query: new URLSearchParams({ field: 'slug' }) }),
    timeoutMs: options.readMs,
  })
  if (!answer.ok) return answer.error.status === 404 ? success(null) : answer
  const parsed = parseAnswer(answer.value, singleProductWireSchema)
  return parsed.ok ? success(mapProduct(parsed.value.product, options)) : parsed
}
