import type { CollectionId, ProductHandle, ProductId, VariantId } from './identifiers.ts'

/** Minor units. `saleAmount` is null when the variant is not on sale; 0 is a real price. */
export type Price = {
  readonly amount: number
  readonly saleAmount: number | null
  readonly currency: string
}

export type VariantOption = {
  readonly optionId: string
  readonly value: string
}

export type Variant = {
  readonly id: VariantId
  readonly title: string
  readonly picture: string | null
  readonly price: Price
  readonly managesInventory: boolean
  readonly isAvailable: boolean
  /** Null is unknown or not managed, never zero. */
  readonly stock: number | null
  /** Null is unknown: upstream lists omit weights. */
  readonly weightGrams: number | null
  readonly options: readonly VariantOption[]
  readonly gtin?: string
}

export type ProductOption = {
  readonly id: string
  readonly title: string
}

export type InformationSection = {
  readonly id: string
  readonly title: string
  /** Unsafe merchant HTML; passes the sanitiser before it is shown. */
  readonly html: string
}

export type CustomField = {
  readonly id: string
  readonly title: string
  readonly isRequired: boolean
}

export type PriceSelection = 'lowest-price' | 'first-variant'

export type Product = {
  readonly id: ProductId
  readonly handle: ProductHandle
  readonly title: string
  readonly brand?: string
  /** Codes of the merchant and numbers on packs, of all variants, as they are written. */
  readonly codes?: readonly string[]
  readonly subtitle: string | null
  readonly ribbon: string | null
  /** Unsafe merchant HTML or plain text; passes the sanitiser before it is shown. */
  readonly description: string | null
  readonly pictures: readonly string[]
  readonly options: readonly ProductOption[]
  /** May be empty: such a product is shown, and cannot be bought. */
  readonly variants: readonly Variant[]
  readonly collectionIds: readonly CollectionId[]
  readonly information: readonly InformationSection[]
  readonly customFields: readonly CustomField[]
  readonly purchasable: boolean
  readonly priceSelection: PriceSelection
  /** Merchant's sort key; negative and tied values are normal. */
  readonly order: number
  readonly updatedAt: string | null
}

export type Collection = {
  readonly id: CollectionId
  readonly title: string
  readonly picture: string | null
}

export function variantTitleOf({ title }: Pick<Product, 'title'>, variant: Pick<Variant, 'title'>) {
  return variant.title === title || variant.title === '' ? null : variant.title
}

/** Returns the sale price, 0 included, else the regular one. */
export function effectiveAmount(price: Price): number {
  return price.saleAmount ?? price.amount
}

export function discountPercent({ amount, saleAmount }: Price): number | null {
  const percent = saleAmount === null || amount <= 0 ? 0 : Math.floor(((amount - saleAmount) * 100) / amount)
  return percent > 0 ? percent : null
}

export function displayedVariant(product: Pick<Product, 'variants' | 'priceSelection'>): Variant | null {
  const [first, ...others] = product.variants
  if (!first) return null
  if (product.priceSelection === 'first-variant') return first
  return others.reduce(
    (lowest, variant) => (effectiveAmount(variant.price) < effectiveAmount(lowest.price) ? variant : lowest),
    first,
  )
}

/** Returns grams of the lightest piece; an unknown weight counts as 0. */
export function lightestPiece({ variants }: Pick<Product, 'variants'>): number {
  return Math.min(...variants.map(({ weightGrams }) => weightGrams ?? 0), Number.MAX_SAFE_INTEGER)
}

export type SanitizedProduct = Omit<Product, 'description' | 'information'> & {
  /** Merchant's own title, possibly empty; `title` may come from the sample. */
  readonly merchantTitle: string
  /** Merchant's own pictures, possibly none; `pictures` may come from the sample. */
  readonly merchantPictures: readonly string[]
  readonly descriptionHtml: string | null
  readonly descriptionText: string
  readonly information: readonly { readonly id: string; readonly title: string; readonly safeHtml: string }[]
}

export type Seller = {
  readonly name: string
  readonly isVerified: boolean
  readonly rating: string | null
  readonly onTimePercent: string | null
}
