'use client'

import './cart-bar.css'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ChevronRight, ShoppingBasket } from '@/components/ui/icons'
import { cartBarCopy } from '@/lib/copy/cart'
import { formatMoney } from '@/lib/copy/money'
import type { CartTotals } from '@/lib/domain/cart-totals'
import { usePanel, useToast } from '@/stores/storefront-provider'
import { useDeliveryRule, useOrderTotals } from './use-order-totals'

/** After the toast and the stepper, which speak at once. Milliseconds. */
const quietMs = 1000

/** Begins while the finger is on its way. */
const preloadCart = () => void import('./cart-drawer').catch(() => undefined)

/**
 * On phones: how much is in the cart, what it comes to, and the way there. On a product's page it is a row more of the
 * bar with the buy buttons, which stay under the thumb: laid on top of it, because React may not have taken that part of
 * the page over yet. `isKnown`: the cart was filled before.
 */
export function CartBar({ isKnown }: { readonly isKnown: boolean }) {
  const totals = useOrderTotals()
  const hasRule = useDeliveryRule() !== null
  const show = usePanel((state) => state.show)
  const clearToast = useToast((state) => state.clear)
  const isOnItsWay = usePanel(({ open, loaded }) => open === 'cart' && !loaded.includes('cart'))
  const buyBarHeight = useBuyBarHeight()
  const items = cartBarCopy.items(totals.shipping.itemCount)
  const sum = sumText(totals, hasRule)
  const announced = useAnnouncement(`${items} · ${sum}`, isKnown)

  // The style sheet keeps the end of the page, the focus and the toasts above the bar.
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement
    dataset['cartBar'] = buyBarHeight > 0 ? 'buy' : 'page'
    if (buyBarHeight > 0) style.setProperty('--buy-bar', `${buyBarHeight}px`)
    return () => {
      delete dataset['cartBar']
      style.removeProperty('--buy-bar')
    }
  }, [buyBarHeight])

  return (
    <section aria-label={cartBarCopy.label} className="cart-bar">
      <button
        type="button"
        aria-busy={isOnItsWay}
        aria-haspopup="dialog"
        onPointerEnter={preloadCart}
        onFocus={preloadCart}
        onClick={() => {
          clearToast()
          show('cart')
        }}
      >
        <ShoppingBasket className="size-[22px] flex-none" />
        <span className="flex-1">
          {items}
          <span className="sr-only"> · </span>
          <strong>{sum}</strong>
        </span>
        <span className="sr-only"> · </span>
        <span className="font-bold">{cartBarCopy.open}</span>
        <ChevronRight className="-mx-1 size-5 flex-none" />
      </button>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </section>
  )
}

function sumText({ total, shippingFee }: CartTotals, hasRule: boolean): string {
  const sum = formatMoney(total)
  if (!hasRule) return cartBarCopy.plusFee(sum)
  return shippingFee ? cartBarCopy.withFee(sum) : sum
}

/** `text` for a live region, each time it has changed and stayed so; what is known at first is not said. */
function useAnnouncement(text: string, isKnown: boolean): string {
  const [announced, announce] = useState('')
  const said = useRef(isKnown ? text : '')
  useEffect(() => {
    if (text === said.current) return
    const timer = setTimeout(() => {
      said.current = text
      announce(text)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}

/**
 * How high the bar with the buy buttons is on the page that is shown, in px; 0 where there is none. Pages that were left
 * stay in the document, hidden.
 */
function useBuyBarHeight(): number {
  const pathname = usePathname()
  const [height, setHeight] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says that another page has come
  useLayoutEffect(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('.buy-bar')]
    const shown = bars.find((bar) => bar.offsetHeight > 0)
    const measure = () => setHeight(shown?.offsetHeight ?? 0)
    measure()
    if (!shown) return
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [pathname])
  return height
}
