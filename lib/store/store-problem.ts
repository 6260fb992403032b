import type { StoreApiError } from './errors.ts'

export type StoreProblemKind = 'store-busy' | 'store-timeout' | 'store-failed'

/**
 * The one mapping from a failed call to the store to what our own API answers. Whether a checkout may have been opened
 * all the same is another question: `lib/checkout/outcome-of-error.ts`.
 */
export function storeProblem(error: StoreApiError): StoreProblemKind {
  if (error.kind === 'timeout') return 'store-timeout'
  const isBusy = error.kind === 'rate-limited' || error.kind === 'unavailable' || error.status === 503
  return isBusy ? 'store-busy' : 'store-failed'
}
