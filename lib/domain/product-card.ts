import { type Availability, availabilityOf } from './availability.ts'
import type { CartItem } from './cart.ts'
import type { ProductId } from './identifiers.ts'
import { displayedVariant, type Price, type Product, type Variant, variantTitleOf } from './product.ts'
import { keepUnits } from './text.ts'
import { packOf } from './unit-price.ts'

export type ProductCard = {
  readonly productId: ProductId
  readonly handle: string
  readonly title: string
  readonly subtitle: string | null
  readonly ribbon: string | null
  readonly picture: string | null
  readonly price: Price | null
  readonly unitPrice: string | null
  readonly availability: Availability
  readonly hasSeveralVariants: boolean
  /** Null without variants, and when the page offers the choice. */
  readonly item: CartItem | null
}

/** Omits our own words; `soldItem` adds them. */
export function toCartItem(
  product: Pick<Product, 'id' | 'handle' | 'title' | 'subtitle' | 'pictures' | 'variants'>,
  variant: Variant,
): CartItem {
  const variantTitle = variantTitleOf(product, variant)
  return {
    productId: product.id,
    handle: product.handle,
    variantId: variant.id,
    title: product.title,
    variantTitle,
    pack: variantTitle === null ? packOf(product, variant) : null,
    picture: variant.picture ?? product.pictures[0] ?? null,
    price: variant.price,
    stock: variant.managesInventory ? variant.stock : null,
    weightGrams: variant.weightGrams,
  }
}

/** Omits our own words; `filledCard` of the catalogue adds them. */
export function toProductCard(product: Product): ProductCard {
  const availabilities = product.variants.map((variant) => availabilityOf(product, variant))
  const availability =
    availabilities.find(({ kind }) => kind === 'available') ??
    availabilities.find(({ kind }) => kind === 'out-of-stock') ??
    availabilityOf(product, null)
  const hasSeveralVariants = product.variants.length > 1
  return { ...cardOf(product, displayedVariant(product)), availability, hasSeveralVariants }
}

export function toVariantCard(product: Product, variant: Variant): ProductCard {
  const availability = availabilityOf(product, variant)
  return { ...cardOf(product, variant), availability, hasSeveralVariants: false }
}

function cardOf(product: Product, shown: Variant | null) {
  return {
    productId: product.id,
    handle: product.handle,
    title: product.title,
    subtitle: subtitleOf(product, shown),
    ribbon: product.ribbon,
    picture: shown?.picture ?? product.pictures[0] ?? null,
    price: shown?.price ?? null,
    unitPrice: null,
    item: shown ? toCartItem(product, shown) : null,
  }
}

/** Names the priced variant among several: '500 g · firme e maduro'. */
function subtitleOf(product: Product, shown: Variant | null): string | null {
  const variantTitle = product.variants.length < 2 ? null : shown?.title
  return keepUnits([variantTitle, product.subtitle].filter(Boolean).join(' · ')) || null
}
