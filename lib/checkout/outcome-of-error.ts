import type { OrderState } from '../domain/order.ts'
import { type StoreApiError, type StoreProblemKind, storeProblem } from '../store/errors.ts'

type FailedState = Extract<OrderState, 'refused' | 'failed' | 'unknown'>

type Outcome = { readonly state: FailedState; readonly kind: StoreProblemKind | 'checkout-unknown' }

/** `refused` and `failed` may be tried again; `unknown` may have opened a payment. */
export function outcomeOfError(error: StoreApiError): Outcome {
  const state = stateOf(error)
  return { state, kind: state === 'unknown' ? 'checkout-unknown' : storeProblem(error) }
}

function stateOf(error: StoreApiError): FailedState {
  switch (error.kind) {
    case 'unreachable':
      return wasNeverReached(error) ? 'refused' : 'unknown'
    case 'timeout':
    case 'malformed':
    case 'too-large':
      return 'unknown'
    case 'rate-limited':
    case 'unavailable':
    case 'overloaded':
      return 'refused'
    case 'redirected':
      // A server answers a completed POST with 303.
      return error.status === 303 ? 'unknown' : 'refused'
    case 'http':
      if (error.status === 503) return 'refused'
      // Cloudflare: 520 is an unreadable answer, 524 a timeout.
      if (error.status === 504 || error.status === 520 || error.status === 524) return 'unknown'
      return error.status !== null && error.status < 500 ? 'refused' : 'failed'
  }
}

const codesBeforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EAI_NODATA',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** True when the connection failed before any byte was sent: name, route, port or certificate. */
export function wasNeverReached(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // One error for each address tried: all must have failed that early.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(wasNeverReached)
  const { code } = error as NodeJS.ErrnoException
  return (code !== undefined && codesBeforeSending.has(code)) || wasNeverReached(error.cause)
}

/** Picks fields for the log; includes only system messages, which quote no input. */
export function errorFields(error: unknown): { error: string; code?: string; message?: string } {
  if (!(error instanceof Error)) return { error: typeof error }
  const { code } = error as NodeJS.ErrnoException
  return code === undefined
    ? { error: error.name }
    : { error: error.name, code: String(code), message: error.message }
}
