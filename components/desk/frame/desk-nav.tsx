import { ChartColumn, HistoryIcon, LayoutGrid, type LucideIcon, ShoppingBasket, Store } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { deskPaths } from '@/lib/domain/desk-paths'
import { useToPickCount } from './live'

type Section = {
  readonly href: string
  readonly label: string
  readonly Icon: LucideIcon
  /** True for paths of this section below `/painel`. */
  readonly holds: (path: string) => boolean
}

/** Sections, each with a view in `desk-routes.tsx`. */
const deskSections: readonly Section[] = [
  {
    href: deskPaths.orders,
    label: deskFrameCopy.sections.orders,
    Icon: ShoppingBasket,
    holds: (path) =>
      path === deskPaths.orders || path === deskPaths.writtenList || path.startsWith('/pedidos/'),
  },
  {
    href: deskPaths.aisles,
    label: deskFrameCopy.sections.aisles,
    Icon: LayoutGrid,
    holds: (path) => path === deskPaths.aisles,
  },
  {
    href: deskPaths.numbers,
    label: deskFrameCopy.sections.numbers,
    Icon: ChartColumn,
    holds: (path) => path === deskPaths.numbers,
  },
  {
    href: deskPaths.catalog,
    label: deskFrameCopy.sections.catalog,
    Icon: Store,
    holds: (path) => path === deskPaths.catalog,
  },
  {
    href: deskPaths.log,
    label: deskFrameCopy.sections.log,
    Icon: HistoryIcon,
    holds: (path) => path === deskPaths.log || path === deskPaths.privacy,
  },
]

export function DeskNav() {
  const [path] = useLocation()
  const waiting = useToPickCount()
  return (
    <nav className="desk-nav" aria-label={deskFrameCopy.navigation}>
      {deskSections.map(({ href, label, Icon, holds }) => (
        <Link
          key={href}
          href={href}
          className="desk-nav-link"
          aria-current={holds(path) ? 'page' : undefined}
        >
          <Icon />
          <span>{label}</span>
          {href === deskPaths.orders && waiting > 0 && (
            <span className="desk-nav-count">
              {waiting} <span className="sr-only">{deskFrameCopy.waiting}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
