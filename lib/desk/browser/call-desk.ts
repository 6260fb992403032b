import { noteServerTime } from '../../browser/server-clock.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { deskUserHeader } from '../api/calls.ts'
import { deskCallCopy } from '../copy/problems.ts'

const listeners = new Set<() => void>()

/** Calls back whenever an answer says that no one is signed in (any more); ends with what it returns. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function notifySignedOut(): void {
  for (const listener of listeners) listener()
}

/** Milliseconds: longer than our server works on anything but a whole reading of the catalogue. */
const usualTimeoutMs = 20_000

/** `unreachable`: no answer came; `unreadable`: one that is none of ours; else the kind that our server gives the problem. */
export type DeskCallKind = 'unreachable' | 'unreadable' | (string & {})

let shownUser = ''

/** Says whom the page shows from now on; empty: no user. Its calls are made in no other name. */
export function callDeskAs(user: string): void {
  shownUser = user
}

type Details = {
  readonly kind: DeskCallKind
  /** 0 where no answer came. */
  readonly status: number
  /** In Portuguese, to be shown as it is. */
  readonly message: string
  readonly retryAfterSeconds?: number | null
}

/** Why a call came to nothing. */
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

/**
 * Reads from our server, at a whole path such as `/api/desk/orders?view=all`. Its answers are of our own making and go to
 * people of the market alone, so they are taken by their type. Throws DeskCallError; `desk-signed-out` opens the window to
 * sign in as well, and the call can be made again after that.
 */
export function readDesk<T>(path: string, signal?: AbortSignal): Promise<T> {
  return call<T>(path, {}, { signal })
}

/** Posts JSON, and answers and throws as `readDesk` does; `timeoutMs` where the work may take longer than usual. */
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
    // Of a query that was cancelled: for TanStack Query it is no failure.
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
  // A late answer for the user before says nothing of the one shown now.
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
