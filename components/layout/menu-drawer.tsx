'use client'

import { useAccountState } from '@/components/accounts/session-presence'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { ShoppingBasket, Store } from '@/components/ui/icons'
import { House, ReceiptText, UserRound } from '@/components/ui/panel-icons'
import { siteCopy } from '@/lib/copy/site'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { usePanel } from '@/stores/storefront-provider'
import { MenuAccount, MenuAccountButton } from './menu-account'
import { MenuCategories } from './menu-categories'
import { MenuLink } from './menu-link'
import { ThemeToggle } from './theme-toggle'

const { menu } = siteCopy
// Some bring styles of their own, which the browser would load for nothing.
const profile = { href: paths.profile, label: menu.profile, Icon: UserRound, prefetch: false } as const
const links = [
  { href: paths.home, label: menu.home, Icon: House, prefetch: null },
  { href: paths.store, label: menu.store, Icon: ShoppingBasket, prefetch: null },
  { href: publicPaths.purchases, label: menu.purchases, Icon: ReceiptText, prefetch: false },
  { href: paths.becomeSeller, label: menu.becomeSeller, Icon: Store, prefetch: false },
] as const

/** The drawer behind the menu button. */
export function MenuDrawer() {
  const isOpen = usePanel((state) => state.open === 'menu')
  const close = usePanel((state) => state.close)
  const hasAccount = useAccountState() !== 'visitor'
  return (
    <PanelSheet
      isOpen={isOpen}
      onClose={close}
      side="left"
      title={menu.title}
      description={menu.description}
      footer={<MenuAccountButton />}
    >
      <MenuAccount />
      <ThemeToggle />
      <nav aria-label={menu.sections} className="mt-4">
        {(hasAccount ? [profile, ...links] : links).map(({ href, label, Icon, prefetch }) => (
          <MenuLink key={href} href={href} prefetch={prefetch} onChosen={close}>
            <Icon className="size-[22px]" />
            {label}
          </MenuLink>
        ))}
      </nav>
      <MenuCategories onChosen={close} />
    </PanelSheet>
  )
}
