import { type Fields, fieldsOf } from './fields.ts'
import { withTimeout } from './with-timeout.ts'

type Call = {
  readonly fetch: typeof globalThis.fetch
  /** Sent by POST as JSON; without one it is a GET. */
  readonly body?: object | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
}

export type ShopAnswer = { readonly ok: boolean; readonly status: number; readonly fields: Fields }

/** Milliseconds: longer than our server waits for the store (8 s) or for the service of accounts. */
const defaultTimeoutMs = 20_000

/**
 * One call of the browser to our own server. Throws when no whole JSON answer comes in time; what a status means, and
 * what the fields hold, the caller says.
 */
export function callShop(
  path: string,
  { fetch, body, headers, signal, timeoutMs = defaultTimeoutMs }: Call,
): Promise<ShopAnswer> {
  const sent = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  return withTimeout(timeoutMs, signal, async (inTime) => {
    const response = await fetch(path, { ...sent, signal: inTime })
    return { ok: response.ok, status: response.status, fields: fieldsOf(await response.json()) }
  })
}

/** The fields of a good answer, for TanStack Query: throws for every other. */
export async function readShop(path: string, call: Call): Promise<Fields> {
  const { ok, status, fields } = await callShop(path, call)
  if (!ok) throw new Error(`${path} answered ${status}`)
  return fields
}
