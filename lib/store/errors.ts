import { STATUS_CODES } from 'node:http'

export type StoreApiErrorKind =
  | 'unreachable'
  | 'timeout'
  | 'http'
  | 'rate-limited'
  | 'malformed'
  | 'too-large'
  | 'redirected'
  /** Refused by our circuit breaker: nothing was sent. */
  | 'unavailable'
  /** Refused for too many open calls: nothing was sent. */
  | 'overloaded'

export type StoreApiErrorDetails = {
  readonly kind: StoreApiErrorKind
  readonly message: string
  readonly status?: number
  readonly code?: string | null
  readonly upstreamMessages?: readonly string[]
  readonly correlationId?: string | null
  readonly retryAfterSeconds?: number | null
  readonly cause?: unknown
}

const retryableStatuses = new Set([408, 429, 500, 502, 503, 504])

export class StoreApiError extends Error {
  readonly kind: StoreApiErrorKind
  readonly status: number | null
  /** Upstream's `code`, such as `insufficient_inventory`. */
  readonly code: string | null
  readonly upstreamMessages: readonly string[]
  readonly correlationId: string | null
  readonly retryAfterSeconds: number | null
  /** Retrying the same read may succeed. Never makes a POST repeatable. */
  readonly isRetryable: boolean

  constructor(details: StoreApiErrorDetails) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'StoreApiError'
    this.kind = details.kind
    this.status = details.status ?? null
    this.code = details.code ?? null
    this.upstreamMessages = details.upstreamMessages ?? []
    this.correlationId = details.correlationId ?? null
    this.retryAfterSeconds = details.retryAfterSeconds ?? null
    this.isRetryable =
      details.kind === 'unreachable' ||
      details.kind === 'timeout' ||
      (details.kind !== 'redirected' && details.status !== undefined && retryableStatuses.has(details.status))
  }
}

/** Formats `HTTP 404: Not Found`; HTTP/2 has no reason, so the standard one is used. */
export function httpMessage({ status, statusText }: { status: number; statusText: string }): string {
  return `HTTP ${status}: ${statusText || (STATUS_CODES[status] ?? 'Unknown')}`
}

/** Advises the operator on an unreadable catalogue; null: the error says it all. */
export function storeAdvice({ status }: StoreApiError): string | null {
  if (status === 404) {
    return 'The store answers 404 (not found). See STORE_ID, and STORE_API_URL, which ends before /store: the shop adds /store and STORE_ID by itself.'
  }
  return null
}

export type StoreProblemKind = 'store-busy' | 'store-down' | 'store-timeout' | 'store-failed'

/** Maps a failed store call to our API's problem. */
export function storeProblem(error: StoreApiError): StoreProblemKind {
  if (error.kind === 'timeout') return 'store-timeout'
  if (error.kind === 'rate-limited' || error.kind === 'overloaded') return 'store-busy'
  const isDown = error.kind === 'unreachable' || error.kind === 'unavailable' || error.status === 503
  return isDown ? 'store-down' : 'store-failed'
}
