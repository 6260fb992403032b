import type { Availability } from '@/lib/domain/availability'
import type { CartItem } from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'

export type ShareMessage = { readonly text: string; readonly url: string }

export type SellableVariant = {
  readonly id: VariantId
  readonly title: string
  readonly availability: Availability
  readonly item: CartItem
  /** Unit price such as `R$ 8,58/kg`, if known. */
  readonly unitPrice: string | null
  /** Index in the gallery, or null. */
  readonly pictureIndex: number | null
  readonly message: ShareMessage
}

/** Applies live stock; null leaves it unchanged. */
export function withStock(variant: SellableVariant, stock: number | null): SellableVariant {
  if (stock === null || variant.availability.kind === 'not-purchasable') return variant
  return {
    ...variant,
    availability: stock > 0 ? { kind: 'available', stock } : { kind: 'out-of-stock' },
    item: { ...variant.item, stock },
  }
}
