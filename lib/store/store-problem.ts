import type { StoreApiError } from './errors.ts'

export type StoreProblemKind = 'store-busy' | 'store-down' | 'store-timeout' | 'store-failed'

/**
 * The one mapping from a failed call to the store to what our own API answers. Whether a checkout may have been opened
 * all the same is another question: `lib/checkout/outcome-of-error.ts`.
 */
export function storeProblem(error: StoreApiError): StoreProblemKind {
  if (error.kind === 'timeout') return 'store-timeout'
  if (error.kind === 'rate-limited' || error.kind === 'overloaded') return 'store-busy'
  const isDown = error.kind === 'unreachable' || error.kind === 'unavailable' || error.status === 503
  return isDown ? 'store-down' : 'store-failed'
}
