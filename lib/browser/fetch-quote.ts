import type { QuotedLine, QuoteRequestLine } from '../domain/quote.ts'
import type { QuotedFacts } from '../domain/quote-acceptance.ts'
import { readShop } from './call-shop.ts'
import { objectOf } from './decode.ts'
import { quotedLines } from './quote-decoders.ts'

/** Milliseconds: longer than the server waits for the store. */
const timeoutMs = 9000

const quote = objectOf({ lines: quotedLines })

function toFacts(line: QuotedLine | undefined, asked: QuoteRequestLine): QuotedFacts {
  // A line for every line, in their order: anything else is no answer to what was asked.
  if (line?.variantId !== asked.variantId) throw new Error('quote is unreadable')
  const { variantId, price, stock, weightGrams, changes } = line
  const isGone = changes.some(({ kind }) => kind === 'gone')
  if (!price && !isGone) throw new Error('quote has no price')
  return { variantId, price, stock, weightGrams, isGone }
}

/** Asks our server what these lines are today. Throws when no usable answer comes, as TanStack Query expects. */
export async function fetchQuote(
  lines: readonly QuoteRequestLine[],
  { fetch }: { readonly fetch?: typeof globalThis.fetch } = {},
): Promise<readonly QuotedFacts[]> {
  const { lines: rows } = await readShop('/api/cart/quote', {
    fetch,
    body: { lines },
    timeoutMs,
    decode: quote,
  })
  if (rows.length !== lines.length) throw new Error('quote is unreadable')
  return lines.map((asked, index) => toFacts(rows[index], asked))
}
