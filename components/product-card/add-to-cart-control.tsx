'use client'

import { useRef } from 'react'
import { useAddOne } from '@/components/cart/use-add-one'
import { useRemoveLine } from '@/components/cart/use-remove-line'
import { Minus, Plus } from '@/components/ui/icons'
import { cardCopy } from '@/lib/copy/card'
import type { CartItem } from '@/lib/domain/cart'
import { useCart } from '@/stores/storefront-provider'

/** The round + of a card; once the product is in the cart it grows upwards into − n +. */
export function AddToCartControl({ item }: { readonly item: CartItem }) {
  const { quantity, isAdding, addOne } = useAddOne(item)
  const setQuantity = useCart((state) => state.setQuantity)
  const remove = useRemoveLine()
  const plus = useRef<HTMLButtonElement>(null)
  const isStepper = quantity > 0

  function decrease() {
    if (quantity > 1) return void setQuantity(item.variantId, quantity - 1)
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
        aria-busy={isAdding || undefined}
        onClick={() => addOne()}
        className={isStepper ? undefined : 'add-button'}
      >
        <Plus />
        {!isStepper && <span className="add-word">{cardCopy.add}</span>}
      </button>
    </div>
  )
}
