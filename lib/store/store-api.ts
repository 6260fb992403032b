import type { MarketStage } from '../domain/fulfillment.ts'
import type { ProductHandle, ProductId, VariantId } from '../domain/identifiers.ts'
import type { OrderKey } from '../domain/order.ts'
import type { OrderDetails } from '../domain/order-fields.ts'
import type { Collection, CustomField, Product, Variant } from '../domain/product.ts'
import type { Result } from '../domain/result.ts'
import type { StoreApiError } from './errors.ts'

export type ProductQuery = {
  readonly offset: number
  /** 1 to 100; the upstream refuses more. */
  readonly limit: number
  readonly ids?: readonly ProductId[]
  /** ISO 8601. Hand the first page's `toDate` to the later ones: the listing then stays one listing. */
  readonly toDate?: string
  /** The same page as it was read last, or null; where the store still says the same, its products are given again. */
  readonly lastPage?: ProductPage | null
}

export type ProductPage = {
  readonly products: readonly Product[]
  /** How many there are in the whole listing, rows that had to be dropped included. */
  readonly count: number
  /** Where the next page starts, or null after the last one. */
  readonly nextOffset: number | null
  readonly toDate: string
  /** Names what the store said; only where `lastPage` was given. */
  readonly digest?: string
}

/** Pieces left by variant; null is unknown or not managed, never zero. */
export type StockByVariant = ReadonlyMap<VariantId, number | null>

export type StoreSettings = {
  /** As the upstream spells it (`pt-BR`, `pt`), or null when it says nothing. */
  readonly language: string | null
}

/** What the shopper entered, as the merchant reads it: what was not given is an empty text, or absent. */
export type CheckoutDelivery = { readonly [Name in keyof OrderDetails]: string } & {
  /** Products for which something else holds, and notes, in one text; absent when there are none. */
  readonly replacementExceptions?: string
}

export type CheckoutItem = {
  readonly variantId: VariantId
  readonly quantity: number
  /** The product's own custom fields; those that match carry the delivery preferences. */
  readonly customFields?: readonly CustomField[]
  /** What holds for this item, in words, where it is not what holds for all. */
  readonly replacementOption?: string
}

/** Whose order it is, for a store that bounds how much one buyer holds. It never leaves this process. */
export type Buyer = {
  /** What calls of this client are counted by: one address, or a household's /64. */
  readonly address: string
  /** E.164, or the digits that were typed; null: none was given. */
  readonly whatsapp: string | null
}

/** The order as it stands in the journal, for a store that keeps it by itself. */
export type CheckoutOrder = {
  /** A secret of shopper and shop: it never leaves this process. */
  readonly key: OrderKey
  readonly shippingFee: number | null
  readonly buyer: Buyer
}

export type CheckoutRequest = {
  readonly order: CheckoutOrder
  readonly items: readonly CheckoutItem[]
  /** Absolute http(s) addresses, built on the server. */
  readonly successUrl: string
  readonly cancelUrl: string
  readonly locale?: string
  readonly timeZone?: string
  readonly metadata?: CheckoutDelivery
  /** Wording for the custom fields where it is to differ from `metadata`. */
  readonly customFieldValues?: CheckoutDelivery
}

export type CreatedCheckout = {
  /** A valid absolute http(s) address. Whether its host may be visited is decided elsewhere. */
  readonly url: string
  /** False when there was none, or when the upstream refuses it. */
  readonly metadataSent: boolean
  /** True when every line had a field for each of the preferences; notes and exceptions stand in that of the choice. */
  readonly customFieldsSent: boolean
  /** HTTP status and `x-correlation-id` of the answer, for the journal. */
  readonly status: number
  readonly correlationId: string | null
}

/** The store as the shop sees it. Every expected failure comes back as a `StoreApiError`. */
export type StoreApi = {
  listProducts(query: ProductQuery): Promise<Result<ProductPage, StoreApiError>>
  /** With weights, which list rows lack. Null when there is no such product. */
  findOptionalProduct(reference: ProductId | ProductHandle): Promise<Result<Product | null, StoreApiError>>
  listStock(productIds: readonly ProductId[]): Promise<Result<StockByVariant, StoreApiError>>
  listCollections(): Promise<Result<readonly Collection[], StoreApiError>>
  findSettings(): Promise<Result<StoreSettings, StoreApiError>>
  /** Never sent twice on its own after a time-out or a reset: the upstream may have accepted it. */
  createCheckout(request: CheckoutRequest): Promise<Result<CreatedCheckout, StoreApiError>>
  /** The shopper came back from the checkout by `successUrl`. The same again, and an order of no one, do no harm. */
  createReturn(key: OrderKey): Promise<Result<null, StoreApiError>>
  /**
   * How far the market is with the order: a store that counts pieces by our orders keeps them for it, gives them back, or
   * takes them anew. The same again, and an order of no one, do no harm.
   */
  saveStage(key: OrderKey, stage: MarketStage): Promise<Result<null, StoreApiError>>
}

/** Gives a product the pieces left; oversold counts as none. The same object where that changes nothing. */
export function applyStock(product: Product, stockByVariant: StockByVariant): Product {
  const variants = product.variants.map((variant): Variant => {
    const known = stockByVariant.has(variant.id) ? (stockByVariant.get(variant.id) ?? null) : variant.stock
    const stock = variant.managesInventory && known !== null ? Math.max(0, known) : null
    return stock === variant.stock ? variant : { ...variant, stock }
  })
  return variants.every((variant, index) => variant === product.variants[index])
    ? product
    : { ...product, variants }
}
