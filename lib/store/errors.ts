import { STATUS_CODES } from 'node:http'

export type StoreApiErrorKind =
  | 'unreachable'
  | 'timeout'
  | 'http'
  | 'rate-limited'
  | 'malformed'
  | 'too-large'
  | 'redirected'
  /** Refused by our own guard, since the store fails: nothing was sent, so there is no doubt what it did. */
  | 'unavailable'
  /** The same, since too many calls are under way. */
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
  /** The upstream's own `code`, for instance `insufficient_inventory`. */
  readonly code: string | null
  readonly upstreamMessages: readonly string[]
  readonly correlationId: string | null
  readonly retryAfterSeconds: number | null
  /** Whether the same read may succeed a little later. It never makes a POST repeatable. */
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

/** `HTTP 404: Not Found`; over HTTP/2 the reason is empty and the standard one takes its place. */
export function httpMessage({ status, statusText }: { status: number; statusText: string }): string {
  return `HTTP ${status}: ${statusText || (STATUS_CODES[status] ?? 'Unknown')}`
}

/** What the operator can do where the whole catalogue cannot be read; null: the error says all there is. */
export function storeAdvice({ status }: StoreApiError): string | null {
  if (status === 404) {
    return 'The store answers 404 (not found). See STORE_ID, and STORE_API_URL, which ends before /store: the shop adds /store and STORE_ID by itself.'
  }
  return null
}

export type StoreProblemKind = 'store-busy' | 'store-down' | 'store-timeout' | 'store-failed'

/** The one mapping from a failed call to the store to what our own API answers. */
export function storeProblem(error: StoreApiError): StoreProblemKind {
  if (error.kind === 'timeout') return 'store-timeout'
  if (error.kind === 'rate-limited' || error.kind === 'overloaded') return 'store-busy'
  const isDown = error.kind === 'unreachable' || error.kind === 'unavailable' || error.status === 503
  return isDown ? 'store-down' : 'store-failed'
}
