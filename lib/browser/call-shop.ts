import type { Decoder } from './decode.ts'
import { noteServerTime } from './server-clock.ts'
import { withTimeout } from './with-timeout.ts'

export type ShopCall = {
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Sent by POST as JSON; without one it is a GET. */
  readonly body?: object | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
}

export type ShopAnswer = { readonly ok: boolean; readonly status: number; readonly content: unknown }

/** Milliseconds: longer than our server waits for the store (8 s) or for the service of accounts. */
const defaultTimeoutMs = 20_000

/** Called as a function of its own it would have lost its window. */
const browserFetch: typeof globalThis.fetch = (...request) => window.fetch(...request)

/** Calls our own server; throws when no whole JSON answer comes in time. */
export function callShop(
  path: string,
  { fetch = browserFetch, body, headers, signal, timeoutMs = defaultTimeoutMs }: ShopCall = {},
): Promise<ShopAnswer> {
  const sent = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  return withTimeout(timeoutMs, signal, async (inTime) => {
    const response = await fetch(path, { ...sent, signal: inTime })
    // Others may come out of a cache.
    if (sent) noteServerTime(response.headers.get('date'))
    return { ok: response.ok, status: response.status, content: await response.json() }
  })
}

/** What a good answer holds, for TanStack Query: throws for every other, and for one that cannot be read. */
export async function readShop<T>(
  path: string,
  { decode, ...call }: ShopCall & { readonly decode: Decoder<T> },
): Promise<T> {
  const { ok, status, content } = await callShop(path, call)
  if (!ok) throw new Error(`${path} answered ${status}`)
  const decoded = decode(content)
  if (decoded === undefined) throw new Error(`${path} answered what cannot be read`)
  return decoded
}
