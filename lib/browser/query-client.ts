import './translated-page.ts'

import { onlineManager, QueryClient } from '@tanstack/react-query'

let opened: QueryClient | null = null

/** Of what belongs to an account: asked anew after 30 s, and not kept once it is not shown (milliseconds). */
export const profileFreshness = { staleTime: 30_000, gcTime: 0 } as const

/** The one client for all that the browser keeps asking: quote, stock, suggestions, session, profile. */
export function queryClient(): QueryClient {
  if (opened) return opened
  opened = new QueryClient({ defaultOptions: { queries: { retry: 1 } } })
  // It takes a page to be online until an event says otherwise: on one opened without a connection, its return would be no news.
  onlineManager.setOnline(navigator.onLine)
  // What a provider would do: follow focus and connection.
  opened.mount()
  return opened
}

/** First words of the keys of answers that are about the current user, and do not name whom. */
const personal: readonly unknown[] = ['bought-products', 'orders', 'placed-order']

export function readOrdersAnew(): Promise<void> {
  const ofOrders: readonly unknown[] = ['orders', 'placed-order', 'message-order']
  return queryClient().invalidateQueries({ predicate: ({ queryKey }) => ofOrders.includes(queryKey[0]) })
}

/** A user signed in or out: what was answered about the one before is shown no more, and asked anew. */
export function resetPersonalAnswers(): void {
  void queryClient().resetQueries({ predicate: ({ queryKey }) => personal.includes(queryKey[0]) })
}
