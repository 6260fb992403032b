import { QueryClient } from '@tanstack/react-query'
import { DeskCallError } from '@/lib/desk/browser/call-desk'

const mostRetries = 2
/** Milliseconds before a failed refresh is retried. */
const askAgainMs = 10_000

/** Retries only failures that can change; refusals are final. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefused = error instanceof DeskCallError && error.status >= 400 && error.status < 500
  return !isRefused && failures < mostRetries
}

/** Milliseconds; false for no automatic retry. */
function askAgainAfter(error: Error | null): number | false {
  if (error instanceof DeskCallError && error.retryAfterSeconds !== null)
    return error.retryAfterSeconds * 1000
  return error !== null && isWorthRetrying(0, error) ? askAgainMs : false
}

/** Prefix of queries refetched after every change of an order. */
export const ordersKey = ['desk', 'orders'] as const

export const aislesKey = [...ordersKey, 'aisles'] as const

/** Query client of the desk; every key begins with `desk`. */
export const deskQueries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      staleTime: 5000,
      // Fails while offline, so that the page can say so, and retries.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: ({ state: { data, error } }) => (data === undefined ? false : askAgainAfter(error)),
    },
    // Fails at once while offline; a queued step would run unexpectedly later.
    mutations: { networkMode: 'always' },
  },
})
