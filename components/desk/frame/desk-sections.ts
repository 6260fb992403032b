import type { Icon } from '@/components/ui/icon'
import { ShoppingBasket } from '@/components/ui/icons'
import { deskFrameCopy } from '@/lib/copy/desk/frame'
import { deskPaths } from '@/lib/domain/desk-paths'

type Section = {
  readonly href: string
  readonly label: string
  readonly Icon: Icon
  /** Whether an address below `/painel` belongs to it. */
  readonly holds: (path: string) => boolean
}

/** What the navigation of the desk leads to, each with a view in `desk-routes.tsx`. */
export const deskSections: readonly Section[] = [
  {
    href: deskPaths.orders,
    label: deskFrameCopy.sections.orders,
    Icon: ShoppingBasket,
    holds: (path) => path === deskPaths.orders || path.startsWith('/pedidos/'),
  },
]
