import { ArrowUp, MessageCircle, PackageOpen, Search, SearchX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { EmptyShelf } from '@/components/shop/empty-shelf'
import { Button, buttonVariants } from '@/components/ui/button'
import { deskOrdersCopy as copy, deskOrdersCopy } from '@/lib/desk/copy/orders'
import { deskListCopy } from '@/lib/desk/copy/written-list'
import { deskPaths } from '@/lib/domain/desk-paths'
import { useDeskTitle } from '../frame/live'
import { CallFailure } from '../frame/view-states'
import { WindowTabs } from '../frame/window-tabs'
import { BellSwitch } from './bell-switch'
import { FilterBar } from './filter-bar'
import { addressOf, isNarrowed, type OrderFilters, rememberList, useOrderFilters } from './order-filters'
import { AttentionOrders, OrderSkeletons, useRowKeys } from './order-rows'
import { OrderTabs } from './order-tabs'
import { OrdersByWindow } from './orders-by-window'
import { useHeldOrders } from './use-held-orders'
import { useOrders } from './use-orders'

type EmptyProps = {
  readonly filters: OrderFilters
  readonly onChange: (changed: Partial<OrderFilters>) => void
}

const { empty } = deskOrdersCopy

function EmptyOrders({ filters, onChange }: EmptyProps) {
  if (!isNarrowed(filters)) {
    const { view } = filters
    const words = view === 'working' || view === 'to-settle' ? empty[view] : empty.other
    return <EmptyShelf Icon={PackageOpen} {...words} />
  }
  return (
    <EmptyShelf Icon={SearchX} {...empty.filtered}>
      {filters.view !== 'all' && (
        <Button variant="secondary" onClick={() => onChange({ view: 'all' })}>
          {empty.everywhere}
        </Button>
      )}
    </EmptyShelf>
  )
}

type MoreProps = { readonly isLoading: boolean; readonly onMore: () => void }

function MoreOrders({ isLoading, onMore }: MoreProps) {
  return (
    <Button
      variant="secondary"
      className="mt-3 w-full"
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading) onMore()
      }}
    >
      {isLoading ? copy.loadingMore : copy.more}
    </Button>
  )
}

type FreshProps = { readonly count: number; readonly onShow: () => void }

/** Floating button for orders held back, which moves nothing. */
function FreshOrders({ count, onShow }: FreshProps) {
  if (count === 0) return null
  return (
    <Button
      size="sm"
      className="desk-fresh rounded-full!"
      onClick={() => {
        onShow()
        window.scrollTo({ top: 0, behavior: 'smooth' })
      }}
    >
      <ArrowUp className="size-5" />
      {copy.fresh(count)}
    </Button>
  )
}

export function OrdersView() {
  const list = useRef<HTMLDivElement>(null)
  const { filters, change } = useOrderFilters()
  const found = useOrders(filters)
  const { shown, freshCount, accept } = useHeldOrders({
    orders: found.orders,
    beside: found.attention,
    list,
    name: JSON.stringify(filters),
    isReady: found.isReady && !found.isPlaceholderData,
  })
  const { first, attention, isReady, isPlaceholderData, error } = found
  const folded = useRef<HTMLDivElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  // Active filters stay visible.
  const isOpen = isUnfolded || isNarrowed(filters)

  function toggleFilters() {
    flushSync(() => setUnfolded(!isOpen))
    // Moves the focus to the search field.
    if (!isOpen) folded.current?.querySelector('input')?.focus()
  }

  useDeskTitle(copy.title)
  useRowKeys(list)
  const address = addressOf(filters)
  useEffect(() => rememberList(address), [address])

  return (
    <>
      <div className="desk-orders-head">
        <h1 className="mr-auto">{copy.title}</h1>
        <Button
          variant="ghost"
          className="desk-filters-toggle px-2"
          aria-label={copy.filters}
          aria-expanded={isOpen}
          onClick={toggleFilters}
        >
          <Search />
        </Button>
        <Link
          href={deskPaths.writtenList}
          className={buttonVariants({ variant: 'ghost', className: 'px-2' })}
        >
          <MessageCircle />
          <span className="sr-only sm:not-sr-only">{deskListCopy.title}</span>
        </Link>
        <BellSwitch />
      </div>
      <OrderTabs filters={filters} counts={first?.counts} />
      <div ref={folded} className="desk-folded" data-open={isOpen}>
        <FilterBar filters={filters} cities={first?.cities ?? []} onChange={change} />
        {((first && first.windows.length > 0) || filters.window) && (
          <WindowTabs
            windows={first?.windows.map(({ key }) => key) ?? []}
            chosen={filters.window}
            onChoose={(window) => change({ window })}
          />
        )}
      </div>
      <div ref={list} aria-busy={!isReady || isPlaceholderData} className="desk-orders">
        {error && !first ? (
          <CallFailure error={error} onRetry={() => void found.refetch()} />
        ) : !isReady ? (
          <OrderSkeletons />
        ) : (
          <>
            <FreshOrders count={freshCount} onShow={accept} />
            <AttentionOrders orders={attention} />
            <OrdersByWindow orders={shown} windows={first?.windows ?? []} />
            {shown.length + attention.length === 0 && <EmptyOrders filters={filters} onChange={change} />}
            {found.hasNextPage && (
              <MoreOrders isLoading={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
            )}
          </>
        )}
      </div>
    </>
  )
}
