import type { Result } from '../../domain/result.ts'
import type { StoreApiError } from '../../store/errors.ts'
import type { Send, TransportAnswer, TransportRequest } from './transport.ts'

const maximumRetries = 2
const longestRetryAfterMs = 2000

export type RetryEffects = {
  readonly random: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly now: () => number
}

type RetryOptions = RetryEffects & {
  readonly send: Send
  /** Milliseconds; the first pause is a random part of it, the second of its double. */
  readonly firstPauseMs: number
}

/** Null when the call is not to be repeated. Where the store names a pause, it is kept or nothing is sent. */
function pauseBefore({
  error,
  retry,
  random,
  firstPauseMs,
}: {
  error: StoreApiError
  retry: number
  random: () => number
  firstPauseMs: number
}): number | null {
  // The guard has its own times; a call repeated at once is refused again.
  if (!error.isRetryable || error.kind === 'unavailable' || error.kind === 'overloaded') return null
  if (error.retryAfterSeconds !== null) {
    const pause = error.retryAfterSeconds * 1000
    return pause <= longestRetryAfterMs ? pause : null
  }
  if (error.kind === 'rate-limited') return null
  return random() * firstPauseMs * 2 ** retry
}

/**
 * A read with at most two jittered retries. `timeoutMs` covers them all, pauses included, so that a caller
 * never waits longer than for one slow answer.
 */
export function createRetryingSend({ send, firstPauseMs, random, sleep, now }: RetryOptions) {
  return async (request: TransportRequest): Promise<Result<TransportAnswer, StoreApiError>> => {
    const deadline = now() + request.timeoutMs
    for (let retry = 0; ; retry += 1) {
      const result = await send({ ...request, timeoutMs: deadline - now() })
      if (result.ok || retry === maximumRetries) return result
      const pause = pauseBefore({ error: result.error, retry, random, firstPauseMs })
      if (pause === null || now() + pause >= deadline) return result
      await sleep(pause)
    }
  }
}
