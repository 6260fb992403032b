'use client'

import { Menu, ShoppingBasket } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { type LazyPart, preload } from '@/components/shop/late-part'
import { Button } from '@/components/ui/button'
import { headerCopy } from '@/lib/copy/header'
import { toastCopy } from '@/lib/copy/toasts'
import { countItems } from '@/lib/domain/cart'
import { paths } from '@/lib/domain/paths'
import type { Panel } from '@/stores/panel-store'
import { useCart, usePanel, useToast } from '@/stores/storefront-provider'

/** Says to what it holds, and to the canopy, whether this is home. */
export function HeaderRows({ children }: { readonly children: ReactNode }) {
  const isHome = usePathname() === paths.home
  return (
    <div
      data-home={isHome || undefined}
      className="group mx-auto flex max-w-350 flex-wrap items-center gap-x-1 px-2 pt-1 pb-1.5 wide:flex-nowrap wide:gap-x-4 md:px-5 md:py-2"
    >
      {children}
    </div>
  )
}

export function MenuButton() {
  const button = usePanelButton('menu')
  return (
    <Button variant="ghost" size="icon" aria-label={headerCopy.openMenu} {...button}>
      <Menu className="size-5.5" />
      {/* An order is under way. */}
      <span className="absolute top-2 right-2.5 hidden size-2.5 rounded-full bg-tag-sale in-data-order:block forced-colors:bg-[Highlight]" />
    </Button>
  )
}

export function CartButton() {
  const button = useCartButton()
  const count = countItems(useCart((state) => state.lines))
  return (
    <Button
      id="cart-button"
      variant="ghost"
      size="icon"
      className="max-lg:ml-auto"
      aria-label={headerCopy.openCart(count)}
      {...button}
    >
      <ShoppingBasket className="size-5.5" />
      {count > 0 && (
        // Anew for each number: it pulses.
        <span
          key={count}
          data-testid="cart-badge"
          className="absolute top-px -right-0.5 min-w-6 rounded-full border-2 border-header bg-tag-sale px-1 py-px text-center font-extrabold text-tag-foreground text-xs tabular-nums transition-[scale] duration-300 starting:scale-150"
        >
          {count}
        </span>
      )}
    </Button>
  )
}

/** Loads a panel when it is first opened; says so where that is not possible. */
export function PanelPart({ panel, Part }: { readonly panel: Panel; readonly Part: LazyPart }) {
  const { open, loaded, close, noteLoaded } = usePanel((state) => state)
  const showToast = useToast((state) => state.show)
  const isOpen = open === panel
  const isWaiting = isOpen && !loaded.includes(panel)
  useEffect(() => {
    if (!isWaiting) return
    // A tapped link takes precedence.
    const leave = ({ target }: Event) => target instanceof Element && target.closest('a') && close()
    document.addEventListener('click', leave)
    return () => document.removeEventListener('click', leave)
  }, [isWaiting, close])
  function giveUp() {
    close()
    showToast({ ...toastCopy.offline, variant: 'destructive' })
  }
  return <Part isWanted={isOpen} onFailure={giveUp} onLoaded={() => noteLoaded(panel)} />
}

/** Opens a panel, whose code loads on the first touch; busy until it is there. */
export function usePanelButton(panel: Panel) {
  const isOnItsWay = usePanel(({ open, loaded }) => open === panel && !loaded.includes(panel))
  const show = usePanel((state) => state.show)
  return {
    'aria-busy': isOnItsWay,
    'aria-haspopup': 'dialog',
    onPointerEnter: () => preload(panel),
    onFocus: () => preload(panel),
    onClick: () => show(panel),
  } as const
}

export function useCartButton() {
  const button = usePanelButton('cart')
  const clearToast = useToast((state) => state.clear)
  function onClick() {
    clearToast()
    button.onClick()
  }
  return { ...button, onClick }
}
