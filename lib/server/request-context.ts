import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { processSingleton } from './process-singleton.ts'

type RequestContext = { readonly requestId: string }

export const requestIdHeader = 'x-request-id'

const idShape = /^[\w-]{16,64}$/

const storage = () => processSingleton('request-context', () => new AsyncLocalStorage<RequestContext>())

/** Takes the id from a trusted proxy, or creates one; never trusts a client's. */
export function requestIdOf(
  headers: IncomingHttpHeaders,
  { trustedHops }: { readonly trustedHops: number },
): string {
  const given = headers[requestIdHeader]
  return trustedHops > 0 && typeof given === 'string' && idShape.test(given) ? given : randomUUID()
}

export function runInRequest<Result>(requestId: string, work: () => Result): Result {
  return storage().run({ requestId }, work)
}

/** Runs work shared by many requests outside the one that triggered it. */
export function runOutsideRequests<Result>(work: () => Result): Result {
  return storage().exit(work)
}

/** Returns null for background work, such as catalogue reads, and under `next dev`. */
export function currentRequestId(): string | null {
  return storage().getStore()?.requestId ?? null
}
