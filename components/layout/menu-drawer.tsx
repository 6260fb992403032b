'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useAccountState } from '@/components/accounts/use-account-state'
import { ShoppingBasket, Store } from '@/components/ui/icons'
import { House, UserRound } from '@/components/ui/panel-icons'
import { Sheet } from '@/components/ui/sheet'
import { siteCopy } from '@/lib/copy/site'
import { paths } from '@/lib/domain/paths'
import { usePanel } from '@/stores/storefront-provider'
import { MenuAccount, MenuAccountButton } from './menu-account'
import { ThemeToggle } from './theme-toggle'

const { menu } = siteCopy
const profile = { href: paths.profile, label: menu.profile, Icon: UserRound }
const links = [
  { href: paths.home, label: menu.home, Icon: House },
  { href: paths.store, label: menu.store, Icon: ShoppingBasket },
  { href: paths.becomeSeller, label: menu.becomeSeller, Icon: Store },
]

/** The drawer behind the menu button. */
export function MenuDrawer() {
  const isOpen = usePanel((state) => state.open === 'menu')
  const close = usePanel((state) => state.close)
  const hasAccount = useAccountState() !== 'visitor'
  const pathname = usePathname()
  return (
    <Sheet
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
        {(hasAccount ? [profile, ...links] : links).map(({ href, label, Icon }) => (
          <Link
            key={href}
            href={href}
            // The other two bring styles of their own, which the browser would be told to load for nothing.
            prefetch={href === paths.profile || href === paths.becomeSeller ? false : null}
            onClick={close}
            aria-current={pathname === href ? 'page' : undefined}
            className="-mx-3 flex min-h-[54px] items-center gap-3.5 rounded-[var(--r-md)] px-3 font-semibold text-[18px] aria-[current=page]:bg-secondary aria-[current=page]:text-secondary-foreground"
          >
            <Icon className="size-[22px]" />
            {label}
          </Link>
        ))}
      </nav>
    </Sheet>
  )
}
