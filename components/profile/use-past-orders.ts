import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pastOrders } from '@/lib/api/order-answers'
import { callAccounts } from '@/lib/browser/call-accounts'
import { followOrders } from '@/lib/browser/follow-orders'
import { profileFreshness, queryClient } from '@/lib/browser/query-client'
import { notePlacedOrders } from '@/stores/checkout/note-orders'
import { readOrderKeys } from '@/stores/checkout/placed-orders'

/**
 * Reads orders of an account (id) or `device`; polls while one runs. `isTheirPage`: shows their questions.
 */
export function usePastOrders(owner: string, isTheirPage = false) {
  const answer = useQuery(
    {
      ...profileFreshness,
      queryKey: ['orders', owner],
      // The market updates them.
      refetchOnWindowFocus: 'always',
      async queryFn({ signal }) {
        const body = { keys: readOrderKeys() }
        const answer = await callAccounts('/api/orders/mine', { body, signal, schema: pastOrders })
        if (!answer.ok) throw new Error(answer.error.kind)
        return answer.value.orders
      },
      refetchInterval: ({ state }) => followOrders(state.data, isTheirPage),
    },
    queryClient(),
  )
  const { data } = answer
  useEffect(() => {
    if (data) notePlacedOrders(data)
  }, [data])
  return answer
}
