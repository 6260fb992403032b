import { identifierPattern } from '../domain/identifier-patterns.ts'
import type { ProductId, VariantId } from '../domain/identifiers.ts'
import type { Price } from '../domain/product.ts'
import { type Decoder, matching, nullable, objectOf, whole } from './decode.ts'

export const productId = matching<ProductId>(identifierPattern)
export const variantId = matching<VariantId>(identifierPattern)
export const currency = matching(/^[a-z]{3}$/)

export function priceUpTo(maximum?: number): Decoder<Price> {
  const amount = whole(0, maximum)
  return objectOf<Price>({ amount, saleAmount: nullable(amount), currency })
}
