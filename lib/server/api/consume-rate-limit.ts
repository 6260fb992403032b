import { clientAddressHeader, groupedAddress } from '../client-address.ts'
import { log } from '../log.ts'
import { meters } from '../metrics/meters.ts'
import { processSingleton } from '../process-singleton.ts'
import { createThrottledLog } from '../throttled-log.ts'
import { openCounters } from './open-counters.ts'
import { type LimitName, limitsOfMinute, type RateLimiter, sharedLimits } from './rate-limits.ts'

/** The one rate limiter of this process. */
function getRateLimiter(): RateLimiter {
  return processSingleton('rate-limiter', () => {
    const local = openCounters(limitsOfMinute, { isShared: false })
    const shared = openCounters(limitsOfMinute, { isShared: true })
    return {
      take: (limit, address) => (sharedLimits.includes(limit) ? shared : local).take(limit, address),
    }
  })
}

const countRefused = () =>
  processSingleton('refused-calls', () =>
    createThrottledLog((limit: LimitName, refused) => log('warn', 'request.limited', { limit, refused })),
  )

/** Counts one call of this address (trust S11). Seconds to wait when it is one too many, else null. */
export async function consumeRateLimit(limit: LimitName, address: string): Promise<number | null> {
  const retryAfterSeconds = await getRateLimiter().take(limit, address)
  if (retryAfterSeconds !== null) {
    countRefused()(limit)
    meters()?.limitedRequests.inc({ limit })
  }
  return retryAfterSeconds
}

/** For whom a call counts. `next dev` has no server of ours that notes the address; there Next notes the socket's in X-Forwarded-For. */
export function countedAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return headers.get(clientAddressHeader) ?? groupedAddress(last) ?? 'unknown'
}
