import { availabilityOf } from './availability.ts'
import { cartTotals, type Shipping } from './cart-totals.ts'
import type { DeliveryRule } from './delivery.ts'
import type { VariantId } from './identifiers.ts'
import type { Money } from './money.ts'
import { effectiveAmount, type Price, type Product, type Variant } from './product.ts'

export type QuoteRequestLine = {
  readonly variantId: VariantId
  readonly quantity: number
  /** Shown minor units of one piece, only ever compared; null when nothing was shown. */
  readonly seenAmount: number | null
}

export type LineChange =
  | { readonly kind: 'price'; readonly from: number; readonly to: number }
  | { readonly kind: 'short'; readonly available: number }
  | { readonly kind: 'gone' }

export type QuotedLine = {
  readonly variantId: VariantId
  readonly quantity: number
  readonly price: Price | null
  /** Null is unknown or not managed, never zero. */
  readonly stock: number | null
  readonly weightGrams: number | null
  readonly changes: readonly LineChange[]
}

export type Quote = {
  readonly lines: readonly QuotedLine[]
  readonly subtotal: Money
  readonly shipping: Shipping
  readonly total: Money
  readonly changedLineCount: number
}

export type VariantFacts = Pick<Product, 'purchasable'> &
  Pick<Variant, 'price' | 'isAvailable' | 'managesInventory' | 'stock' | 'weightGrams'>

type Sellable = {
  readonly price: Price
  readonly available: number | null
}

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

/** Totals count available pieces only. Lines in another currency than the first are gone. */
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
