import type { VariantId } from './identifiers.ts'
import type { Money } from './money.ts'
import type { Price } from './product.ts'
import type { Shipping } from './shipping.ts'

/** One line as the shopper has it. */
export type QuoteRequestLine = {
  readonly variantId: VariantId
  readonly quantity: number
  /** What the shopper saw for one piece (minor units), only ever compared; null when nothing was shown. */
  readonly seenAmount: number | null
}

/** What is no longer as the shopper saw it. */
export type LineChange =
  /** Of one piece, in minor units. */
  | { readonly kind: 'price'; readonly from: number; readonly to: number }
  /** Fewer pieces left than wanted; at least 1. */
  | { readonly kind: 'short'; readonly available: number }
  /** Sold out, not for sale, or no longer in the store. */
  | { readonly kind: 'gone' }

export type QuotedLine = {
  readonly variantId: VariantId
  readonly quantity: number
  /** Null when the store no longer has the variant. */
  readonly price: Price | null
  /** Null is unknown or not managed, never zero. */
  readonly stock: number | null
  /** Grams of one piece; null is unknown. */
  readonly weightGrams: number | null
  readonly changes: readonly LineChange[]
}

/** A cart at today's prices and stock, as the store has them. Lines that are gone count nothing. */
export type Quote = {
  readonly lines: readonly QuotedLine[]
  readonly subtotal: Money
  readonly shipping: Shipping
  readonly total: Money
  /** Lines with at least one change. */
  readonly changedLineCount: number
}
