'use client'

import { useRef } from 'react'
import { useRemoveLine } from '@/components/cart/use-remove-line'
import { cartFailureText } from '@/components/checkout/cart-failure-text'
import { Minus, Plus } from '@/components/ui/icons'
import { cardCopy } from '@/lib/copy/card'
import { toastCopy } from '@/lib/copy/toasts'
import type { CartFailure, CartItem } from '@/lib/domain/cart'
import type { Result } from '@/lib/domain/result'
import { useCart, useToast } from '@/stores/storefront-provider'

/** The round + of a card; once the product is in the cart it grows upwards into − n +. */
export function AddToCartControl({ item }: { readonly item: CartItem }) {
  const quantity = useCart(
    (state) => state.lines.find((line) => line.variantId === item.variantId)?.quantity ?? 0,
  )
  const add = useCart((state) => state.add)
  const setQuantity = useCart((state) => state.setQuantity)
  const remove = useRemoveLine()
  const plus = useRef<HTMLButtonElement>(null)
  const showToast = useToast((state) => state.show)
  const isStepper = quantity > 0

  function report(outcome: Result<unknown, CartFailure>) {
    if (outcome.ok) return
    const description = cartFailureText(outcome.error)
    showToast({ title: toastCopy.cardAddFailed, description, variant: 'destructive' })
  }

  function increase() {
    if (quantity > 0) return report(setQuantity(item.variantId, quantity + 1))
    const outcome = add(item, 1)
    report(outcome)
    if (outcome.ok) {
      showToast({ title: toastCopy.added, description: toastCopy.addedCard(item.title), variant: 'default' })
    }
  }

  function decrease() {
    if (quantity > 1) return report(setQuantity(item.variantId, quantity - 1))
    // The minus goes with the line; the focus stays where adding again is.
    plus.current?.focus()
    remove(item.variantId)
  }

  return (
    <div className="add-control">
      {isStepper && (
        <>
          <button type="button" aria-label={cardCopy.removeOne(item.title)} onClick={decrease}>
            <Minus />
          </button>
          <output aria-label={cardCopy.inCart(quantity)}>{quantity}</output>
        </>
      )}
      <button
        ref={plus}
        type="button"
        aria-label={isStepper ? cardCopy.addOne(item.title) : cardCopy.addProduct(item.title)}
        onClick={increase}
        className={isStepper ? undefined : 'add-button'}
      >
        <Plus />
        {!isStepper && <span className="add-word">{cardCopy.add}</span>}
      </button>
    </div>
  )
}
