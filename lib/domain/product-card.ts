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
  /** `R$ 8,58/kg` of that price, where the content is known. */
  readonly unitPrice: string | null
  readonly availability: Availability
  /** Several variants: both buttons lead to the product's page instead. */
  readonly hasSeveralVariants: boolean
  /** Null for a product without variants, and where several leave the choice to its page. */
  readonly item: CartItem | null
}

/** What the cart keeps of a variant, without words of ours: `soldItem` adds them. */
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

/** Without words of ours, such as the unit price: `filledCard` of the catalogue adds them. */
export function toProductCard(product: Product): ProductCard {
  // Sold out only when every variant is; else the first one that can be bought speaks for the card.
  const availabilities = product.variants.map((variant) => availabilityOf(product, variant))
  const availability =
    availabilities.find(({ kind }) => kind === 'available') ??
    availabilities.find(({ kind }) => kind === 'out-of-stock') ??
    availabilityOf(product, null)
  const hasSeveralVariants = product.variants.length > 1
  return { ...cardOf(product, displayedVariant(product)), availability, hasSeveralVariants }
}

/** The card of one variant alone, which needs no choice. */
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

/** Of several variants the card says which one its price is for: '500 g · firme e maduro'. */
function subtitleOf(product: Product, shown: Variant | null): string | null {
  const variantTitle = product.variants.length < 2 ? null : shown?.title
  return keepUnits([variantTitle, product.subtitle].filter(Boolean).join(' · ')) || null
}
