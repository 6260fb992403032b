'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCartButton } from '@/components/layout/panel-buttons'
import { cartBarCopy } from '@/lib/copy/cart'
import { freightText } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { useOrderTotals } from './use-order-totals'

/** Milliseconds; after the toast and stepper announcements. */
const quietMs = 1000

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
  const button = useCartButton()
  const items = cartBarCopy.items(shipping.itemCount)
  const sum = formatMoney(total)
  const announced = useAnnouncement(`${items} · ${sum} ${freightText[freight] ?? ''}`.trim(), isKnown)

  // `shop-base.css` keeps content and focus above the bar.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['cartBar'] = 'page'
    return () => {
      delete dataset['cartBar']
    }
  }, [])

  return (
    <section
      aria-label={cartBarCopy.label}
      data-slot="bottom-bar"
      className="fixed inset-x-0 bottom-0 z-14 bg-card pb-[env(safe-area-inset-bottom)] text-card-foreground shadow-lg transition-[translate] duration-240 starting:translate-y-full"
    >
      <button
        type="button"
        {...button}
        className="-outline-offset-4 flex min-h-14 w-full items-center gap-3 border-t px-4 py-1 text-left text-sm leading-tight tabular-nums"
      >
        <span className="flex-1">
          {items} · <strong className="font-extrabold text-base">{sum}</strong>{' '}
          <span className="block text-muted-foreground">{freightText[freight]}</span>
        </span>
        <span className="sr-only"> · </span>
        <span className="flex min-h-10 items-center rounded-md bg-primary px-4 font-bold text-md text-primary-foreground contrast-more:border forced-colors:border">
          {cartBarCopy.open}
        </span>
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
