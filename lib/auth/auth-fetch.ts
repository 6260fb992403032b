import { createHash } from 'node:crypto'
import { processSingleton } from '../process-singleton.ts'

/** Why the keeper of accounts gave no usable answer, as far as this request knows. */
export type Outage = { readonly kind: 'unavailable' | 'busy'; readonly retryAfterSeconds: number | null }

export type AuthTransport = {
  readonly fetch: typeof fetch
  readonly outage: () => Outage | null
}

type Answer = { readonly status: number; readonly headers: Headers; readonly body: ArrayBuffer }

/** Milliseconds; trust R20. */
const patienceMs = 5000
/** Bytes; trust S10. A session with full metadata is about 10 KB. */
const maximumAnswerBytes = 512 * 1024
/** Milliseconds in which a tab that still sends the old token gets what its neighbour got; Supabase has the same. */
const reuseMs = 10_000
/** Milliseconds in which a failure stands for the next try: the middleware and its route ask for the same. */
const restMs = 500

const refreshes = processSingleton('auth.refreshes', () => new Map<string, Promise<Answer>>())

/**
 * The `fetch` of one request towards the keeper of accounts: patient for 5 s, no redirects, a capped body. One
 * refresh token is exchanged once, however many tabs ask at the same time. A refresh that fails for a reason
 * which passes is answered as final, since the library would otherwise repeat it for half a minute; the caller
 * sees `outage` and keeps the session.
 */
export function createAuthTransport(fetch: typeof globalThis.fetch): AuthTransport {
  let outage: Outage | null = null

  async function ask(input: RequestInfo | URL, init: RequestInit): Promise<Answer> {
    const response = await fetch(input, {
      ...init,
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    })
    return { status: response.status, headers: response.headers, body: await readCapped(response) }
  }

  function note(status: number, headers: Headers): boolean {
    if (status !== 429 && status < 500) return false
    const seconds = Number(headers.get('retry-after'))
    outage = {
      kind: status === 429 ? 'busy' : 'unavailable',
      retryAfterSeconds: Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, 3600) : null,
    }
    return true
  }

  async function transport(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const isRefresh = String(input).includes('grant_type=refresh_token')
    try {
      const answer = isRefresh
        ? await once(String(init.body), () => ask(input, init))
        : await ask(input, init)
      if (note(answer.status, answer.headers) && isRefresh) return finalRefusal()
      return toResponse(answer)
    } catch (error) {
      outage = { kind: 'unavailable', retryAfterSeconds: null }
      if (isRefresh) return finalRefusal()
      throw error
    }
  }

  return { fetch: transport, outage: () => outage }
}

/** Runs `ask` once per token, and keeps what came of it for a moment. */
function once(token: string, ask: () => Promise<Answer>): Promise<Answer> {
  const key = createHash('sha256').update(token).digest('base64')
  const known = refreshes.get(key)
  if (known) return known
  const forgetAfter = (milliseconds: number) => setTimeout(() => refreshes.delete(key), milliseconds).unref()
  const running = ask()
  refreshes.set(key, running)
  running.then(
    ({ status }) => forgetAfter(status === 200 ? reuseMs : restMs),
    () => forgetAfter(restMs),
  )
  return running
}

async function readCapped(response: Response): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maximumAnswerBytes) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks)).buffer
}

const emptyStatuses: readonly number[] = [204, 205, 304]

function toResponse({ status, headers, body }: Answer): Response {
  const kept = new Headers()
  for (const name of ['content-type', 'x-supabase-api-version']) {
    const value = headers.get(name)
    if (value) kept.set(name, value)
  }
  return new Response(emptyStatuses.includes(status) ? null : body, { status, headers: kept })
}

// A code that the library takes for an ordinary end of a session: it writes a warning instead of an error.
function finalRefusal(): Response {
  return Response.json({ error_code: 'session_expired', msg: 'not now' }, { status: 400 })
}
