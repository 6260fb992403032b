import { quote } from '../api/checkout-answers.ts'
import type { QuotedLine, QuoteRequestLine } from '../domain/quote.ts'
import type { QuotedFacts } from '../domain/quote-acceptance.ts'
import { readShop, type ShopCall } from './call-shop.ts'

/** Milliseconds; exceeds the server's wait for the store. */
const timeoutMs = 9000

function toFacts(line: QuotedLine | undefined, asked: QuoteRequestLine): QuotedFacts {
  // The answer must have every line in the same order.
  if (line?.variantId !== asked.variantId) throw new Error('quote is unreadable')
  const { variantId, price, stock, weightGrams, changes } = line
  const isGone = changes.some(({ kind }) => kind === 'gone')
  if (!price && !isGone) throw new Error('quote has no price')
  return { variantId, price, stock, weightGrams, isGone }
}

/** Quotes lines at the current prices; throws without a usable answer. */
export async function fetchQuote(
  lines: readonly QuoteRequestLine[],
  options: ShopCall = {},
): Promise<readonly QuotedFacts[]> {
  const call = { ...options, body: { lines }, timeoutMs, schema: quote }
  const { lines: rows } = await readShop('/api/cart/quote', call)
  if (rows.length !== lines.length) throw new Error('quote is unreadable')
  return lines.map((asked, index) => toFacts(rows[index], asked))
}
