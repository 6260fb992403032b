import { useEffect, useRef } from 'react'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import { CallFailure } from '../frame/call-failure'
import { useDeskTitle } from '../frame/use-desk-title'
import { AttentionOrders } from './attention-orders'
import { BellSwitch } from './bell-switch'
import { EmptyOrders } from './empty-orders'
import { FilterBar } from './filter-bar'
import { FreshOrders } from './fresh-orders'
import { rememberList } from './last-list'
import { MoreOrders } from './more-orders'
import { addressOf, useOrderFilters } from './order-filters'
import { OrderRows } from './order-rows'
import { OrderSkeletons } from './order-skeletons'
import { OrderTabs } from './order-tabs'
import { useHeldOrders } from './use-held-orders'
import { useOrders } from './use-orders'
import { useRowKeys } from './use-row-keys'

/** The orders of the market, what needs a person first; new ones come by themselves. */
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
  useDeskTitle(copy.title)
  useRowKeys(list)
  const address = addressOf(filters)
  useEffect(() => rememberList(address), [address])

  return (
    <>
      <div className="desk-orders-head">
        <h1 className="section-title">{copy.title}</h1>
        <BellSwitch />
      </div>
      <OrderTabs filters={filters} counts={first?.counts} />
      <FilterBar filters={filters} cities={first?.cities ?? []} onChange={change} />
      <div ref={list} aria-busy={!isReady || isPlaceholderData} className="desk-orders">
        {error && !first ? (
          <CallFailure error={error} onRetry={() => void found.refetch()} />
        ) : !isReady ? (
          <OrderSkeletons />
        ) : (
          <>
            <FreshOrders count={freshCount} onShow={accept} />
            <AttentionOrders orders={attention} />
            <OrderRows orders={shown} />
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
