import { noteServerTime } from './server-clock.ts'
import { withTimeout } from './with-timeout.ts'

/** Throws for what cannot be read. */
type Schema<T> = { readonly parse: (value: unknown) => T }

export type ShopCall = {
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly body?: object | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
}

export type ShopAnswer = Pick<Response, 'ok' | 'status' | 'headers'> & { readonly content: unknown }

export const outdatedPageEvent = 'outdated-page'

/** Milliseconds; exceeds the server's wait for the store (8 s) and the account service. */
const defaultTimeoutMs = 20_000

/** Keeps `window` as the receiver. */
const browserFetch: typeof globalThis.fetch = (...request) => window.fetch(...request)

/** Throws without a complete JSON answer in time. */
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
    const { ok, status, headers } = response
    // Skips answers that may be cached.
    if (sent) noteServerTime(headers.get('date'))
    return { ok, status, headers, content: await response.json() }
  })
}

export async function readShop<T>(
  path: string,
  { schema, ...call }: ShopCall & { readonly schema: Schema<T> },
): Promise<T> {
  const { ok, status, content } = await callShop(path, call)
  if (!ok) throw new Error(`${path} answered ${status}`)
  return schema.parse(content)
}
