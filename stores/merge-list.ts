import { maximumQuantity } from '@/lib/domain/cart'
import type { TakenLine } from '@/lib/domain/taken-lines'
import { readText } from '@/lib/domain/untrusted'
import type { CartState } from './cart-store'
import { openStoredList } from './stored-json'
import type { StorageAccess } from './stored-value'

type Cart = Pick<CartState, 'lines' | 'add' | 'clear'>

export function mergeList(cart: () => Cart, list: readonly TakenLine[]) {
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

export function replaceCart(cart: () => Cart, list: readonly TakenLine[]) {
  cart().clear()
  return mergeList(cart, list)
}

/** Titles that did not fit into the cart; stored, so that no address holds them. */
export const openListLeftOut = (storage: StorageAccess) =>
  openStoredList({ storage, key: 'e-commerce-list-left-out', read: readText })
