'use client'

import { useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { cartFailureText, toastCopy } from '@/lib/copy/toasts'
import type { CartItem, CartLine } from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'
import type { BuyNow } from '@/stores/panel-store'
import { useCart, useStores, useToast } from '@/stores/storefront-provider'

type AddOne = {
  /** Pieces in the cart. */
  readonly quantity: number
  /** Touched, and about to be in the cart. */
  readonly isAdding: boolean
  /** Says that the first piece was added, and why one was not. `onAdded` gets how many there are then. */
  readonly addOne: (onAdded?: (quantity: number) => void) => void
}

const quantityIn = (lines: readonly CartLine[], { variantId }: CartItem) =>
  lines.find((line) => line.variantId === variantId)?.quantity ?? 0

/** One more piece of what a card or a suggestion shows. */
export function useAddOne(item: CartItem): AddOne {
  const quantity = useCart(
    ({ lines }) => lines.find(({ variantId }) => variantId === item.variantId)?.quantity ?? 0,
  )
  const { cart, toast } = useStores()
  const [isAdding, setIsAdding] = useState(false)

  function add(onAdded?: (quantity: number) => void) {
    const { lines, add, setQuantity } = cart.getState()
    const { show } = toast.getState()
    const before = quantityIn(lines, item)
    const outcome = before > 0 ? setQuantity(item.variantId, before + 1) : add(item, 1)
    if (!outcome.ok) {
      const description = cartFailureText(outcome.error)
      return show({ title: toastCopy.cardAddFailed, description, variant: 'destructive' })
    }
    if (before === 0) {
      show({ title: toastCopy.added, description: toastCopy.addedCard(item.title), variant: 'default' })
    }
    onAdded?.(before + 1)
  }

  function addOne(onAdded?: (quantity: number) => void) {
    setIsAdding(true)
    afterPaint(() => {
      setIsAdding(false)
      add(onAdded)
    })
  }

  return { quantity, isAdding, addOne }
}

/** Takes a line out of the cart, and offers to put it back. */
export function useRemoveLine(): (variantId: VariantId) => void {
  const remove = useCart((state) => state.remove)
  const putBack = useCart((state) => state.putBack)
  const showToast = useToast((state) => state.show)
  return (variantId) => {
    const removed = remove(variantId)
    if (!removed) return
    const { title } = removed.line
    showToast({
      title: toastCopy.removed,
      description: toastCopy.removedDetail(title),
      variant: 'default',
      action: {
        label: toastCopy.undo,
        altText: toastCopy.undoHint(title),
        run: () => putBack(removed),
        linePosition: removed.position,
      },
    })
  }
}

/** Opens the cart with what was to be bought at once, unless that is in it. */
export function useOpenCartWith(): (purchase: Pick<BuyNow, 'item' | 'quantity'>) => void {
  const { cart, panel, toast } = useStores()
  return ({ item, quantity }) => {
    const { lines, add } = cart.getState()
    const { show, close } = panel.getState()
    const outcome = quantityIn(lines, item) > 0 ? null : add(item, quantity)
    if (!outcome || outcome.ok) return show('cart')
    close()
    const description = cartFailureText(outcome.error)
    toast.getState().show({ title: toastCopy.cardBuyFailed, description, variant: 'destructive' })
  }
}
