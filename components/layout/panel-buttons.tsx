'use client'

import { Menu, ShoppingBasket } from 'lucide-react'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { headerCopy } from '@/lib/copy/header'
import { countItems } from '@/lib/domain/cart'
import { paths } from '@/lib/domain/paths'
import { useCart } from '@/stores/storefront-provider'
import { useCartButton, usePanelButton } from './panel-part'
import { preloadPanel } from './panels'

/** Has its first row at home alone; reached by keyboard, that row comes back into view. */
export function HeaderRows({ children }: { readonly children: ReactNode }) {
  const isHome = usePathname() === paths.home
  return (
    <header
      data-home={isHome || undefined}
      className="canopy group top-(--few-lines) xs:thumb:data-home:top-[calc(var(--few-lines)-44px)] xs:thumb:data-home:has-[a:focus-visible]:top-0"
    >
      <div className="mx-auto flex max-w-350 flex-wrap items-center gap-x-1 px-2 pt-1 pb-1.5 wide:flex-nowrap wide:gap-x-4 md:px-5 md:py-2">
        {children}
      </div>
    </header>
  )
}

const preloadMenu = () => preloadPanel('menu')
const preloadCart = () => preloadPanel('cart')

export function MenuButton() {
  const button = usePanelButton('menu', preloadMenu)
  return (
    <Button variant="ghost" size="icon" aria-label={headerCopy.openMenu} {...button}>
      <Menu className="size-[22px]" />
      {/* An order is under way. */}
      <span className="absolute top-2 right-2.5 hidden size-2.5 rounded-full bg-tag-sale in-data-order:block forced-colors:bg-[Highlight]" />
    </Button>
  )
}

export function CartButton() {
  const button = useCartButton(preloadCart)
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
      <ShoppingBasket className="size-[22px]" />
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
