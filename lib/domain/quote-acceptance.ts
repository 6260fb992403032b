import type { CartLine } from './cart.ts'
import type { VariantId } from './identifiers.ts'
import { effectiveAmount } from './product.ts'
import { type LineChange, lineChanges, type QuotedLine } from './quote.ts'

export type QuotedFacts = Pick<QuotedLine, 'variantId' | 'price' | 'stock' | 'weightGrams'> & {
  readonly isGone: boolean
}

export type FactsByVariant = ReadonlyMap<VariantId, QuotedFacts>

export function changesOfLine(line: CartLine, facts: QuotedFacts | undefined): readonly LineChange[] {
  if (!facts) return []
  const { price, stock, isGone } = facts
  if (isGone || !price || stock === 0) return lineChanges({ ...line, seenAmount: null }, null)
  const seenAmount = effectiveAmount(line.price)
  const isSameCurrency = price.currency === line.price.currency
  const changes = lineChanges(
    { quantity: line.quantity, seenAmount: isSameCurrency ? seenAmount : null },
    { price, available: stock },
  )
  return isSameCurrency
    ? changes
    : [{ kind: 'price', from: seenAmount, to: effectiveAmount(price) }, ...changes]
}

function withFacts(line: CartLine, facts: QuotedFacts): CartLine {
  const { price, stock, weightGrams } = facts
  return {
    ...line,
    price: price ?? line.price,
    stock,
    // Keeps a known weight: the quote does not wait for it.
    weightGrams: weightGrams ?? line.weightGrams,
    quantity: stock === null ? line.quantity : Math.min(line.quantity, stock),
  }
}

function isSameLine(left: CartLine, right: CartLine): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

/** Adopts facts that change nothing for the shopper; returns the same array when there are none. */
export function learnFromQuote(lines: readonly CartLine[], factsOf: FactsByVariant): readonly CartLine[] {
  const learned = lines.map((line) => {
    const facts = factsOf.get(line.variantId)
    if (!facts || changesOfLine(line, facts).length > 0) return line
    const next = withFacts(line, facts)
    return isSameLine(line, next) ? line : next
  })
  return learned.some((line, index) => line !== lines[index]) ? learned : lines
}

export function acceptQuote(lines: readonly CartLine[], factsOf: FactsByVariant): readonly CartLine[] {
  const accepted = lines.flatMap((line) => {
    const facts = factsOf.get(line.variantId)
    if (!facts) return [line]
    return changesOfLine(line, facts).some(({ kind }) => kind === 'gone') ? [] : [withFacts(line, facts)]
  })
  // A cart has one currency; the next quote covers lines not quoted yet.
  const isMixed = accepted.some(({ price }) => price.currency !== accepted[0]?.price.currency)
  return isMixed ? lines : accepted
}
