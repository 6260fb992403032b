import { type CartLine, maximumAmount, maximumLines, maximumQuantity } from '@/lib/domain/cart'
import { parseJson, readId } from '@/lib/domain/untrusted'
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

const isWhole = (value: unknown, least = 0, most = Number.MAX_SAFE_INTEGER) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
const isAmount = (value: unknown) => isWhole(value, 0, maximumAmount)
const isText = (value: unknown) => typeof value === 'string' && value.length <= 500
const isId = (value: unknown) => readId(value) !== null

/** Accepts display fields in a snapshot, or flat; null for what no checkout takes. */
function readLine(value: unknown): CartLine | null {
  const row = { ...Object(value).snapshot, ...Object(value) }
  const { productId, handle, variantId, title, variantTitle, pack, picture, stock, weightGrams, quantity } =
    row
  const { amount, saleAmount, currency } = Object(row.price)
  const isReadable =
    [productId, variantId].every(isId) &&
    [handle, title, variantTitle ?? ''].every(isText) &&
    [amount, saleAmount ?? 0].every(isAmount) &&
    [variantTitle, saleAmount, stock].every((one) => one !== undefined) &&
    isText(currency) &&
    /^[a-z]{3}$/.test(currency) &&
    isWhole(stock ?? 0) &&
    isWhole(quantity, 1, maximumQuantity)
  if (!isReadable) return null
  return {
    productId,
    handle,
    variantId,
    title,
    variantTitle,
    // Display fields never cost a line.
    pack: isText(pack) ? pack : null,
    picture: typeof picture === 'string' ? picture : null,
    price: { amount, saleAmount, currency },
    stock,
    weightGrams: isWhole(weightGrams) ? weightGrams : null,
    quantity,
  }
}

/** Converts a line of the original application (specification, section 3). */
function fromOriginalLine(value: unknown): object {
  const { product: soldAs, variant: chosen, quantity } = Object(value)
  const product = Object(soldAs)
  const variant = Object(chosen)
  const [first] = Array.isArray(product.images) ? product.images : []
  const { weight, currency = product.currency } = variant
  return {
    productId: product.id,
    handle: product.id,
    variantId: variant.id,
    title: product.title,
    variantTitle: variant.title === product.title ? null : variant.title || null,
    picture: variant.image_url || product.image || Object(first).url || first || null,
    price: {
      amount: variant.price_in_cents,
      saleAmount: variant.sale_price_in_cents ?? null,
      currency: typeof currency === 'string' ? currency.toLowerCase() : null,
    },
    stock: variant.manage_inventory === true ? (variant.inventory_quantity ?? null) : null,
    weightGrams: typeof weight === 'number' && weight > 0 ? Math.round(weight) : null,
    quantity,
  }
}

/** Never throws for stored data (trust R14). */
export function decodeCart(stored: string | null): StoredCart {
  const content = parseJson(stored)
  const isOriginal = Array.isArray(content)
  const file = Object(content)
  const isOurs = file.version === version && Array.isArray(file.lines)
  const all: readonly unknown[] = isOriginal ? content.map(fromOriginalLine) : isOurs ? file.lines : []
  const lines = new Map<string, CartLine>()
  let unreadableCount = Math.max(0, all.length - maximumLines)
  for (const row of all.slice(0, maximumLines)) {
    const read = readLine(row)
    const [first = read] = lines.values()
    if (read && read.price.currency === first?.price.currency) lines.set(read.variantId, read)
    else unreadableCount += 1
  }
  return {
    lines: [...lines.values()],
    unreadableCount,
    isOriginal,
    order: isOurs && typeof file.order === 'string' ? file.order : null,
    at: isOurs && isWhole(file.at) ? file.at : null,
  }
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
