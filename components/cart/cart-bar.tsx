'use client'

import './cart-bar.css'

import { ChevronRight, ShoppingBasket } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cartBarCopy } from '@/lib/copy/cart'
import { freightText } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { usePanel, useToast } from '@/stores/storefront-provider'
import { useOrderTotals } from './use-order-totals'

/** Milliseconds; after the toast and stepper announcements. */
const quietMs = 1000

/** Starts on touch. */
const preloadCart = () => void import('./cart-drawer').catch(() => undefined)

type Props = {
  /** Filled before this page view. */
  readonly isKnown: boolean
}

/** Shows pieces and total on phones; hidden on product pages and shared lists, which have their own bars. */
export function CartBar(props: Props) {
  const pathname = usePathname() ?? ''
  const isAside = [paths.product(''), publicPaths.sharedList('')].some((start) => pathname.startsWith(start))
  return !isAside && <FilledCartBar {...props} />
}

function FilledCartBar({ isKnown }: Props) {
  const { total, shipping, freight } = useOrderTotals()
  const show = usePanel((state) => state.show)
  const clearToast = useToast((state) => state.clear)
  const isOnItsWay = usePanel(({ open, loaded }) => open === 'cart' && !loaded.includes('cart'))
  const items = cartBarCopy.items(shipping.itemCount)
  const sum = formatMoney(total)
  const announced = useAnnouncement(`${items} · ${sum} ${freightText[freight] ?? ''}`.trim(), isKnown)

  // The style sheet keeps content and focus above the bar.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['cartBar'] = 'page'
    return () => {
      delete dataset['cartBar']
    }
  }, [])

  return (
    <section aria-label={cartBarCopy.label} className="cart-bar" data-slot="bottom-bar">
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
          {items} · <strong>{sum}</strong> <span className="block">{freightText[freight]}</span>
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

/** Announces changes once stable, except the initial value. */
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
