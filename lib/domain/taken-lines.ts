import { type CartItem, cartSubtotal } from './cart.ts'
import type { Money } from './money.ts'

export type TakenLine = { readonly item: CartItem; readonly quantity: number }

export function takenTotal(lines: readonly TakenLine[]): Money | null {
  const currencies = new Set(lines.map(({ item }) => item.price.currency))
  if (currencies.size !== 1) return null
  return cartSubtotal(lines.map(({ item: { price }, quantity }) => ({ price, quantity })))
}
