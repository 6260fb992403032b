'use client'

import {
  ClipboardList,
  House,
  LayoutGrid,
  MapPin,
  MessageCircle,
  ReceiptText,
  ShoppingBasket,
  Store,
  UserRound,
} from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { useAccountState } from '@/components/accounts/session-presence'
import { CategoryPicture } from '@/components/categories/category-picture'
import { useMenuCategories } from '@/components/categories/use-menu-categories'
import { OpeningNow } from '@/components/delivery/opening-now'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { lazyPart } from '@/components/shop/late-part'
import { Separator } from '@/components/ui/separator'
import { deliveryLine } from '@/lib/copy/delivery'
import { listLink } from '@/lib/copy/list-link'
import { placedOrderCopy } from '@/lib/copy/purchases'
import { categoriesCopy, siteCopy } from '@/lib/copy/site'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { whatsappLink } from '@/lib/domain/whatsapp'
import { hasRunningOrder } from '@/stores/checkout/placed-orders'
import { useDelivery } from '@/stores/delivery'
import { usePanel, useSettings } from '@/stores/storefront-provider'
import { MenuAccount, MenuAccountButton } from './menu-account'
import { usePanelButton } from './panel-buttons'
import { ThemeToggle } from './theme-toggle'

type MenuLinkProps = {
  readonly href: string
  readonly prefetch: false | null
  readonly children: ReactNode
}

const { menu } = siteCopy
const rowClass =
  '-mx-3 flex min-h-12 items-center gap-3 rounded-md px-3 font-semibold text-lg aria-[current=page]:bg-secondary aria-[current=page]:text-secondary-foreground'
// Prefetching would load their styles.
const profile = { href: paths.profile, label: menu.profile, Icon: UserRound, prefetch: false } as const
const links = [
  { href: paths.home, label: menu.home, Icon: House, prefetch: null },
  { href: paths.store, label: menu.store, Icon: ShoppingBasket, prefetch: null },
  { href: publicPaths.categories, label: categoriesCopy.title, Icon: LayoutGrid, prefetch: false },
  { href: publicPaths.writtenList, label: listLink, Icon: ClipboardList, prefetch: false },
  { href: publicPaths.purchases, label: menu.purchases, Icon: ReceiptText, prefetch: false },
] as const
const isOrders = ({ href }: (typeof links)[number] | typeof profile) => href === publicPaths.purchases

export function MenuDrawer() {
  return (
    <PanelSheet
      panel="menu"
      side="left"
      title={menu.title}
      description={menu.description}
      footer={<MenuAccountButton />}
    >
      <MenuAccount />
      <Pages />
      <Separator className="my-3" />
      <OpeningNow />
      <DeliveryRow />
      <TalkRow />
      <MenuCategories />
      <Separator className="my-3" />
      <MenuLink href={paths.becomeSeller} prefetch={false}>
        <Store className="size-5.5" />
        {menu.becomeSeller}
      </MenuLink>
      <div className="mt-3">
        <ThemeToggle />
      </div>
    </PanelSheet>
  )
}

/** Puts a running order first. */
function Pages() {
  const rows = useAccountState() === 'visitor' ? links : [profile, ...links]
  const first = hasRunningOrder() ? rows.filter(isOrders) : []
  return (
    <nav aria-label={menu.sections}>
      {[...new Set([...first, ...rows])].map(({ href, label, Icon, prefetch }) => (
        <MenuLink key={href} href={href} prefetch={prefetch}>
          <Icon className="size-5.5" />
          {href === publicPaths.purchases ? <Purchases label={label} /> : label}
        </MenuLink>
      ))}
    </nav>
  )
}

/** Hidden without named cities. */
function DeliveryRow() {
  const { deliveryZones } = useSettings()
  const city = useDelivery((state) => (state.cityConfirmed ? state.city : null))
  const button = usePanelButton('city')
  const [place, ...freight] = deliveryLine(deliveryZones, city)?.split(' · ') ?? []
  if (!place) return null
  return (
    <button type="button" className={rowClass} {...button}>
      <MapPin className="size-5.5 flex-none" />
      <span className="min-w-0 py-2 text-left leading-tight">
        {place}
        <span className="block font-normal text-base text-muted-foreground">{freight.join(' · ')}</span>
      </span>
    </button>
  )
}

/** Hidden without a number. */
function TalkRow() {
  const { marketNumber } = useSettings()
  if (!marketNumber) return null
  return (
    <a className={rowClass} href={whatsappLink(marketNumber, '')} target="_blank" rel="noopener noreferrer">
      <MessageCircle className="size-5.5" />
      {placedOrderCopy.talk}
    </a>
  )
}

const RunningOrder = lazyPart(() => import('@/components/order/order-strip'), 'MenuRunningOrder')

/** Reserves two lines for a running order. */
function Purchases({ label }: { readonly label: string }) {
  const isOpen = usePanel((state) => state.open === 'menu')
  if (!hasRunningOrder()) return label
  return (
    <span className="min-w-0 py-2">
      {label}
      <span className="block min-h-10 font-normal text-base text-muted-foreground leading-tight">
        <RunningOrder isWanted={isOpen} />
      </span>
    </span>
  )
}

/** Last, so that nothing moves when they load. */
function MenuCategories() {
  const categories = useMenuCategories()
  if (categories.length === 0) return null
  return (
    <>
      <Separator className="my-3" />
      <nav aria-label={categoriesCopy.title}>
        {categories.map(({ slug, title, picture }) => (
          <MenuLink key={slug} href={paths.category(slug)} prefetch={false}>
            <CategoryPicture picture={picture} className="-mx-1.75" />
            <span className="min-w-0 break-words">{title}</span>
          </MenuLink>
        ))}
      </nav>
    </>
  )
}

function MenuLink({ href, prefetch, children }: MenuLinkProps) {
  const close = usePanel((state) => state.close)
  const pathname = usePathname()
  return (
    <Link
      href={href}
      prefetch={prefetch}
      onClick={close}
      aria-current={pathname === href ? 'page' : undefined}
      className={rowClass}
    >
      {children}
    </Link>
  )
}
