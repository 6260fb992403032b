import { useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { DeskOrderPage } from '@/lib/desk/api/orders'
import { toPickCount } from '@/lib/desk/browser/new-orders'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import { useOrderWords } from '../frame/order-words'
import { addressOf, type ListedView, listedViews, type OrderFilters } from './order-filters'

type Counts = DeskOrderPage['counts']
type Props = {
  readonly filters: OrderFilters
  readonly counts: Counts | undefined
}

/** Counts of the work lists. */
const countOf: Readonly<Partial<Record<ListedView, (counts: Counts) => number>>> = {
  working: toPickCount,
  unconfirmed: ({ unconfirmed }) => unconfirmed,
  ready: ({ ready }) => ready,
  'on-the-way': (counts) => counts['on-the-way'],
  'to-settle': (counts) => counts['to-settle'],
}

/** Scrolls the open tab into view on phones. */
function useInView(view: ListedView) {
  const open = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab
  useLayoutEffect(() => {
    const tab = open.current
    const tabs = tab?.parentElement
    if (tabs) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2
  }, [view])
  return open
}

/** One tab for each state; keeps the search. */
export function OrderTabs({ filters, counts }: Props) {
  const { isPaid } = useOrderWords()
  const views = listedViews.filter((view) => isPaid || view !== 'payment-cancelled')
  const open = useInView(filters.view)
  return (
    <nav aria-label={copy.viewsLabel} className="desk-tabs">
      {views.map((view) => {
        const count = counts && countOf[view]?.(counts)
        return (
          <Link
            key={view}
            href={addressOf({ ...filters, view })}
            className="desk-tab"
            ref={view === filters.view ? open : undefined}
            aria-current={view === filters.view ? 'page' : undefined}
          >
            {copy.views[view]}
            {view in countOf && <span className="desk-tab-count">{count}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
