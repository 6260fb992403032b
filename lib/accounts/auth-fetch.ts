import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readBounded } from '../server/bounded-memory.ts'
import { log } from '../server/log.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { isMailServerRefusal, noteAnswer, type Outage } from './auth-failure-of.ts'

// Validated part of 2xx answers; `recorded-answers.json` has full ones.
const user = z.looseObject({ id: z.string().min(1).max(100), email: z.string().nullish() })
const session = z.looseObject({
  access_token: z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]*$/),
  refresh_token: z.string().min(1).max(1000),
  expires_in: z.number(),
  expires_at: z.number().optional(),
  user,
})
const anything = z.looseObject({})

const schemas: readonly [path: RegExp, schema: z.ZodType][] = [
  [/\/token$|\/verify$/, session],
  [/\/signup$/, z.union([session, user])],
  [/\/user$/, user],
  [/\/settings$/, z.looseObject({ external: anything })],
  [/\/jwks\.json$/, z.looseObject({ keys: z.array(anything) })],
  [/\/recover$|\/resend$|\/admin\/users\//, anything],
]

const refusal = z.union([
  z.looseObject({ code: z.string(), message: z.string().catch('') }),
  z.looseObject({ error_code: z.string(), msg: z.string().catch('') }),
  z.looseObject({ message: z.string() }),
])

function parseAnswer(path: string, status: number, text: string): unknown {
  if (status === 204) return null
  const schema = status < 300 ? schemas.find(([pattern]) => pattern.test(path))?.[1] : refusal
  try {
    const json = JSON.parse(text)
    return schema && !schema.safeParse(json).success ? undefined : json
  } catch {
    return undefined
  }
}

export type AuthTransport = {
  /** For the library, which must not renew sessions itself: it would retry for half a minute. */
  readonly fetch: typeof fetch
  /** Exchanges a refresh token; null when the service gave no answer, see `outage`. */
  readonly renew: (address: string, init: RequestInit) => Promise<Response | null>
  readonly outage: () => Outage | null
}

export type Forwarding = { readonly secretKey: string; readonly address: string }

type Options = {
  readonly fetch: typeof fetch
  readonly forwarding?: Forwarding | null
}

type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

/** Milliseconds; trust R20. */
const timeoutMs = 5000
/** Bytes; trust S10. A session with full metadata is about 10 KB. */
const maximumAnswerBytes = 512 * 1024
/** Milliseconds in which tabs with the old token share one renewal; the same as in Supabase. */
const reuseMs = 10_000
/** Milliseconds in which a failure also answers the next attempt: middleware and route ask for the same. */
const restMs = 500

const refreshes = processSingleton('auth.refreshes', () => new Map<string, Promise<Answer>>())

/** Calls the account service with a timeout of 5 s, no redirects, a size limit and validated answers. */
export function createAuthTransport({ fetch, forwarding = null }: Options): AuthTransport {
  let outage: Outage | null = null

  async function ask(address: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(address, {
      ...init,
      headers: forwarding ? forwardedHeaders(init.headers, forwarding) : (init.headers ?? {}),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { status, headers } = response
    const text = await readCapped(response)
    const { pathname } = new URL(address)
    const json = parseAnswer(pathname, status, text)
    if (json === undefined && status < 500 && status !== 429) {
      log('warn', 'auth.unreadable', { path: pathname, status })
      throw new Error('the answer is none of the service')
    }
    return { status, headers, text, json }
  }

  function noteOutage({ status, headers, json }: Answer): void {
    const isBusy = status === 429 && !isMailLimit(json)
    if (!isBusy && (status < 500 || isMailServerRefusal(messageOf(json)))) return
    const seconds = Number(headers.get('retry-after'))
    outage = {
      kind: isBusy ? 'busy' : 'unavailable',
      retryAfterSeconds: Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, 3600) : null,
    }
  }

  async function send(ask: () => Promise<Answer>): Promise<Response> {
    try {
      const answer = await ask()
      noteOutage(answer)
      noteAnswer(outage)
      return toResponse(answer)
    } catch (error) {
      outage = { kind: 'unavailable', retryAfterSeconds: null }
      noteAnswer(outage)
      throw error
    }
  }

  return {
    async fetch(input, init = {}) {
      const address = String(input)
      return address.includes('grant_type=refresh_token') ? keptAsItIs() : send(() => ask(address, init))
    },
    async renew(address, init) {
      const answer = await send(() => once(String(init.body), () => ask(address, init))).catch(() => null)
      return outage ? null : answer
    },
    outage: () => outage,
  }
}

/** Runs `ask` once per token and shares its answer for a moment. */
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

async function readCapped({ body }: Response): Promise<string> {
  const bytes = body ? await readBounded(body, maximumAnswerBytes) : ''
  if (bytes === null) throw new Error('the answer is too large')
  return bytes.toString()
}

/** The service accepts `Sb-Forwarded-For` only with a secret key; see its "IP address forwarding". */
function forwardedHeaders(init: RequestInit['headers'], { secretKey, address }: Forwarding): Headers {
  const headers = new Headers(init)
  const key = headers.get('apikey')
  if (headers.get('authorization') === `Bearer ${key}`) headers.set('authorization', `Bearer ${secretKey}`)
  headers.set('apikey', secretKey)
  headers.set('sb-forwarded-for', address)
  return headers
}

const fieldOf = (json: unknown, name: string) =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined
const messageOf = (json: unknown) => String(fieldOf(json, 'message') ?? fieldOf(json, 'msg') ?? '')
const isMailLimit = (json: unknown) =>
  [fieldOf(json, 'code'), fieldOf(json, 'error_code')].includes('over_email_send_rate_limit')

const emptyStatuses: readonly number[] = [204, 205, 304]

function toResponse({ status, headers, text }: Answer): Response {
  const kept = new Headers()
  for (const name of ['content-type', 'x-supabase-api-version']) {
    const value = headers.get(name)
    if (value) kept.set(name, value)
  }
  if (emptyStatuses.includes(status)) return new Response(null, { status, headers: kept })
  // The library drops the code of a 500, and a refusing mail server is not an outage.
  const isMailRefused = status >= 500 && isMailServerRefusal(text)
  return new Response(text, { status: isMailRefused ? 422 : status, headers: kept })
}

// The library logs this code as an ordinary end of a session, not as an error.
function keptAsItIs(): Response {
  return Response.json({ error_code: 'session_expired', msg: 'renewed elsewhere' }, { status: 400 })
}
