import type { StoreApiError } from '../store/errors.ts'

/** What our own API says when the store did not do its part. */
export function storeProblem(error: StoreApiError): 'store-busy' | 'store-timeout' | 'store-failed' {
  if (error.kind === 'timeout') return 'store-timeout'
  return error.kind === 'rate-limited' || error.status === 503 ? 'store-busy' : 'store-failed'
}
