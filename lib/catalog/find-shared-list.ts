import 'server-only'
import { availabilityOf } from '../domain/availability.ts'
import { type CartItem, countItems } from '../domain/cart.ts'
import { decodeSharedList } from '../domain/decode-shared-list.ts'
import { toCartItem } from '../domain/product-card.ts'
import { cacheUntilCatalogChanges } from '../next/cache-life.ts'
import { filledProduct } from './filled-products.ts'
import { getCatalogReader } from './get-catalog.ts'

export type SharedListLine = {
  readonly variantId: string
  /** As the list asks. */
  readonly quantity: number
  /** At today's price, or null for what is no longer in the store. */
  readonly item: CartItem | null
  /** Pieces of it that can be bought now, at most `quantity`. */
  readonly available: number
}

export type SharedList = {
  readonly lines: readonly SharedListLine[]
  /** Pieces the list asks for. */
  readonly itemCount: number
}

/** A cart that someone shared, as the store sells it today, or null for a link that is not one. Changes nothing. */
export async function findSharedList(text: string): Promise<SharedList | null> {
  'use cache'
  cacheUntilCatalogChanges()
  const { productsByVariant } = await getCatalogReader().current()
  const asked = decodeSharedList(text)
  if (!asked) return null
  const lines = asked.map(({ variantId, quantity }): SharedListLine => {
    const product = productsByVariant.get(variantId)
    const variant = product?.variants.find(({ id }) => id === variantId)
    if (!product || !variant) return { variantId, quantity, item: null, available: 0 }
    const availability = availabilityOf(product, variant)
    const most = availability.kind === 'available' ? (availability.stock ?? quantity) : 0
    const item = toCartItem(filledProduct(product), variant)
    return { variantId, quantity, item, available: Math.min(quantity, most) }
  })
  return { lines, itemCount: countItems(lines) }
}
