import type { Availability } from '@/lib/domain/availability'
import type { CartItem } from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'

/** A variant as the product page sells it. */
export type SellableVariant = {
  readonly id: VariantId
  readonly title: string
  readonly availability: Availability
  readonly item: CartItem
  /** Position of its own picture in the gallery, or null. */
  readonly pictureIndex: number | null
}
