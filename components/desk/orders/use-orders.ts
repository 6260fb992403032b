import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DeskOrderPage } from '@/lib/desk/api/orders'
import { readDesk } from '@/lib/desk/browser/call-desk'
import { ordersKey } from '../desk-queries'
import { type OrderFilters, parametersOf } from './order-filters'

const path = (parameters: URLSearchParams) => `/api/desk/orders?${parameters}`

/** Pages of a list, preceded by urgent orders in work lists; a search uses one query (trust S45). */
export function useOrders(filters: OrderFilters) {
  const asked = parametersOf(filters).toString()
  const list = useInfiniteQuery({
    queryKey: [...ordersKey, 'list', asked],
    queryFn({ pageParam, signal }) {
      const parameters = new URLSearchParams(asked)
      if (pageParam !== '') parameters.set('after', pageParam)
      return readDesk<DeskOrderPage>(path(parameters), signal)
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const isApart = filters.view === 'working' && filters.q === ''
  const urgent = useQuery({
    queryKey: [...ordersKey, 'attention', asked],
    queryFn({ signal }) {
      const parameters = new URLSearchParams(asked)
      parameters.set('view', 'attention')
      return readDesk<DeskOrderPage>(path(parameters), signal)
    },
    enabled: isApart,
    placeholderData: keepPreviousData,
  })
  const pages = list.data?.pages
  const attention = isApart ? (urgent.data?.orders ?? []) : []
  const isUrgent = new Set(attention.map(({ code }) => code))
  // An order started between two pages is on both.
  const listed = new Map(pages?.flatMap(({ orders }) => orders).map((order) => [order.code, order]))
  return {
    ...list,
    // Waits for urgent orders too, so that nothing moves.
    isReady: pages !== undefined && !(isApart && urgent.isPending),
    first: pages?.[0],
    attention,
    orders: [...listed.values()].filter(({ code }) => !isUrgent.has(code)),
  }
}
