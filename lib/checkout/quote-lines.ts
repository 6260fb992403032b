import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import type { Quote, QuotedLine, QuoteRequestLine } from '../domain/quote.ts'

export function quoteLinesOf({ items }: ParsedCheckoutBody): QuoteRequestLine[] {
  return items.map(({ variantId, quantity, seenAmount }) => ({ variantId, quantity, seenAmount }))
}

/** The lines that are no longer as the shopper saw them. */
export function changedLines({ lines }: Quote): readonly QuotedLine[] {
  return lines.filter(({ changes }) => changes.length > 0)
}
