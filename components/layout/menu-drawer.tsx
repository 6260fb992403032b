'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { useAccountState } from '@/components/accounts/session-presence'
import { CategoryPicture } from '@/components/categories/category-picture'
import { useMenuCategories } from '@/components/categories/use-menu-categories'
import { OpeningNow } from '@/components/delivery/opening-now'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { ShoppingBasket, Store } from '@/components/ui/icons'
import { useLatePart } from '@/components/ui/late-part'
import { ClipboardList, House, LayoutGrid, ReceiptText, UserRound } from '@/components/ui/panel-icons'
import { listLink } from '@/lib/copy/list-link'
import { categoriesCopy, siteCopy } from '@/lib/copy/site'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { hasRunningOrder } from '@/stores/checkout/placed-orders'
import { usePanel } from '@/stores/storefront-provider'
import { MenuAccount, MenuAccountButton } from './menu-account'
import { ThemeToggle } from './theme-toggle'

type MenuLinkProps = {
  readonly href: string
  readonly prefetch: false | null
  /** Closes the menu. */
  readonly onChosen: () => void
  readonly children: ReactNode
}

const { menu } = siteCopy
// Some bring styles of their own, which the browser would load for nothing.
const profile = { href: paths.profile, label: menu.profile, Icon: UserRound, prefetch: false } as const
const links = [
  { href: paths.home, label: menu.home, Icon: House, prefetch: null },
  { href: paths.store, label: menu.store, Icon: ShoppingBasket, prefetch: null },
  { href: publicPaths.writtenList, label: listLink, Icon: ClipboardList, prefetch: false },
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
      <OpeningNow />
      <nav aria-label={menu.sections} className="mt-4">
        {(hasAccount ? [profile, ...links] : links).map(({ href, label, Icon, prefetch }) => (
          <MenuLink key={href} href={href} prefetch={prefetch} onChosen={close}>
            <Icon className="size-[22px]" />
            {href === publicPaths.purchases ? <Purchases label={label} isOpen={isOpen} /> : label}
          </MenuLink>
        ))}
      </nav>
      <MenuCategories onChosen={close} />
    </PanelSheet>
  )
}

const loadRunningOrder = () =>
  import('@/components/home/running-order').then(({ MenuRunningOrder }) => MenuRunningOrder)

/** With the order that the market is at, if it is at one: the room for its two lines is there at once. */
function Purchases({ label, isOpen }: { readonly label: string; readonly isOpen: boolean }) {
  const { Part: RunningOrder, request } = useLatePart(loadRunningOrder)
  const isWanted = hasRunningOrder()
  useEffect(() => {
    if (isOpen && isWanted) request()
  }, [isOpen, isWanted, request])
  if (!isWanted) return label
  return (
    <span className="min-w-0 py-2">
      {label}
      <span className="block min-h-10 font-normal text-base text-muted-foreground leading-tight">
        {RunningOrder && <RunningOrder />}
      </span>
    </span>
  )
}

/** The store's categories below the other rows, where nothing moves when they come; nothing where there are none. */
function MenuCategories({ onChosen }: { readonly onChosen: () => void }) {
  const categories = useMenuCategories()
  if (categories.length === 0) return null
  return (
    <nav aria-label={categoriesCopy.title} className="mt-3 border-t pt-3">
      <MenuLink href={publicPaths.categories} prefetch={false} onChosen={onChosen}>
        <LayoutGrid className="size-[22px]" />
        {categoriesCopy.seeAllCategories}
      </MenuLink>
      {categories.map(({ slug, title, picture }) => (
        <MenuLink key={slug} href={paths.category(slug)} prefetch={false} onChosen={onChosen}>
          <CategoryPicture picture={picture} className="-mx-[7px]" />
          <span className="min-w-0 break-words">{title}</span>
        </MenuLink>
      ))}
    </nav>
  )
}

/** A row of the menu: an icon or a picture, and a name. */
function MenuLink({ href, prefetch, onChosen, children }: MenuLinkProps) {
  const pathname = usePathname()
  return (
    <Link
      href={href}
      prefetch={prefetch}
      onClick={onChosen}
      aria-current={pathname === href ? 'page' : undefined}
      className="-mx-3 flex min-h-[54px] items-center gap-3.5 rounded-[var(--r-md)] px-3 font-semibold text-xl aria-[current=page]:bg-secondary aria-[current=page]:text-secondary-foreground"
    >
      {children}
    </Link>
  )
}
