import type { ProductId, VariantId } from './identifiers.ts'
import { type Money, multiplyMoney, sumMoney } from './money.ts'
import { effectiveAmount, type Price } from './product.ts'
import { failure, type Result, success } from './result.ts'

export type CartItem = {
  readonly productId: ProductId
  readonly handle: string
  readonly variantId: VariantId
  readonly title: string
  readonly variantTitle: string | null
  /** Amount of a variant without a title ('500 g') and by-weight note; null if the product title has it. */
  readonly pack: string | null
  readonly picture: string | null
  readonly price: Price
  readonly stock: number | null
  readonly weightGrams: number | null
}

export type CartLine = CartItem & { readonly quantity: number }

export type InsufficientStock = {
  readonly kind: 'insufficient-stock'
  readonly title: string
  readonly variantTitle: string | null
  readonly remaining: number
  readonly hasAll: boolean
}

export type CartChange = Result<readonly CartLine[], CartFailure>

export type CartFull = { readonly kind: 'cart-full' }

export type OtherCurrency = { readonly kind: 'other-currency' }

export type CartFailure = InsufficientStock | CartFull | OtherCurrency

/** Limits of one checkout: lines (trust S8) and pieces of one line. */
export const maximumLines = 100
export const maximumQuantity = 999
/** Limit for one piece, in minor units. */
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

/** Adds pieces to the line of the variant or to a new one. Refuses more than the known stock. */
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

/** Sets the pieces of a line, at least 1. Refuses more than the known stock. */
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
  readonly position: number
}

/** Puts a removed line back in its place; skips it if it is back already or in another currency. */
export function putBackInCart(
  lines: readonly CartLine[],
  { line, position }: RemovedLine,
): readonly CartLine[] {
  const isThere = lines.some(({ variantId }) => variantId === line.variantId)
  if (isThere || lines.length >= maximumLines || lines.some(isOfOtherCurrency(line))) return lines
  return [...lines.slice(0, position), line, ...lines.slice(position)]
}

export function withoutBought(
  lines: readonly CartLine[],
  bought: readonly Pick<CartLine, 'variantId' | 'quantity'>[],
): readonly CartLine[] {
  return lines.flatMap((line) => {
    const pieces = countItems(bought.filter(({ variantId }) => variantId === line.variantId))
    return pieces >= line.quantity ? [] : [{ ...line, quantity: line.quantity - pieces }]
  })
}

/** Restores set-aside lines, keeping the larger quantity; skips other currencies. */
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

export function countItems(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}

export function lineTotal(line: Pick<CartLine, 'price' | 'quantity'>): Money {
  return multiplyMoney({ amount: effectiveAmount(line.price), currency: line.price.currency }, line.quantity)
}

/** Sums all lines in the currency of the first; an empty cart is R$ 0,00 (specification, section 9). */
export function cartSubtotal(
  lines: readonly Pick<CartLine, 'price' | 'quantity'>[],
  currencyOfNothing = 'brl',
): Money {
  return sumMoney(lines.map(lineTotal), lines[0]?.price.currency ?? currencyOfNothing)
}
