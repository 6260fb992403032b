import { type CartLine, maximumQuantity } from '@/lib/domain/cart'
import type { TakenLine } from '@/lib/domain/taken-lines'
import { readText } from '@/lib/domain/untrusted'
import type { CartState } from './cart-store'
import { openStoredList } from './stored-json'
import type { StorageAccess } from './stored-value'

type Outcome = {
  readonly taken: number
  readonly leftOut: readonly string[]
}

type Cart = Pick<CartState, 'lines' | 'add' | 'clear' | 'revise'>

export function mergeList(cart: () => Cart, list: readonly TakenLine[]): Outcome {
  let taken = 0
  const leftOut: string[] = []
  for (const { item, quantity } of list) {
    const inCart = cart().lines.find(({ variantId }) => variantId === item.variantId)?.quantity ?? 0
    const room = Math.min(quantity, (item.stock ?? maximumQuantity) - inCart, maximumQuantity - inCart)
    const isAdded = room > 0 && cart().add(item, room).ok
    if (isAdded) taken += room
    if (!isAdded || room < quantity) leftOut.push(item.title)
  }
  return { taken, leftOut }
}

export function replaceCart(cart: () => Cart, list: readonly TakenLine[]): Outcome {
  cart().clear()
  return mergeList(cart, list)
}

/** Restores the earlier cart, even with fewer lines. */
export function giveBack(cart: () => Cart, before: readonly CartLine[]): void {
  cart().revise(() => before)
}

/** Titles that did not fit into the cart; stored, so that no address holds them. */
export const openListLeftOut = (storage: StorageAccess) =>
  openStoredList({ storage, key: 'e-commerce-list-left-out', read: readText })
