import { availabilityOf } from './availability.ts'
import { cartTotals, type Shipping } from './cart-totals.ts'
import type { DeliveryRule } from './delivery.ts'
import type { VariantId } from './identifiers.ts'
import type { Money } from './money.ts'
import { effectiveAmount, type Price, type Product, type Variant } from './product.ts'

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

/** What the store says of a variant today; stock and weight are null where it says nothing. */
export type VariantFacts = Pick<Product, 'purchasable'> &
  Pick<Variant, 'price' | 'isAvailable' | 'managesInventory' | 'stock' | 'weightGrams'>

type Sellable = {
  readonly price: Price
  /** Pieces left, at least 1; null is unknown or unlimited. */
  readonly available: number | null
}

/** What is no longer as the shopper saw it; `today` is null for what cannot be bought at all. */
export function lineChanges(
  { quantity, seenAmount }: Pick<QuoteRequestLine, 'quantity' | 'seenAmount'>,
  today: Sellable | null,
): readonly LineChange[] {
  if (!today) return [{ kind: 'gone' }]
  const changes: LineChange[] = []
  const to = effectiveAmount(today.price)
  if (seenAmount !== null && seenAmount !== to) changes.push({ kind: 'price', from: seenAmount, to })
  if (today.available !== null && today.available < quantity) {
    changes.push({ kind: 'short', available: today.available })
  }
  return changes
}

export function hasChanges({ changedLineCount }: Pick<Quote, 'changedLineCount'>): boolean {
  return changedLineCount > 0
}

function sellable(facts: VariantFacts | undefined, taken: number): Sellable | null {
  if (!facts) return null
  const availability = availabilityOf(facts, facts)
  if (availability.kind !== 'available') return null
  const available = availability.stock === null ? null : availability.stock - taken
  return available === null || available > 0 ? { price: facts.price, available } : null
}

/**
 * A cart as the store would sell it now. Totals count what can be had: nothing of a line that is gone, the
 * pieces left of one that is short. One checkout is in one currency, so lines in another than the first are gone.
 */
export function quoteOf(
  lines: readonly QuoteRequestLine[],
  factsOf: ReadonlyMap<VariantId, VariantFacts>,
  rule: DeliveryRule | null,
): Quote {
  const taken = new Map<VariantId, number>()
  const counted: (Pick<VariantFacts, 'price' | 'weightGrams'> & { readonly quantity: number })[] = []
  const quoted = lines.map((line): QuotedLine => {
    const facts = factsOf.get(line.variantId)
    const before = taken.get(line.variantId) ?? 0
    const today = sellable(facts, before)
    const isOtherCurrency = counted.some(({ price }) => price.currency !== today?.price.currency)
    const changes = lineChanges(line, isOtherCurrency ? null : today)
    if (facts && today && !isOtherCurrency) {
      const quantity = Math.min(line.quantity, today.available ?? line.quantity)
      counted.push({ price: facts.price, weightGrams: facts.weightGrams, quantity })
      taken.set(line.variantId, before + quantity)
    }
    return {
      variantId: line.variantId,
      quantity: line.quantity,
      price: facts?.price ?? null,
      stock: facts?.managesInventory ? facts.stock : null,
      weightGrams: facts?.weightGrams ?? null,
      changes,
    }
  })
  const { subtotal, shipping, total } = cartTotals(counted, rule)
  const changedLineCount = quoted.filter(({ changes }) => changes.length > 0).length
  return { lines: quoted, subtotal, shipping, total, changedLineCount }
}
