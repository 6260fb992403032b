import { randomBytes, randomUUID } from 'node:crypto'
import { clientAddressHeader, groupedAddress } from '../client-address.ts'
import { createCountedLog } from '../counted-log.ts'
import { getEnvironment } from '../environment/environment.ts'
import { log } from '../log.ts'
import { processSingleton } from '../process-singleton.ts'
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

const countRefused = () =>
  processSingleton('refused-calls', () =>
    createCountedLog((limit: LimitName, refused) => log('warn', 'request.limited', { limit, refused })),
  )

/** Counts one call of this address (trust S11). Seconds to wait when it is one too many, else null. */
export async function secondsToWait(limit: LimitName, address: string): Promise<number | null> {
  const seconds = await getRateLimiter().take(limit, address)
  if (seconds !== null) countRefused()(limit)
  return seconds
}

/** A 429 problem with Retry-After when this client calls too often (trust S11), else null. */
export async function limitOf(
  limit: LimitName,
  { headers }: { readonly headers: Headers },
): Promise<Response | null> {
  const retryAfterSeconds = await secondsToWait(limit, addressIn(headers))
  if (retryAfterSeconds === null) return null
  return problemResponse('too-many-requests', { requestId: randomUUID(), retryAfterSeconds })
}

/** `next dev` has no server of ours that tells the address; there Next notes the socket's in X-Forwarded-For. */
function addressIn(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return headers.get(clientAddressHeader) ?? groupedAddress(last) ?? 'unknown'
}
