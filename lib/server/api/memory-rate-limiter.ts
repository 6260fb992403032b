import { createMemoryCounters, type Limit } from './memory-counters.ts'
import { callsPerMinute, type LimitName, type RateLimiter } from './rate-limits.ts'

type Options = {
  /** Multiplies every limit. */
  readonly scale: number
  /** Unguessable, so that nobody can aim at another's counter. */
  readonly salt: string
  /** Counters per limit at most. */
  readonly counters?: number
}

/** The limits of a minute, counted in this process. */
export function createMemoryRateLimiter(options: Options): RateLimiter {
  const limits = Object.fromEntries(
    Object.entries(callsPerMinute).map(([name, calls]) => [name, { calls, seconds: 60 }]),
  ) as Record<LimitName, Limit>
  return createMemoryCounters({ ...options, limits })
}
