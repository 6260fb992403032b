import {
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  isBrokenCircuitError,
  isBulkheadRejectedError,
} from 'cockatiel'
import { failure, type Result } from '../../domain/result.ts'
import { StoreApiError } from '../../store/errors.ts'
import type { Send, TransportAnswer, TransportRequest } from './transport.ts'

/** Milliseconds: a store that names an hour is asked once a minute whether it takes calls again. */
const longestMs = 60_000

function createAskedPause(now: () => number) {
  let endsAt = 0
  return {
    note({ kind, retryAfterSeconds }: StoreApiError): void {
      if (kind !== 'rate-limited' || retryAfterSeconds === null) return
      endsAt = Math.max(endsAt, now() + Math.min(retryAfterSeconds * 1000, longestMs))
    },
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

/** Extras are what the shop does without where the store has none: they break nothing but themselves. */
export type UpstreamName = 'reads' | 'extras' | 'checkouts'

export type GuardLimits = {
  readonly places: number
  readonly queue: number
  /** Failures one after the other that open the breaker. */
  readonly failures: number
  /** Milliseconds without any call before one may try again. */
  readonly restMs: number
}

export type BreakerChange = { readonly upstream: UpstreamName; readonly isOpen: boolean }

/** A store that hangs costs each of its first callers a timeout, and then no one any more. */
export const guardLimits: Readonly<Record<UpstreamName, GuardLimits>> = {
  reads: { places: 32, queue: 64, failures: 5, restMs: 2000 },
  extras: { places: 4, queue: 4, failures: 5, restMs: 5000 },
  checkouts: { places: 48, queue: 16, failures: 5, restMs: 5000 },
}

/** Milliseconds that others wait for the one call that tries whether the store is back. */
const probeTimeoutMs = 250

/** A call that was not sent: `resting`, the breaker is open, or the store asked for a pause; `overloaded`, too many are under way. */
export type RefusedCall = {
  readonly upstream: UpstreamName
  readonly reason: 'resting' | 'overloaded'
}

type Options = {
  readonly upstream: UpstreamName
  readonly send: Send
  readonly limits: GuardLimits
  readonly now: () => number
  readonly onBreaker: (change: BreakerChange) => void
  readonly onRefused?: (refused: RefusedCall) => void
}

/** Limits and breaks calls to one side of the store (trust R7, R59); only silence, resets and 5xx are failures. */
export function createGuardedSend({
  upstream,
  send,
  limits,
  now,
  onBreaker,
  onRefused = () => undefined,
}: Options): Send {
  const { places, queue, failures, restMs } = limits
  const waiting = bulkhead(places, queue)
  const pause = createAskedPause(now)
  const breaker = circuitBreaker(handleWhenResult(isDistress), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: restMs,
  })
  let isOpen = false
  breaker.onStateChange((state) => {
    // A try that fails opens it anew: it was not closed in between.
    if (state === CircuitState.HalfOpen || isOpen === (state === CircuitState.Open)) return
    isOpen = !isOpen
    onBreaker({ upstream, isOpen })
  })

  function refuse(reason: RefusedCall['reason']): Result<never, StoreApiError> {
    onRefused({ upstream, reason })
    return unavailable(reason, restMs)
  }

  /** Resolves when the one try is over, or when it takes long. */
  function probeOver(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, probeTimeoutMs)
      const listener = breaker.onStateChange(done)
      function done(): void {
        clearTimeout(timer)
        listener.dispose()
        resolve()
      }
    })
  }

  function heldBack(): Result<never, StoreApiError> | null {
    const error = pause.rest()
    if (error) onRefused({ upstream, reason: 'resting' })
    return error && failure(error)
  }

  async function sendNoting(request: TransportRequest): ReturnType<Send> {
    const result = await send(request)
    if (!result.ok) pause.note(result.error)
    return result
  }

  return async (request) => {
    const start = now()
    const held = heldBack()
    if (held) return held
    try {
      return await waiting.execute(async () => {
        const heldMeanwhile = heldBack()
        if (heldMeanwhile) return heldMeanwhile
        if (breaker.state === CircuitState.HalfOpen) await probeOver()
        // The breaker itself would let callers wait for the whole of a try.
        if (breaker.state === CircuitState.HalfOpen) return refuse('resting')
        const timeoutMs = request.timeoutMs - (now() - start)
        // Too little is left for a fair answer, and a POST that is cut off leaves everyone in doubt.
        if (timeoutMs < request.timeoutMs / 2) return refuse('overloaded')
        return breaker.execute(() => sendNoting({ ...request, timeoutMs }))
      })
    } catch (error) {
      if (isBulkheadRejectedError(error)) return refuse('overloaded')
      if (isBrokenCircuitError(error)) return refuse('resting')
      throw error
    }
  }
}

function isDistress(result: unknown): boolean {
  const { ok, error } = result as Result<TransportAnswer, StoreApiError> & { readonly error?: StoreApiError }
  if (ok || !error) return false
  return (
    error.kind === 'unreachable' ||
    error.kind === 'timeout' ||
    (error.kind === 'http' && (error.status ?? 0) >= 500)
  )
}

/** For the caller it is what a store says that cannot take calls now: 503. */
function unavailable(reason: RefusedCall['reason'], restMs: number): Result<never, StoreApiError> {
  return failure(
    new StoreApiError({
      kind: reason === 'resting' ? 'unavailable' : 'overloaded',
      status: 503,
      message: `Store was not called: ${reason === 'resting' ? 'it failed too often' : 'too many calls are under way'}`,
      retryAfterSeconds: Math.max(1, Math.ceil(restMs / 1000)),
    }),
  )
}
