'use client'

import { useState } from 'react'
import { afterPaint } from '@/lib/browser/after-paint'
import { cartFailureText, toastCopy } from '@/lib/copy/toasts'
import type { CartItem, CartLine } from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'
import { useCart, useStores } from '@/stores/storefront-provider'

/** Adds one piece; shows a toast for the first piece and for every failure. `onAdded` receives the new quantity. */
export function useAddOne(item: CartItem) {
  const isIt = ({ variantId }: CartLine) => variantId === item.variantId
  const quantity = useCart(({ lines }) => lines.find(isIt)?.quantity ?? 0)
  const { cart, toast } = useStores()
  const [isAdding, setIsAdding] = useState(false)

  function add(onAdded?: (quantity: number) => void) {
    const { lines, add, setQuantity } = cart.getState()
    const { show } = toast.getState()
    const before = lines.find(isIt)?.quantity ?? 0
    const outcome = before > 0 ? setQuantity(item.variantId, before + 1) : add(item, 1)
    if (!outcome.ok) {
      const description = cartFailureText(outcome.error)
      return show({ title: toastCopy.cardAddFailed, description, variant: 'destructive' })
    }
    if (before === 0) show({ title: toastCopy.added, description: toastCopy.addedCard(item.title) })
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

/** Removes a line and offers undo. */
export function useRemoveLine(): (variantId: VariantId) => void {
  const { cart, toast } = useStores()
  return (variantId) => {
    const { remove, putBack } = cart.getState()
    const removed = remove(variantId)
    if (!removed) return
    const { title } = removed.line
    toast.getState().show({
      title: toastCopy.removed,
      description: toastCopy.removedDetail(title),
      action: {
        label: toastCopy.undo,
        altText: toastCopy.undoHint(title),
        run: () => putBack(removed),
        linePosition: removed.position,
      },
    })
  }
}
