import { QueryClient } from '@tanstack/react-query'
import { DeskCallError } from '@/lib/desk/browser/call-desk'

const mostRetries = 2
/** Milliseconds until what is shown, and could not be asked anew, is asked for again. */
const askAgainMs = 10_000

/** What our server has refused, it refuses again; what did not come through may, the next time. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefused = error instanceof DeskCallError && error.status >= 400 && error.status < 500
  return !isRefused && failures < mostRetries
}

/** Milliseconds; false: not by itself. */
function askAgainAfter(error: Error | null): number | false {
  if (error instanceof DeskCallError && error.retryAfterSeconds !== null)
    return error.retryAfterSeconds * 1000
  return error !== null && isWorthRetrying(0, error) ? askAgainMs : false
}

/** With this begins the key of whatever is asked anew after every change of an order. */
export const ordersKey = ['desk', 'orders'] as const

/** Of the walk through the aisles. */
export const aislesKey = [...ordersKey, 'aisles'] as const

/** The desk's own; every key begins with `desk`. */
export const deskQueries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      staleTime: 5000,
      // Without a connection it fails, and the page says so; it is asked again until it is answered.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: ({ state: { data, error } }) => (data === undefined ? false : askAgainAfter(error)),
    },
    // Without a connection a step fails at once and is said to: held back, it would be taken unexpectedly.
    mutations: { networkMode: 'always' },
  },
})
