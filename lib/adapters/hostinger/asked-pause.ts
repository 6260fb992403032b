import { StoreApiError } from '../../store/errors.ts'

/** Milliseconds: a store that names an hour is asked once a minute whether it takes calls again. */
const longestMs = 60_000

/** The pause that a store asks for with 429 and Retry-After. */
export function createAskedPause(now: () => number) {
  let endsAt = 0
  return {
    note({ kind, retryAfterSeconds }: StoreApiError): void {
      if (kind !== 'rate-limited' || retryAfterSeconds === null) return
      endsAt = Math.max(endsAt, now() + Math.min(retryAfterSeconds * 1000, longestMs))
    },
    /** What the store would say now, with the rest of its time; null when it may be asked. */
    rest(): StoreApiError | null {
      const restMs = endsAt - now()
      // Longer than any: the clock was put back.
      if (restMs <= 0 || restMs > longestMs) return null
      return new StoreApiError({
        kind: 'rate-limited',
        status: 429,
        message: 'Store was not called: it asked for a pause',
        retryAfterSeconds: Math.ceil(restMs / 1000),
      })
    },
  }
}
