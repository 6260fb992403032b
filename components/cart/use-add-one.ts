'use client'

import { cartFailureText } from '@/components/checkout/cart-failure-text'
import { toastCopy } from '@/lib/copy/toasts'
import type { CartItem } from '@/lib/domain/cart'
import { useCart, useToast } from '@/stores/storefront-provider'

type AddOne = {
  /** Pieces in the cart. */
  readonly quantity: number
  /** Says that the first piece was added, and why one was not. How many there are then; null where it failed. */
  readonly addOne: () => number | null
}

/** One more piece of what a card or a suggestion shows. */
export function useAddOne(item: CartItem): AddOne {
  const quantity = useCart(
    (state) => state.lines.find((line) => line.variantId === item.variantId)?.quantity ?? 0,
  )
  const add = useCart((state) => state.add)
  const setQuantity = useCart((state) => state.setQuantity)
  const showToast = useToast((state) => state.show)

  function addOne() {
    const outcome = quantity > 0 ? setQuantity(item.variantId, quantity + 1) : add(item, 1)
    if (!outcome.ok) {
      const description = cartFailureText(outcome.error)
      showToast({ title: toastCopy.cardAddFailed, description, variant: 'destructive' })
      return null
    }
    if (quantity === 0) {
      showToast({ title: toastCopy.added, description: toastCopy.addedCard(item.title), variant: 'default' })
    }
    return quantity + 1
  }

  return { quantity, addOne }
}
