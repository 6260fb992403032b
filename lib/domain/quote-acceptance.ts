import type { CartLine } from './cart.ts'
import type { VariantId } from './identifiers.ts'
import { effectiveAmount } from './product.ts'
import { type LineChange, lineChanges, type QuotedLine } from './quote.ts'

/** What a quote has said of one variant, whatever became of the cart since. */
export type QuotedFacts = Pick<QuotedLine, 'variantId' | 'price' | 'stock' | 'weightGrams'> & {
  readonly isGone: boolean
}

export type FactsByVariant = ReadonlyMap<VariantId, QuotedFacts>

/** What the facts change about a line as it stands now; a price in another currency is another price. */
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
    // A weight is never forgotten: the quote does not wait for it.
    weightGrams: weightGrams ?? line.weightGrams,
    quantity: stock === null ? line.quantity : Math.min(line.quantity, stock),
  }
}

function isSameLine(left: CartLine, right: CartLine): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

/** Takes over what changes nothing for the shopper: a weight, stock that suffices. The same array where nothing does. */
export function learnFromQuote(lines: readonly CartLine[], factsOf: FactsByVariant): readonly CartLine[] {
  const learned = lines.map((line) => {
    const facts = factsOf.get(line.variantId)
    if (!facts || changesOfLine(line, facts).length > 0) return line
    const next = withFacts(line, facts)
    return isSameLine(line, next) ? line : next
  })
  return learned.some((line, index) => line !== lines[index]) ? learned : lines
}

/** The cart with every change applied: today's prices, no more than there is, without what is gone. */
export function acceptQuote(lines: readonly CartLine[], factsOf: FactsByVariant): readonly CartLine[] {
  const accepted = lines.flatMap((line) => {
    const facts = factsOf.get(line.variantId)
    if (!facts) return [line]
    return changesOfLine(line, facts).some(({ kind }) => kind === 'gone') ? [] : [withFacts(line, facts)]
  })
  // A cart is in one currency. Where not all of it was quoted yet, the next quote has the rest.
  const isMixed = accepted.some(({ price }) => price.currency !== accepted[0]?.price.currency)
  return isMixed ? lines : accepted
}
