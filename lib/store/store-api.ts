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
  /** ISO 8601. Pass the first page's `toDate` on, for a consistent listing. */
  readonly toDate?: string
  readonly lastPage?: ProductPage | null
}

export type ProductPage = {
  readonly products: readonly Product[]
  /** Total of the listing, including dropped rows. */
  readonly count: number
  /** Null after the last page. */
  readonly nextOffset: number | null
  readonly toDate: string
  readonly digest?: string
}

/** Pieces by variant; null is unknown or unmanaged, never zero. */
export type StockByVariant = ReadonlyMap<VariantId, number | null>

export type StoreSettings = {
  readonly language: string | null
}

/** Shopper's entries as the merchant reads them; missing ones are empty or absent. */
export type CheckoutDelivery = { readonly [Name in keyof OrderDetails]: string } & {
  /** Products with other preferences, and notes, in one text; absent without any. */
  readonly replacementExceptions?: string
}

export type CheckoutItem = {
  readonly variantId: VariantId
  readonly quantity: number
  readonly customFields?: readonly CustomField[]
  /** Preference of this item where it differs. */
  readonly replacementOption?: string
}

/** Buyer, for a store that limits holds. Never leaves this process. */
export type Buyer = {
  /** Rate-limit key: an address, or a household's /64. */
  readonly address: string
  /** E.164, or the digits as typed; null: none. */
  readonly whatsapp: string | null
}

/** Journal entry, for a store that keeps orders itself. */
export type CheckoutOrder = {
  /** Secret of shopper and shop; never leaves this process. */
  readonly key: OrderKey
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
  readonly customFieldValues?: CheckoutDelivery
}

export type CreatedCheckout = {
  /** Valid absolute http(s) address; its host is checked elsewhere. */
  readonly url: string
  /** False when absent or refused upstream. */
  readonly metadataSent: boolean
  /** True when every line had a field for each preference; notes and exceptions go with the choice. */
  readonly customFieldsSent: boolean
  /** HTTP status and `x-correlation-id`, for the journal. */
  readonly status: number
  readonly correlationId: string | null
}

/** Port to the store. Expected failures are `StoreApiError` values. */
export type StoreApi = {
  listProducts(query: ProductQuery): Promise<Result<ProductPage, StoreApiError>>
  /** Includes weights, which list rows lack. Null for an unknown product. */
  findOptionalProduct(reference: ProductId | ProductHandle): Promise<Result<Product | null, StoreApiError>>
  listStock(productIds: readonly ProductId[]): Promise<Result<StockByVariant, StoreApiError>>
  listCollections(): Promise<Result<readonly Collection[], StoreApiError>>
  findSettings(): Promise<Result<StoreSettings, StoreApiError>>
  /** Never retried after a time-out or reset: the upstream may have accepted it. */
  createCheckout(request: CheckoutRequest): Promise<Result<CreatedCheckout, StoreApiError>>
  /** Records the return by `successUrl`. Idempotent; ignores unknown orders. */
  createReturn(key: OrderKey): Promise<Result<null, StoreApiError>>
  /** Records the market's progress for the stock ledger. Idempotent; ignores unknown orders. */
  saveStage(key: OrderKey, stage: MarketStage): Promise<Result<null, StoreApiError>>
}

/** Applies stock; oversold counts as none. Returns the same object when unchanged. */
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
