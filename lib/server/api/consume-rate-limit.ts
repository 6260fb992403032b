import { randomBytes } from 'node:crypto'
import { clientAddressHeader, groupedAddress } from '../client-address.ts'
import { createCountedLog } from '../counted-log.ts'
import { getEnvironment } from '../environment/environment.ts'
import { log } from '../log.ts'
import { processSingleton } from '../process-singleton.ts'
import { createMemoryRateLimiter } from './memory-rate-limiter.ts'
import type { LimitName, RateLimiter } from './rate-limits.ts'

/** The one rate limiter of this process. */
function getRateLimiter(): RateLimiter {
  return processSingleton('rate-limiter', () =>
    createMemoryRateLimiter({
      scale: getEnvironment().rateLimitScale,
      salt: randomBytes(16).toString('hex'),
    }),
  )
}

const countRefused = () =>
  processSingleton('refused-calls', () =>
    createCountedLog((limit: LimitName, refused) => log('warn', 'request.limited', { limit, refused })),
  )

/** Counts one call of this address (trust S11). Seconds to wait when it is one too many, else null. */
export async function consumeRateLimit(limit: LimitName, address: string): Promise<number | null> {
  const retryAfterSeconds = await getRateLimiter().take(limit, address)
  if (retryAfterSeconds !== null) countRefused()(limit)
  return retryAfterSeconds
}

/** For whom a call counts. `next dev` has no server of ours that notes the address; there Next notes the socket's in X-Forwarded-For. */
export function countedAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return headers.get(clientAddressHeader) ?? groupedAddress(last) ?? 'unknown'
}
