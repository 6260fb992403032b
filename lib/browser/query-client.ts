import './translated-page.ts'

import { onlineManager, QueryClient } from '@tanstack/react-query'

let opened: QueryClient | null = null

/** Milliseconds; account data is refetched after 30 s and dropped once hidden. */
export const profileFreshness = { staleTime: 30_000, gcTime: 0 } as const

export function queryClient(): QueryClient {
  if (opened) return opened
  opened = new QueryClient({ defaultOptions: { queries: { retry: 1 } } })
  // Otherwise a page opened offline would miss its reconnection.
  onlineManager.setOnline(navigator.onLine)
  opened.mount()
  return opened
}

const personal: readonly unknown[] = ['bought-products', 'orders']

export function readOrdersAnew(): Promise<void> {
  const ofOrders: readonly unknown[] = ['orders', 'message-order']
  return queryClient().invalidateQueries({ predicate: ({ queryKey }) => ofOrders.includes(queryKey[0]) })
}

/** Drops answers about the previous user after a sign-in or sign-out. */
export function resetPersonalAnswers(): void {
  void queryClient().resetQueries({ predicate: ({ queryKey }) => personal.includes(queryKey[0]) })
}
