import type { Price } from '../domain/product.ts'
import type { QuoteRequestLine } from '../domain/quote.ts'
import type { QuotedFacts } from '../domain/quote-acceptance.ts'
import { readShop } from './call-shop.ts'
import { fieldsOf } from './fields.ts'

/** Milliseconds: longer than the server waits for the store. */
const timeoutMs = 9000

const countOrNull = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null

function parsePrice(value: unknown): Price | null {
  const { amount, saleAmount, currency } = fieldsOf(value)
  const whole = countOrNull(amount)
  if (whole === null || typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency)) return null
  return { amount: whole, saleAmount: countOrNull(saleAmount), currency }
}

function parseLine(value: unknown, asked: QuoteRequestLine | undefined): QuotedFacts {
  const { variantId, price, stock, weightGrams, changes } = fieldsOf(value)
  // A line for every line, in their order: anything else is no answer to what was asked.
  if (!asked || variantId !== asked.variantId || !Array.isArray(changes))
    throw new Error('quote is unreadable')
  const isGone = changes.some((change) => fieldsOf(change)['kind'] === 'gone')
  const known = parsePrice(price)
  if (!known && !isGone) throw new Error('quote has no price')
  return {
    variantId: asked.variantId,
    price: known,
    stock: countOrNull(stock),
    weightGrams: weightGrams === null ? null : countOrNull(Math.round(Number(weightGrams))),
    isGone,
  }
}

/** Asks our server what these lines are today. Throws when no usable answer comes, as TanStack Query expects. */
export async function fetchQuote(
  lines: readonly QuoteRequestLine[],
  { fetch }: { readonly fetch: typeof globalThis.fetch },
): Promise<readonly QuotedFacts[]> {
  const { lines: rows } = await readShop('/api/cart/quote', { fetch, body: { lines }, timeoutMs })
  if (!Array.isArray(rows) || rows.length !== lines.length) throw new Error('quote is unreadable')
  return rows.map((row, index) => parseLine(row, lines[index]))
}
