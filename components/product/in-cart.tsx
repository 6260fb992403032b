'use client'

import './in-cart.css'

import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cartBarCopy } from '@/lib/copy/cart'
import { countItems } from '@/lib/domain/cart'
import { useCart, usePanel } from '@/stores/storefront-provider'

/** Beside the price of a product that is in the cart: how many pieces of it, and the way there. */
export function InCart({ productId }: { readonly productId: string }) {
  const marker = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<Element | null>(null)
  const count = useCart(({ lines }) => countItems(lines.filter((line) => line.productId === productId)))
  const show = usePanel((state) => state.show)
  // On this page: others that were left stay in the document, hidden.
  useLayoutEffect(
    () => setPlace(marker.current?.parentElement?.querySelector('.tag-big')?.parentElement ?? null),
    [],
  )
  if (count === 0 || !place) return <span ref={marker} hidden />
  return createPortal(
    <button type="button" className="in-cart" aria-haspopup="dialog" onClick={() => show('cart')}>
      <span>{cartBarCopy.inCart(count)}</span> <b>{cartBarCopy.open}</b>
    </button>,
    place,
  )
}
