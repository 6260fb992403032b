import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DeskOrderPage } from '@/lib/desk/api/orders'
import { readDesk } from '@/lib/desk/browser/call-desk'
import { ordersKey } from '../desk-queries'
import { type OrderFilters, parametersOf } from './order-filters'

const path = (parameters: URLSearchParams) => `/api/desk/orders?${parameters}`

/**
 * A list in pages, and before it what needs a person where that is among what is
 * to be worked on. What is searched for is asked for once, all of it in the list: searches by numbers are counted
 * (trust S45).
 */
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
  // One that was begun between two pages would stand in both.
  const listed = new Map(pages?.flatMap(({ orders }) => orders).map((order) => [order.code, order]))
  return {
    ...list,
    // Nothing moves when what stands above comes: all of it is shown at once.
    isReady: pages !== undefined && !(isApart && urgent.isPending),
    /** Of the newest answer. */
    first: pages?.[0],
    attention,
    orders: [...listed.values()].filter(({ code }) => !isUrgent.has(code)),
  }
}
