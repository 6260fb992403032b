import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { callsPerMinute, type LimitName, type RateLimiter } from './rate-limits.ts'

type Options = {
  /** Multiplies every limit. */
  readonly scale: number
  /** Unguessable, so that nobody can aim at another's counter. */
  readonly salt: string
  /** Counters per limit at most. */
  readonly counters?: number
}

/**
 * Counters in this process. An address leads to one of a fixed number of them by a salted hash: memory stays
 * bounded however many addresses come (about 10 MB if all are in use), no address is kept, and the two of some
 * thousands who share one by chance share a limit that is generous enough for both.
 */
export function createMemoryRateLimiter({ scale, salt, counters = 16_384 }: Options): RateLimiter {
  const limiters = new Map(
    Object.entries(callsPerMinute).map(([limit, calls]) => [
      limit as LimitName,
      new RateLimiterMemory({ points: Math.max(1, Math.round(calls * scale)), duration: 60 }),
    ]),
  )

  function counterOf(address: string): number {
    const hash = createHash('sha256').update(salt).update(address).digest()
    return hash.readUInt32BE(0) % counters
  }

  return {
    async take(limit, address) {
      try {
        await limiters.get(limit)?.consume(counterOf(address))
        return null
      } catch (refusal) {
        // A counter that fails (it is no refusal then) must not close the shop (trust R20).
        if (!isRefusal(refusal)) return null
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
  }
}

function isRefusal(value: unknown): value is { readonly msBeforeNext: number } {
  return typeof value === 'object' && value !== null && 'msBeforeNext' in value
}
