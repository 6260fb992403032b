import { buildPushPayload } from '@block65/webcrypto-web-push'
import { isPushEndpoint, type PushMessage, type PushTarget } from '../../domain/push.ts'
import { getProcessEnvironment } from '../environment/environment.ts'
import type { PushKey } from './push-key.ts'

/** What browsers subscribe with; null: nothing is pushed. */
export const pushPublicKey = (): string | null => getProcessEnvironment().push?.key.publicKey ?? null

/** Whether messages may be sent there. */
export const isKnownEndpoint = (endpoint: string) =>
  isPushEndpoint(endpoint, getProcessEnvironment().push?.hosts)

/** Null: nothing is pushed. */
export function getPushSender(): SendPush | null {
  const { push } = getProcessEnvironment()
  return push && createPushSender({ ...push, isAllowed: isKnownEndpoint })
}

/**
 * `gone`: the browser takes none any more. `refused`: this message is not taken, nor would it be later. `later`: it may be
 * tried again, at the earliest in so many milliseconds where the service says it.
 */
export type PushOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'later'; readonly status: number | null; readonly afterMs: number | null }

export type SendPush = (target: PushTarget, message: PushMessage) => Promise<PushOutcome>

type Options = {
  readonly key: PushKey
  /** Whom a push service can turn to: `mailto:` or https. */
  readonly subject: string
  /** Whether the address may be called at all. */
  readonly isAllowed: (endpoint: string) => boolean
  readonly fetch?: typeof fetch
}

/** Milliseconds. */
const timeoutMs = 10_000
/** Seconds that a service keeps it for a phone that is off: later, the order is somewhere else. */
const ttlSeconds = 4 * 60 * 60
const longestPauseMs = 60 * 60_000

/** The service knows the browser no more, or knows it with another key of ours. */
const goneStatuses = [403, 404, 410]
const busyStatuses = [408, 425, 429]

/** Sends one message, encrypted for its browser alone (RFC 8291). Follows no redirect, and reads no answer. */
export function createPushSender({ key, subject, isAllowed, fetch: call = fetch }: Options): SendPush {
  return async ({ endpoint, p256dh, auth }, message) => {
    if (!isAllowed(endpoint)) return { kind: 'gone' }
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
    const options = { ttl: ttlSeconds, urgency: 'high' } as const
    const { headers, method, body } = await buildPushPayload({ data: message, options }, subscription, {
      ...key,
      subject,
    })
    // Node counts the bytes itself.
    const { 'content-length': _length, ...sent } = headers
    const request = { method, headers: sent, body, redirect: 'manual', credentials: 'omit' } as const
    try {
      const answer = await call(endpoint, { ...request, signal: AbortSignal.timeout(timeoutMs) })
      await answer.body?.cancel()
      return outcomeOf(answer)
    } catch {
      return { kind: 'later', status: null, afterMs: null }
    }
  }
}

function outcomeOf({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (goneStatuses.includes(status)) return { kind: 'gone' }
  if (status < 500 && !busyStatuses.includes(status)) return { kind: 'refused', status }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  const afterMs = Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), longestPauseMs) : null
  return { kind: 'later', status, afterMs }
}
