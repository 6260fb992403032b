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
  /** Pieces left. Null is unknown (or not managed), never zero. */
  readonly stock: number | null
  /** Null is unknown: list rows of the upstream carry no weight. */
  readonly weightGrams: number | null
  readonly options: readonly VariantOption[]
  /** The number on the pack (`gtin.ts`), where it is known. */
  readonly gtin?: string
}

export type ProductOption = {
  readonly id: string
  readonly title: string
}

export type InformationSection = {
  readonly id: string
  readonly title: string
  /** Merchant HTML as it came; it passes the sanitiser before it is shown. */
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
  /** As the merchant says it; never made of the title. */
  readonly brand?: string
  readonly subtitle: string | null
  readonly ribbon: string | null
  /** Merchant HTML or plain text as it came; it passes the sanitiser before it is shown. */
  readonly description: string | null
  /** Addresses in the merchant's order: absolute http(s), or a path of our own site. */
  readonly pictures: readonly string[]
  readonly options: readonly ProductOption[]
  /** May be empty: such a product is shown, and cannot be bought. */
  readonly variants: readonly Variant[]
  readonly collectionIds: readonly CollectionId[]
  readonly information: readonly InformationSection[]
  readonly customFields: readonly CustomField[]
  readonly purchasable: boolean
  readonly priceSelection: PriceSelection
  /** The merchant's own sort key; negative and tied values are normal. */
  readonly order: number
  readonly updatedAt: string | null
}

export type Collection = {
  readonly id: CollectionId
  readonly title: string
  readonly picture: string | null
}

/** What a variant is called beside its product; null where it is called like it. */
export function variantTitleOf({ title }: Pick<Product, 'title'>, variant: Pick<Variant, 'title'>) {
  return variant.title === title || variant.title === '' ? null : variant.title
}

/** What the shopper pays for one piece: the sale price where there is one, 0 included. */
export function effectiveAmount(price: Price): number {
  return price.saleAmount ?? price.amount
}

/** What a sale takes off, in whole per cent, never more than it does; null where that is nothing. */
export function discountPercent({ amount, saleAmount }: Price): number | null {
  const percent = saleAmount === null || amount <= 0 ? 0 : Math.floor(((amount - saleAmount) * 100) / amount)
  return percent > 0 ? percent : null
}

/** The variant whose price stands on cards and lists, or null for a product without variants. */
export function displayedVariant(product: Pick<Product, 'variants' | 'priceSelection'>): Variant | null {
  const [first, ...others] = product.variants
  if (!first) return null
  if (product.priceSelection === 'first-variant') return first
  return others.reduce(
    (lowest, variant) => (effectiveAmount(variant.price) < effectiveAmount(lowest.price) ? variant : lowest),
    first,
  )
}

/** Grams of one piece of the lightest variant: what it is too heavy for, all are. An unknown weight counts as 0. */
export function lightestPiece({ variants }: Pick<Product, 'variants'>): number {
  return Math.min(...variants.map(({ weightGrams }) => weightGrams ?? 0), Number.MAX_SAFE_INTEGER)
}

/** A product whose HTML is safe to put on a page. */
export type SanitizedProduct = Omit<Product, 'description' | 'information'> & {
  /** As the merchant wrote it, possibly empty; `title` may be filled from the sample. */
  readonly merchantTitle: string
  /** The merchant's own pictures, possibly none; `pictures` may be filled from the sample. */
  readonly merchantPictures: readonly string[]
  /** Safe HTML, or null when the merchant wrote none. */
  readonly descriptionHtml: string | null
  /** The same without markup, for descriptions of the page. */
  readonly descriptionText: string
  readonly information: readonly { readonly id: string; readonly title: string; readonly safeHtml: string }[]
}

export type Seller = {
  readonly name: string
  readonly isVerified: boolean
  /** Of 5, with a point: `4.9`. Null is not shown. */
  readonly rating: string | null
  /** Of 100. Null is not shown. */
  readonly onTimePercent: string | null
}
