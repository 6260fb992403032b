import type { VariantId } from '../domain/identifiers.ts'
import type { Price } from '../domain/product.ts'
import type { LineChange, QuotedLine } from '../domain/quote.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const countOrNull = (value: unknown): number | null => (isCount(value) ? value : null)

function parsePrice(value: unknown): Price | null {
  if (!isFields(value)) return null
  const { amount, saleAmount, currency } = value
  if (!isCount(amount) || typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency)) return null
  return { amount, saleAmount: countOrNull(saleAmount), currency }
}

function parseChange(value: unknown): LineChange | null {
  if (!isFields(value)) return null
  const { kind, from, to, available } = value
  if (kind === 'gone') return { kind }
  if (kind === 'short' && isCount(available) && available > 0) return { kind, available }
  return kind === 'price' && isCount(from) && isCount(to) ? { kind, from, to } : null
}

function parseLine(value: unknown): QuotedLine | null {
  if (!isFields(value)) return null
  const { variantId, quantity, price, stock, weightGrams, changes } = value
  if (typeof variantId !== 'string' || !isCount(quantity) || !Array.isArray(changes)) return null
  return {
    variantId: variantId as VariantId,
    quantity,
    price: parsePrice(price),
    stock: countOrNull(stock),
    weightGrams: countOrNull(weightGrams),
    changes: changes.map(parseChange).filter((change) => change !== null),
  }
}

/** The lines of a `cart-changed` answer, read by hand because the browser has no schema library. What cannot be read is left out. */
export function parseChangedLines(value: unknown): readonly QuotedLine[] {
  return Array.isArray(value) ? value.map(parseLine).filter((line) => line !== null) : []
}
