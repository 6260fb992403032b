'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLatePart } from '@/components/ui/late-part'
import { paths } from '@/lib/domain/paths'
import { useCart } from '@/stores/storefront-provider'

const loadCartBar = () => import('./cart-bar').then(({ CartBar }) => CartBar)

/** Portrait only: on its side or enlarged, the bar would fill the view. */
const phone = '(max-width: 47.499em) and (min-height: 25.001em)'

function followPhone(onChange: () => void) {
  const query = window.matchMedia(phone)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Loads the cart bar on phones once the cart has lines; not on /success. */
export function CartBarGate() {
  const isPhone = useSyncExternalStore(followPhone, () => window.matchMedia(phone).matches)
  const isFilled = useCart((state) => state.lines.length > 0)
  const pathname = usePathname()
  const [wasFilled, setWasFilled] = useState(isFilled)
  const { Part: CartBar, request } = useLatePart(loadCartBar, 'cart-bar')
  const isWanted = isPhone && isFilled && pathname !== paths.success
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that threw is drawn anew on the next page
  useEffect(() => {
    if (isWanted) request()
  }, [isWanted, request, pathname])
  useEffect(() => {
    if (!isFilled) setWasFilled(false)
  }, [isFilled])
  return isWanted && CartBar && <CartBar isKnown={wasFilled} />
}
