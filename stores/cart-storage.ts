import {
  type Decoder,
  fromJson,
  listOf,
  matching,
  nullable,
  objectOf,
  oneOf,
  otherwise,
  text,
  whole,
} from '@/lib/browser/decode'
import { priceUpTo, productId, variantId } from '@/lib/browser/domain-decoders'
import { type CartLine, maximumAmount, maximumLines, maximumQuantity } from '@/lib/domain/cart'
import { fromOriginalLine } from './original-cart'
import { createStoredValue, type StorageAccess, type StoredValue } from './stored-value'

/** Storage key of the specification, section 9. */
export const cartKey = 'e-commerce-cart'

const version = 3

export type StoredCart = {
  readonly lines: readonly CartLine[]
  readonly order: string | null
  readonly at: number | null
  readonly unreadableCount?: number
  /** Written by the original application, in its own format. */
  readonly isOriginal?: boolean
}

export const emptyCart: StoredCart = { lines: [], order: null, at: null }

const shortText = matching(/^.{0,500}$/s)
const count = whole()
const lineFields = objectOf<CartLine>({
  productId,
  handle: shortText,
  variantId,
  title: shortText,
  variantTitle: nullable(shortText),
  // Display fields never cost a line.
  pack: otherwise(shortText, null),
  picture: otherwise(text, null),
  price: priceUpTo(maximumAmount),
  stock: nullable(count),
  weightGrams: otherwise(count, null),
  quantity: whole(1, maximumQuantity),
})

/** Accepts display fields in a snapshot, or flat as in the original application. */
const line: Decoder<CartLine> = (value) => {
  const row = Object(value)
  return lineFields({ ...row.snapshot, ...row })
}

const anything: Decoder<unknown> = (value) => value
const cartFields = objectOf({
  version: oneOf([version]),
  lines: listOf(anything),
  order: otherwise(text, null),
  at: otherwise(count, null),
})

/** Never throws for stored data (trust R14). */
export function decodeCart(stored: string | null): StoredCart {
  const content = fromJson(stored, anything)
  const isOriginal = Array.isArray(content)
  const { lines: rows, order, at } = (isOriginal ? undefined : cartFields(content)) ?? emptyCart
  const all = isOriginal ? content.map(fromOriginalLine) : rows
  const lines = new Map<string, CartLine>()
  let unreadableCount = Math.max(0, all.length - maximumLines)
  for (const row of all.slice(0, maximumLines)) {
    const read = line(row)
    const [first = read] = lines.values()
    if (read && read.price.currency === first?.price.currency) lines.set(read.variantId, read)
    else unreadableCount += 1
  }
  return { lines: [...lines.values()], unreadableCount, isOriginal, order, at }
}

export function encodeCart({ lines, order, at }: StoredCart): string | null {
  if (lines.length === 0) return null
  return JSON.stringify({
    ...(order !== null && { order, at }),
    version,
    lines: lines.map(({ variantId, productId, quantity, ...snapshot }) => ({
      variantId,
      productId,
      quantity,
      snapshot,
    })),
  })
}

export function openStoredCart(storage: StorageAccess, key: string): StoredValue<StoredCart> {
  return createStoredValue({ storage, key, decode: decodeCart, encode: encodeCart, version })
}
