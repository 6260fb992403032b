import { type CartLine, maximumQuantity } from '@/lib/domain/cart'
import type { TakenLine } from '@/lib/domain/taken-lines'
import type { CartState } from './cart-store'

type Outcome = {
  /** Pieces of the list that are in the cart now. */
  readonly taken: number
  /** The titles of what is not in the cart, or not with all its pieces. */
  readonly leftOut: readonly string[]
}

type Cart = Pick<CartState, 'lines' | 'add' | 'clear' | 'revise'>

/** Puts the lines of a list into the cart, as many pieces of each as there are. */
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

/** The list in place of what was in the cart. */
export function replaceCart(cart: () => Cart, list: readonly TakenLine[]): Outcome {
  cart().clear()
  return mergeList(cart, list)
}

/** The cart as it was before, also where less is left than it had. */
export function giveBack(cart: () => Cart, before: readonly CartLine[]): void {
  cart().revise(() => before)
}
