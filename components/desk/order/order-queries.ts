import { useQuery } from '@tanstack/react-query'
import type { DeskAisles } from '@/lib/desk/api/aisles'
import type { DeskOrder } from '@/lib/desk/api/orders'
import { readDesk } from '@/lib/desk/browser/call-desk'
import { withPicksOf } from '../aisles/with-picks-of'
import { aislesKey, deskQueries, ordersKey } from '../desk-queries'

/** Where an order is asked for, or a part of it. */
export const orderPath = (code: string, part = '') => `/api/desk/orders/${code}${part}`

const keyOf = (code: string) => [...ordersKey, 'one', code] as const

/** An order as the server has it. */
export function useServerOrder(code: string) {
  return useQuery({
    queryKey: keyOf(code),
    queryFn: ({ signal }) => readDesk<DeskOrder>(orderPath(code), signal),
  })
}

/** Puts an answer of the server in place of what was known; one that is still on its way is older. */
export async function keepOrder(order: DeskOrder): Promise<void> {
  const queryKey = keyOf(order.code)
  await deskQueries.cancelQueries({ queryKey })
  deskQueries.setQueryData(queryKey, order)
  // On the walk too: a tick that was saved stays ticked until all of it is read anew.
  deskQueries.setQueriesData<DeskAisles>(
    { queryKey: aislesKey },
    (aisles) => aisles && withPicksOf(order, aisles),
  )
}

/** Asks for an order anew. */
export function refreshOrder(code: string): Promise<void> {
  return deskQueries.invalidateQueries({ queryKey: keyOf(code) })
}
