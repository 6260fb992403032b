import { type CartLine, maximumLines, maximumQuantity } from '@/lib/domain/cart'
import type { ProductId, VariantId } from '@/lib/domain/identifiers'
import type { Price } from '@/lib/domain/product'
import { fromOriginalLine } from './checkout/original-cart'

/** Storage key of the specification, section 9. */
export const cartKey = 'e-commerce-cart'
/** The cart of a checkout that has begun: given back unless the shopper reaches /success. */
export const pendingCartKey = 'e-commerce-cart-pending'
/** What was given back of it: if that checkout is paid after all, these lines leave the cart again. */
export const restoredCartKey = 'e-commerce-cart-restored'
/** In this tab only: the attempt whose hosted checkout the shopper left for from here. */
export const leftFromHereKey = 'e-commerce-cart-left'
/** In this tab only: how the first page after that was reached (`navigate`, `reload`, `back_forward`). */
export const cameBackByKey = 'e-commerce-cart-back'
/** The checkout that any tab left for last: the attempt's key, and when. */
export const lastLeftKey = 'e-commerce-checkout-left'
/** Whether it was given back in a tab that had not left for that checkout: then its payment may be open in another. */
export const leftElsewhereKey = 'e-commerce-cart-elsewhere'
/** The attempts that came to /success, newest first, with a space between. */
export const arrivedKey = 'e-commerce-checkout-arrived'

const version = 3

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type Fields = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 500
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isCountOrNull = (value: unknown): value is number | null => value === null || isCount(value)
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function parsePrice(value: unknown): Price | null {
  if (!isFields(value)) return null
  const { amount, saleAmount, currency } = value
  if (!isCount(amount) || !isCountOrNull(saleAmount)) return null
  if (!isText(currency) || !/^[a-z]{3}$/.test(currency)) return null
  return { amount, saleAmount, currency }
}

/** Since version 3 what is only shown stands in a snapshot of its own; before, beside the rest. */
function parseLine(value: unknown): CartLine | null {
  if (!isFields(value)) return null
  const { productId, variantId, quantity, snapshot = value } = value
  if (!isFields(snapshot)) return null
  const { handle, title, variantTitle, picture, stock, weightGrams } = snapshot
  const price = parsePrice(snapshot['price'])
  if (!price || !isText(handle) || !isText(title) || !isTextOrNull(variantTitle) || !isTextOrNull(picture))
    return null
  if (!isText(productId) || !/^prod_\w{10,40}$/.test(productId)) return null
  if (!isText(variantId) || !/^variant_\w{10,40}$/.test(variantId)) return null
  if (!isCountOrNull(stock) || !isCountOrNull(weightGrams)) return null
  if (!isCount(quantity) || quantity < 1 || quantity > maximumQuantity) return null
  return {
    productId: productId as ProductId,
    handle,
    variantId: variantId as VariantId,
    title,
    variantTitle,
    picture,
    price,
    stock,
    weightGrams,
    quantity,
  }
}

/**
 * The lines in a stored text. Written by hand and not with a schema library, because it is part of
 * every page's first JavaScript. What cannot be read is left out; nothing makes it throw.
 */
export function parseStoredCart(text: string | null): readonly CartLine[] {
  if (text === null) return []
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return []
  }
  const lines = new Map<string, CartLine>()
  for (const value of storedLines(stored).slice(0, maximumLines)) {
    const line = parseLine(value)
    if (line) lines.set(line.variantId, line)
  }
  const [first] = lines.values()
  return [...lines.values()].filter(({ price }) => price.currency === first?.price.currency)
}

function storedLines(stored: unknown): readonly unknown[] {
  if (Array.isArray(stored)) return stored.map(fromOriginalLine)
  if (!isFields(stored) || (stored['version'] !== version && stored['version'] !== 2)) return []
  return Array.isArray(stored['lines']) ? stored['lines'] : []
}

/** A bare array: what the original application kept under the same key. */
export function isOriginalCart(text: string | null): boolean {
  return text?.startsWith('[') ?? false
}

/** Another tab runs a newer shop: what it keeps is neither read nor overwritten here. */
export function isNewerCart(text: string | null): boolean {
  return Number(/^\{"version":(\d+)/.exec(text ?? '')?.[1]) > version
}

/** Whose lines were set aside: the attempt's key, and when (ms since 1970). */
export type CartOrder = { readonly order: string; readonly at: number }

export function serializeCart(lines: readonly CartLine[], order?: CartOrder): string {
  return JSON.stringify({
    ...order,
    version,
    lines: lines.map(({ variantId, productId, quantity, ...snapshot }) => ({
      variantId,
      productId,
      quantity,
      snapshot,
    })),
  })
}

/** The attempts in a stored list. */
export function ordersIn(text: string | null): readonly string[] {
  return text?.split(' ').filter(Boolean) ?? []
}
