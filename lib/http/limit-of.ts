import { randomBytes, randomUUID } from 'node:crypto'
import { getEnvironment } from '../env/environment.ts'
import { log } from '../log.ts'
import { processSingleton } from '../process-singleton.ts'
import { clientAddressHeader, groupedAddress } from './client-address.ts'
import { createMemoryRateLimiter } from './memory-rate-limiter.ts'
import { problemResponse } from './problem.ts'
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

/** A 429 problem with Retry-After when this client calls too often (trust S11), else null. */
export async function limitOf(
  limit: LimitName,
  { headers }: { readonly headers: Headers },
): Promise<Response | null> {
  const retryAfterSeconds = await getRateLimiter().take(limit, addressIn(headers))
  if (retryAfterSeconds === null) return null
  const requestId = randomUUID()
  log('warn', 'request.limited', { requestId, limit })
  return problemResponse('too-many-requests', { requestId, retryAfterSeconds })
}

/** `next dev` has no server of ours that tells the address; there Next notes the socket's in X-Forwarded-For. */
function addressIn(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return headers.get(clientAddressHeader) ?? groupedAddress(last) ?? 'unknown'
}
