import type { Product, Variant } from './product.ts'

export type Availability =
  /** `stock` is null when unknown or not managed. */
  | { readonly kind: 'available'; readonly stock: number | null }
  | { readonly kind: 'out-of-stock' }
  /** Withdrawn by the merchant, whatever the stock. */
  | { readonly kind: 'not-purchasable' }

type SellableProduct = Pick<Product, 'purchasable'>
type SellableVariant = Pick<Variant, 'isAvailable' | 'managesInventory' | 'stock'>

/** Reports availability of one variant. Unknown stock is not zero. */
export function availabilityOf(product: SellableProduct, variant: SellableVariant | null): Availability {
  if (!variant || !product.purchasable || !variant.isAvailable) return { kind: 'not-purchasable' }
  if (!variant.managesInventory || variant.stock === null) return { kind: 'available', stock: null }
  return variant.stock > 0 ? { kind: 'available', stock: variant.stock } : { kind: 'out-of-stock' }
}

export function isForSale(product: Pick<Product, 'purchasable' | 'variants'>): boolean {
  return product.variants.some((variant) => availabilityOf(product, variant).kind === 'available')
}

export function canBuy(availability: Availability, quantity: number): boolean {
  if (availability.kind !== 'available') return false
  return availability.stock === null || quantity <= availability.stock
}
