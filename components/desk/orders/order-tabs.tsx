import { useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { DeskOrderPage } from '@/lib/desk/api/orders'
import { toPickCount } from '@/lib/desk/browser/new-orders'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import type { OpenMoney } from '@/lib/domain/taken'
import { useOrderWords } from '../frame/order-words'
import { countOpen, noMoney, OpenElsewhere } from './open-money'
import { addressOf, type ListedView, listedViews, type OrderFilters } from './order-filters'

type Counts = DeskOrderPage['counts']
type Late = NonNullable<DeskOrderPage['late']>
type Props = {
  readonly filters: OrderFilters
  readonly counts: Counts | undefined
  readonly late: Late | undefined
  readonly open?: OpenMoney | undefined
}

/** Of those that people still work on. */
const countOf: Readonly<Partial<Record<ListedView, (counts: Counts) => number>>> = {
  working: toPickCount,
  unconfirmed: ({ unconfirmed }) => unconfirmed,
  ready: ({ ready }) => ready,
  'on-the-way': (counts) => counts['on-the-way'],
}

/** Of those that are late, which wait for no one to look there. */
const lateOf: Readonly<Partial<Record<ListedView, (late: Late) => number>>> = {
  working: ({ waiting = 0, picking = 0 }) => waiting + picking,
  ready: ({ ready = 0 }) => ready,
  'on-the-way': (late) => late['on-the-way'] ?? 0,
}

/** On a phone the tab that is open may lie to the side, also once it grows. */
function useInView(view: ListedView, isLate: boolean) {
  const open = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab, or a mark in it
  useLayoutEffect(() => {
    const tab = open.current
    const tabs = tab?.parentElement
    if (tabs) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2
  }, [view, isLate])
  return open
}

/** One list for each state; what was searched for stays. */
export function OrderTabs({ filters, counts, late = {}, open: money = noMoney }: Props) {
  const { isPaid } = useOrderWords()
  const views = listedViews.filter((view) => isPaid || view !== 'payment-cancelled')
  const lateIn = (view: ListedView) => lateOf[view]?.(late) ?? 0
  const open = useInView(filters.view, lateIn(filters.view) > 0)
  const elsewhere = views.filter((view) => view !== filters.view && lateIn(view) > 0)
  return (
    <>
      <nav aria-label={copy.viewsLabel} className="desk-tabs">
        {views.map((view) => {
          const count = counts && (view === 'to-settle' ? countOpen(money) : countOf[view]?.(counts))
          const lateCount = lateIn(view)
          return (
            <Link
              key={view}
              href={addressOf({ ...filters, view })}
              className="desk-tab"
              ref={view === filters.view ? open : undefined}
              aria-current={view === filters.view ? 'page' : undefined}
            >
              {copy.views[view]}
              {(view in countOf || view === 'to-settle') && <span className="desk-tab-count">{count}</span>}
              {lateCount > 0 && <span className="desk-tab-late">{copy.late(lateCount)}</span>}
            </Link>
          )
        })}
      </nav>
      {/* On a phone their tabs lie to the side. */}
      <p className="desk-elsewhere">
        {elsewhere.map((view) => (
          <Link key={view} href={addressOf({ ...filters, view })}>
            {copy.lateIn(lateIn(view), copy.views[view])}
          </Link>
        ))}
        <OpenElsewhere {...{ filters }} open={money} />
      </p>
    </>
  )
}
