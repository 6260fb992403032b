import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pastOrders } from '@/lib/api/order-answers'
import { callAccounts } from '@/lib/browser/call-accounts'
import { profileFreshness, queryClient } from '@/lib/browser/query-client'
import { serverNow } from '@/lib/browser/server-clock'
import { followMs, isUnderWay, type PastOrder, pickingMs } from '@/lib/domain/past-order'
import { notePlacedOrders } from '@/stores/checkout/note-orders'
import { readOrderKeys } from '@/stores/checkout/placed-orders'

/** Milliseconds after which picking is no longer continuous. */
const pickedMs = 60 * 60 * 1000

export function lookAgainMs({ fulfillment, fulfillmentAt, placedAt }: PastOrder, now: number): number {
  const isPicked = fulfillment === 'picking' && now < Date.parse(fulfillmentAt ?? placedAt) + pickedMs
  return isPicked ? pickingMs : followMs
}

/** Milliseconds until the next query, or false when no order can change. */
function followOrders(orders: readonly PastOrder[], isTheirPage: boolean): number | false {
  const now = serverNow()
  const followed = orders.filter((order) => order.state !== 'payment-cancelled' && isUnderWay(order, now))
  if (followed.length === 0) return false
  return isTheirPage ? Math.min(...followed.map((order) => lookAgainMs(order, now))) : followMs
}

type Wish = {
  /** Shows their questions, and polls faster. */
  readonly isTheirPage?: boolean
  /** Key of the only order wanted. */
  readonly only?: string | null
}

/** Reads orders of an account (id) or `device`, once for all that shows them; polls while one runs. */
export function usePastOrders(owner: string, { isTheirPage = false, only = null }: Wish = {}) {
  const answer = useQuery(
    {
      ...profileFreshness,
      queryKey: ['orders', only ?? owner],
      // The market updates them.
      refetchOnWindowFocus: 'always',
      async queryFn({ signal }) {
        const body = only === null ? { keys: readOrderKeys() } : { keys: [only], onlyThese: true }
        const answer = await callAccounts('/api/orders/mine', { body, signal, schema: pastOrders })
        if (!answer.ok) throw new Error(answer.error.kind)
        return answer.value.orders
      },
      refetchInterval: ({ state: { data = [] } }) => followOrders(data, isTheirPage),
    },
    queryClient(),
  )
  const { data } = answer
  useEffect(() => {
    if (data) notePlacedOrders(data)
  }, [data])
  return answer
}
