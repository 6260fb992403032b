'use client'

import { Menu, ShoppingBasket } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { headerCopy } from '@/lib/copy/header'
import { countItems } from '@/lib/domain/cart'
import type { Panel } from '@/stores/panel-store'
import { useCart, usePanel, useToast } from '@/stores/storefront-provider'
import { preloadPanel } from './panels'

/** Requested, not loaded yet. */
const useIsOnItsWay = (panel: Panel) =>
  usePanel(({ open, loaded }) => open === panel && !loaded.includes(panel))

export function MenuButton() {
  const show = usePanel((state) => state.show)
  const isOnItsWay = useIsOnItsWay('menu')
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={headerCopy.openMenu}
      aria-busy={isOnItsWay}
      aria-haspopup="dialog"
      onPointerEnter={() => preloadPanel('menu')}
      onFocus={() => preloadPanel('menu')}
      onClick={() => show('menu')}
    >
      <Menu className="size-[22px]" />
    </Button>
  )
}

export function CartButton() {
  const show = usePanel((state) => state.show)
  const isOnItsWay = useIsOnItsWay('cart')
  const count = countItems(useCart((state) => state.lines))
  const clearToast = useToast((state) => state.clear)
  return (
    <Button
      id="cart-button"
      variant="ghost"
      size="icon"
      aria-label={headerCopy.openCart(count)}
      aria-busy={isOnItsWay}
      aria-haspopup="dialog"
      onPointerEnter={() => preloadPanel('cart')}
      onFocus={() => preloadPanel('cart')}
      onClick={() => {
        clearToast()
        show('cart')
      }}
    >
      <ShoppingBasket className="size-[22px]" />
      {count > 0 && (
        <span data-testid="cart-badge" className="cart-count">
          {count}
        </span>
      )}
    </Button>
  )
}
