import type { ProductId, VariantId } from './identifiers.ts'
import { type Money, multiplyMoney, sumMoney } from './money.ts'
import { effectiveAmount, type Price } from './product.ts'
import { failure, type Result, success } from './result.ts'

/** What a shopper can put in the cart: one variant, with what the drawer shows of it. */
export type CartItem = {
  readonly productId: ProductId
  readonly handle: string
  readonly variantId: VariantId
  readonly title: string
  readonly variantTitle: string | null
  /**
   * How much a variant without a title of its own is: '500 g'; and of what is sold by weight that the scale says its price
   * (`lib/copy/unit-price.ts`). Null where the product's title says it, or nothing.
   */
  readonly pack: string | null
  readonly picture: string | null
  readonly price: Price
  /** Pieces left where the merchant counts them; null is unknown or unlimited. */
  readonly stock: number | null
  /** Grams of one piece; null is unknown. */
  readonly weightGrams: number | null
}

export type CartLine = CartItem & { readonly quantity: number }

export type InsufficientStock = {
  readonly kind: 'insufficient-stock'
  readonly title: string
  /** Null where the variant is called like its product. */
  readonly variantTitle: string | null
  readonly remaining: number
  /** Whether all of them are in the cart already. */
  readonly hasAll: boolean
}

export type CartChange = Result<readonly CartLine[], CartFailure>

/** One checkout takes no more products; the server refuses the next one. */
export type CartFull = { readonly kind: 'cart-full' }

/** One checkout is in one currency. */
export type OtherCurrency = { readonly kind: 'other-currency' }

export type CartFailure = InsufficientStock | CartFull | OtherCurrency

/** Most lines one checkout accepts (trust S8), and most pieces of one line. */
export const maximumLines = 100
export const maximumQuantity = 999
/** Minor units of one piece; a checkout accepts no more. */
export const maximumAmount = 100_000_000

function clampQuantity(quantity: number): number {
  return Math.min(maximumQuantity, Math.max(1, Math.trunc(quantity)))
}

const isOfOtherCurrency =
  (item: Pick<CartItem, 'price'>) =>
  ({ price }: Pick<CartItem, 'price'>) =>
    price.currency !== item.price.currency

function insufficient({ title, variantTitle }: CartItem, remaining: number, inCart: number): CartChange {
  const hasAll = remaining > 0 && inCart >= remaining
  return failure({ kind: 'insufficient-stock', title, variantTitle, remaining, hasAll })
}

/** Adds pieces of a variant, to its line where there is one. Refuses more than the stock that is known. */
export function addToCart(lines: readonly CartLine[], item: CartItem, quantity: number): CartChange {
  const existing = lines.find((line) => line.variantId === item.variantId)
  const inCart = existing?.quantity ?? 0
  const wanted = inCart + clampQuantity(quantity)
  if (item.stock !== null && wanted > item.stock) return insufficient(item, item.stock, inCart)
  if (lines.some(isOfOtherCurrency(item))) return failure({ kind: 'other-currency' })
  if (!existing && lines.length >= maximumLines) return failure({ kind: 'cart-full' })
  const line = {
    ...item,
    weightGrams: item.weightGrams ?? existing?.weightGrams ?? null,
    quantity: clampQuantity(wanted),
  }
  return success(
    existing ? lines.map((other) => (other.variantId === item.variantId ? line : other)) : [...lines, line],
  )
}

/** Sets the pieces of a line, at least 1. Refuses more than the stock that is known. */
export function setCartQuantity(
  lines: readonly CartLine[],
  variantId: VariantId,
  quantity: number,
): CartChange {
  const line = lines.find((candidate) => candidate.variantId === variantId)
  const wanted = clampQuantity(quantity)
  if (line && line.stock !== null && wanted > line.stock && wanted > line.quantity) {
    return insufficient(line, line.stock, line.quantity)
  }
  return success(
    lines.map((other) => (other.variantId === variantId ? { ...other, quantity: wanted } : other)),
  )
}

export function removeFromCart(lines: readonly CartLine[], variantId: VariantId): readonly CartLine[] {
  return lines.filter((line) => line.variantId !== variantId)
}

export type RemovedLine = {
  readonly line: CartLine
  /** Where in the cart it stood, from 0. */
  readonly position: number
}

/**
 * A line that was removed stands in its place again; one that was added anew since stays as it is. Beside lines of another
 * currency it stays away, for one checkout is in one.
 */
export function putBackInCart(
  lines: readonly CartLine[],
  { line, position }: RemovedLine,
): readonly CartLine[] {
  const isThere = lines.some(({ variantId }) => variantId === line.variantId)
  if (isThere || lines.length >= maximumLines || lines.some(isOfOtherCurrency(line))) return lines
  return [...lines.slice(0, position), line, ...lines.slice(position)]
}

/** What remains of a cart when some of its pieces were bought elsewhere. */
export function withoutBought(
  lines: readonly CartLine[],
  bought: readonly Pick<CartLine, 'variantId' | 'quantity'>[],
): readonly CartLine[] {
  return lines.flatMap((line) => {
    const pieces = countItems(bought.filter(({ variantId }) => variantId === line.variantId))
    return pieces >= line.quantity ? [] : [{ ...line, quantity: line.quantity - pieces }]
  })
}

/**
 * A cart beside what was set aside from it: as it is now, but no line with fewer pieces than it had. What was set aside in
 * another currency, before the shop changed its own, is not of this cart any more.
 */
export function withGivenBack(
  lines: readonly CartLine[],
  setAside: readonly CartLine[],
): readonly CartLine[] {
  const piecesOf = new Map(setAside.map(({ variantId, quantity }) => [variantId, quantity]))
  const isInCart = new Set(lines.map(({ variantId }) => variantId))
  return [
    ...setAside.filter((line) => !isInCart.has(line.variantId) && !lines.some(isOfOtherCurrency(line))),
    ...lines.map((line) => ({
      ...line,
      quantity: Math.max(line.quantity, piecesOf.get(line.variantId) ?? 0),
    })),
  ]
}

/** Pieces in the cart: the number on the badge, and the count in the shipping rule. */
export function countItems(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}

/** Price of all pieces of a line, at the sale price where there is one. */
export function lineTotal(line: Pick<CartLine, 'price' | 'quantity'>): Money {
  return multiplyMoney({ amount: effectiveAmount(line.price), currency: line.price.currency }, line.quantity)
}

/** Sum of all lines, in the currency of the first; an empty cart is R$ 0,00 (specification, section 9). */
export function cartSubtotal(
  lines: readonly Pick<CartLine, 'price' | 'quantity'>[],
  currencyOfNothing = 'brl',
): Money {
  return sumMoney(lines.map(lineTotal), lines[0]?.price.currency ?? currencyOfNothing)
}
