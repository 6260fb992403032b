import type { Availability } from '@/lib/domain/availability'
import type { CartItem } from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'

/** The text of a shared message. */
export type ShareMessage = { readonly text: string; readonly url: string }

/** A variant as the product page sells it. */
export type SellableVariant = {
  readonly id: VariantId
  readonly title: string
  readonly availability: Availability
  readonly item: CartItem
  /** `R$ 8,58/kg`, where the content is known. */
  readonly unitPrice: string | null
  /** Position of its own picture in the gallery, or null. */
  readonly pictureIndex: number | null
  /** What is sent when it is chosen. */
  readonly message: ShareMessage
}

/** The variant with today's stock; null (unknown or not managed) leaves it as it is. */
export function withStock(variant: SellableVariant, stock: number | null): SellableVariant {
  if (stock === null || variant.availability.kind === 'not-purchasable') return variant
  return {
    ...variant,
    availability: stock > 0 ? { kind: 'available', stock } : { kind: 'out-of-stock' },
    item: { ...variant.item, stock },
  }
}
