import { createThrottledLog, log } from '../log.ts'
import { meters } from '../metrics/meters.ts'
import { processSingleton } from '../process-singleton.ts'
import { openCounters } from './open-counters.ts'
import { type LimitName, limitsOfMinute, type RateLimiter, sharedLimits } from './rate-limits.ts'

function getRateLimiter(): RateLimiter {
  return processSingleton('rate-limiter', () => {
    const local = openCounters(limitsOfMinute, { isShared: false })
    const shared = openCounters(limitsOfMinute, { isShared: true })
    return { take: (limit, key) => (sharedLimits.includes(limit) ? shared : local).take(limit, key) }
  })
}

const countRefused = () =>
  processSingleton('refused-calls', () =>
    createThrottledLog((limit: LimitName, refused) => log('warn', 'request.limited', { limit, refused })),
  )

export type Counted = { readonly limit: LimitName; readonly key: string }

/** Counts one call (trust S11). Returns the seconds to wait when over the limit, else null. */
export async function consumeRateLimit(limit: LimitName, key: string): Promise<number | null> {
  const retryAfterSeconds = await getRateLimiter().take(limit, key)
  if (retryAfterSeconds !== null) {
    countRefused()(limit)
    meters()?.limitedRequests.inc({ limit })
  }
  return retryAfterSeconds
}
