'use client'

import './in-cart.css'

import { cartBarCopy } from '@/lib/copy/cart'
import { countItems } from '@/lib/domain/cart'
import { useCart, usePanel } from '@/stores/storefront-provider'

/** Counts the product's pieces in the cart. */
export function InCart({ productId }: { readonly productId: string }) {
  const lines = useCart((state) => state.lines)
  const count = countItems(lines.filter((line) => line.productId === productId))
  const show = usePanel((state) => state.show)
  if (count === 0) return null
  return (
    <button type="button" className="in-cart" aria-haspopup="dialog" onClick={() => show('cart')}>
      <span>{cartBarCopy.inCart(count)}</span> <b>{cartBarCopy.open}</b>
    </button>
  )
}
