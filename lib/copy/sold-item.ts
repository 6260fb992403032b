import type { CartItem } from '../domain/cart.ts'
import { nominalWeightOf } from '../domain/nominal-weight.ts'
import type { Variant } from '../domain/product.ts'
import { toCartItem } from '../domain/product-card.ts'
import { finalPriceNote } from './unit-price.ts'

/**
 * What the cart keeps of a variant. Of what is sold by weight its pack says so, in words of the server: so the cart says it
 * at once, with no code of its own.
 */
export function soldItem(product: Parameters<typeof toCartItem>[0], variant: Variant): CartItem {
  const item = toCartItem(product, variant)
  if (!nominalWeightOf(product, variant).isSoldByWeight) return item
  return { ...item, pack: [item.pack, finalPriceNote].filter(Boolean).join(' · ') }
}
