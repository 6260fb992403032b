import { noteServerTime } from '../../browser/server-clock.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { deskUserHeader } from '../api/calls.ts'
import { deskCallCopy } from '../copy/problems.ts'

const listeners = new Set<() => void>()

/** Called for every answer without a session; returns a stop function. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function notifySignedOut(): void {
  for (const listener of listeners) listener()
}

/** Milliseconds; longer than any server work except a full catalogue reading. */
const usualTimeoutMs = 20_000

/** `unreachable` means no answer, `unreadable` a foreign one; otherwise the server's problem kind. */
export type DeskCallKind = 'unreachable' | 'unreadable' | (string & {})

let shownUser = ''

/** Sets the user that later calls act for; empty for none. */
export function callDeskAs(user: string): void {
  shownUser = user
}

type Details = {
  readonly kind: DeskCallKind
  /** 0 without an answer. */
  readonly status: number
  /** Portuguese text for display. */
  readonly message: string
  readonly retryAfterSeconds?: number | null
}

export class DeskCallError extends Error {
  readonly kind: DeskCallKind
  readonly status: number
  readonly retryAfterSeconds: number | null

  constructor({ kind, status, message, retryAfterSeconds = null }: Details) {
    super(message)
    this.name = 'DeskCallError'
    this.kind = kind
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Throws DeskCallError; trusts our server's answers by their type. */
export function readDesk<T>(path: string, signal?: AbortSignal): Promise<T> {
  return call<T>(path, {}, { signal })
}

export function postDesk<T>(
  path: string,
  body: object,
  { timeoutMs }: { readonly timeoutMs?: number } = {},
): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return call<T>(path, { method: 'POST', headers, body: JSON.stringify(body) }, { timeoutMs })
}

type Wait = { readonly signal?: AbortSignal | undefined; readonly timeoutMs?: number | undefined }

type Sent = { readonly method?: 'POST'; readonly headers?: Record<string, string>; readonly body?: string }

async function call<T>(
  path: string,
  { headers, ...sent }: Sent,
  { signal, timeoutMs = usualTimeoutMs }: Wait,
): Promise<T> {
  const user = shownUser
  const named = user === '' ? { ...headers } : { ...headers, [deskUserHeader]: user }
  const answer = await withTimeout(timeoutMs, signal, async (inTime) => {
    const response = await window.fetch(path, { ...sent, headers: named, signal: inTime })
    return { response, text: await response.text() }
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new DeskCallError({ kind: 'unreachable', status: 0, message: deskCallCopy.unreachable })
  })
  const { response, text } = answer
  noteServerTime(response.headers.get('date'))
  const content = jsonOf(text)
  if (response.ok) {
    if (content === undefined && text !== '') throw unreadable(response.status)
    return content as T
  }
  const { kind, detail } = (content ?? {}) as { readonly kind?: unknown; readonly detail?: unknown }
  if (typeof kind !== 'string' || typeof detail !== 'string') throw unreadable(response.status)
  // A late answer for the previous user does not concern the current one.
  if (kind === 'desk-signed-out' && user === shownUser) notifySignedOut()
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfterSeconds = Number.isFinite(seconds) ? seconds : null
  throw new DeskCallError({ kind, status: response.status, message: detail, retryAfterSeconds })
}

function unreadable(status: number): DeskCallError {
  return new DeskCallError({ kind: 'unreadable', status, message: deskCallCopy.unreadable })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
