'use client'

import Link from 'next/link'
import { Button, buttonVariants } from '@/components/ui/button'
import { shareCopy } from '@/lib/copy/share'
import type { CartItem, CartLine } from '@/lib/domain/cart'
import { paths } from '@/lib/domain/paths'
import type { CartState } from '@/stores/cart-store'
import { usePanel, useStores, useToast } from '@/stores/storefront-provider'

export type TakenLine = { readonly item: CartItem; readonly quantity: number }

type Outcome = {
  /** Pieces of the list that are in the cart now. */
  readonly taken: number
  /** Products of the list that are not in the cart, or not with all their pieces. */
  readonly leftOut: number
}

type Cart = Pick<CartState, 'lines' | 'add' | 'clear'>

/** Replace, merge or ignore: nothing happens to the cart before one of them is chosen. */
export function SharedListChoices({ lines }: { readonly lines: readonly TakenLine[] }) {
  const cart = useStores().cart.getState
  const showPanel = usePanel((panel) => panel.show)
  const showToast = useToast((toast) => toast.show)
  const { list } = shareCopy

  function take(change: typeof mergeList) {
    const before = cart().lines
    const { taken, leftOut } = change(cart, lines)
    const description = leftOut > 0 ? list.leftOut(leftOut) : list.takenDetail(taken)
    const undo = { label: list.undo, altText: list.undoHint, run: () => giveBack(cart, before) }
    showPanel('cart')
    showToast({ title: list.taken, description, variant: 'default', action: undo })
  }

  return (
    <fieldset aria-label={list.choices} className="mt-6 grid gap-2.5 md:grid-cols-3">
      <Button size="lg" disabled={lines.length === 0} onClick={() => take(mergeList)}>
        {list.merge}
      </Button>
      <Button variant="secondary" size="lg" disabled={lines.length === 0} onClick={() => take(replaceCart)}>
        {list.replace}
      </Button>
      <Link
        href={paths.store}
        prefetch={false}
        className={buttonVariants({ variant: 'secondary', size: 'lg' })}
      >
        {list.ignore}
      </Link>
    </fieldset>
  )
}

/** Puts the lines of a list into the cart, as many pieces of each as there are. */
export function mergeList(cart: () => Cart, list: readonly TakenLine[]): Outcome {
  let taken = 0
  let leftOut = 0
  for (const { item, quantity } of list) {
    const inCart = cart().lines.find(({ variantId }) => variantId === item.variantId)?.quantity ?? 0
    const room = item.stock === null ? quantity : Math.min(quantity, item.stock - inCart)
    const isAdded = room > 0 && cart().add(item, room).ok
    if (isAdded) taken += room
    if (!isAdded || room < quantity) leftOut += 1
  }
  return { taken, leftOut }
}

/** The list in place of what was in the cart. */
export function replaceCart(cart: () => Cart, list: readonly TakenLine[]): Outcome {
  cart().clear()
  return mergeList(cart, list)
}

/** The cart as it was before. */
export function giveBack(cart: () => Cart, before: readonly CartLine[]): void {
  cart().clear()
  for (const { quantity, ...item } of before) cart().add(item, quantity)
}
