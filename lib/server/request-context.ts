import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { processSingleton } from './process-singleton.ts'

/** What is known of a request wherever its work is done. */
type RequestContext = { readonly requestId: string }

/** On every answer of our API, in its problems, in the log, and on the calls to the store. */
export const requestIdHeader = 'x-request-id'

// As proxies make them: 32 hexadecimal digits, a UUID, or a little more.
const idShape = /^[\w-]{16,64}$/

const storage = () => processSingleton('request-context', () => new AsyncLocalStorage<RequestContext>())

/** The id that a proxy of the operator gave a request, or a new one. From anybody else it would be a word of the client's. */
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

/** Runs what is done for many, and begun by one of them by chance. */
export function runOutsideRequests<Result>(work: () => Result): Result {
  return storage().exit(work)
}

/** Null for background work, as the readings of the catalogue, and under `next dev`. */
export function currentRequestId(): string | null {
  return storage().getStore()?.requestId ?? null
}
