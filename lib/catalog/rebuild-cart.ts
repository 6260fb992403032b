import 'server-only'
import { soldItem } from '../copy/unit-price.ts'
import { availabilityOf } from '../domain/availability.ts'
import type { CartItem } from '../domain/cart.ts'
import type { VariantId } from '../domain/identifiers.ts'
import { getStoreApi } from '../store/get-store-api.ts'
import { applyStock } from '../store/store-api.ts'
import { filledProduct } from './filled-products.ts'
import { getCatalogReader } from './get-catalog.ts'

type Wanted = { readonly variantId: VariantId; readonly quantity: number }

export type RebuiltCart = {
  /** Capped by the stock; `wanted` is the original quantity. */
  readonly items: readonly { readonly item: CartItem; readonly quantity: number; readonly wanted: number }[]
  readonly missing: readonly VariantId[]
}

/** Rebuilds a cart from an earlier order. Without a stock answer, stock counts as unknown. */
export async function rebuildCart(lines: readonly Wanted[]): Promise<RebuiltCart> {
  const { productsByVariant } = await getCatalogReader().current()
  const known = lines.flatMap(({ variantId }) => productsByVariant.get(variantId) ?? [])
  const stock =
    known.length > 0 ? await getStoreApi().listStock([...new Set(known.map(({ id }) => id))]) : null
  const items: RebuiltCart['items'][number][] = []
  const missing: VariantId[] = []
  for (const { variantId, quantity: wanted } of lines) {
    const row = productsByVariant.get(variantId)
    const product = row && filledProduct(stock?.ok ? applyStock(row, stock.value) : row)
    const variant = product?.variants.find(({ id }) => id === variantId)
    const availability = product && variant ? availabilityOf(product, variant) : null
    if (!product || !variant || availability?.kind !== 'available') {
      missing.push(variantId)
      continue
    }
    const quantity = Math.min(wanted, availability.stock ?? wanted)
    items.push({ item: soldItem(product, variant), quantity, wanted })
  }
  return { items, missing }
}
