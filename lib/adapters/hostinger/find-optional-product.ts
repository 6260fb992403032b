import { productHandleSchema, productIdSchema } from '../../domain/identifiers.ts'
import type { Product } from '../../domain/product.ts'
import { type Result, success } from '../../domain/result.ts'
import type { StoreApiError } from '../../store/errors.ts'
import { mapProduct } from './map.ts'
import { parseAnswer, type ReadOptions } from './parse-answer.ts'
import { singleProductWireSchema } from './wire.ts'

/** The vendor's own ids, which are never a handle. */
const ownId = /^prod_[0-9A-Za-z]{10,40}$/

/** A product by id or handle, or null when the store has none. What may be both is asked for as an id first. */
export async function findOptionalProduct(
  options: ReadOptions,
  reference: string,
): Promise<Result<Product | null, StoreApiError>> {
  // Nothing else can be a product, and nothing else becomes part of an address.
  const isId = productIdSchema.safeParse(reference).success
  const isHandle = productHandleSchema.safeParse(reference).success && !ownId.test(reference)
  const found = isId ? await readProduct(options, reference) : success(null)
  if (!found.ok || found.value || !isHandle) return found
  return readProduct(options, reference, new URLSearchParams({ field: 'slug' }))
}

async function readProduct(
  options: ReadOptions,
  reference: string,
  query?: URLSearchParams,
): Promise<Result<Product | null, StoreApiError>> {
  const answer = await options.send({
    method: 'GET',
    path: `products/${encodeURIComponent(reference)}`,
    ...(query ? { query } : {}),
    timeoutMs: options.readMs,
  })
  if (!answer.ok) return answer.error.status === 404 ? success(null) : answer
  const parsed = parseAnswer(answer.value, singleProductWireSchema)
  return parsed.ok ? success(mapProduct(parsed.value.product, options)) : parsed
}
