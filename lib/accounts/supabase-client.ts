import { createChunks, createServerClient, stringToBase64URL } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { AccountsConnection } from '../server/environment/setting-groups.ts'
import type { Outage } from './auth-failure-of.ts'
import { createAuthTransport, type Forwarding } from './auth-fetch.ts'
import { type CookieJar, presenceCookie } from './cookie-jar.ts'
import { isFlowCookie } from './flow-cookies.ts'
import { dropUnreadable } from './readable-cookies.ts'

export type AuthClient = {
  /** Library with the cookies' session; use only after `openSession` has verified it. */
  readonly auth: () => SupabaseClient['auth']
  readonly authWithoutSession: () => SupabaseClient['auth']
  readonly outage: () => Outage | null
  /** Exchanges the refresh token and stores the result; null without an answer, see `outage`. */
  readonly renew: (refreshToken: string) => Promise<Renewal | null>
  /** Stores a session's tokens, replacing any other session. */
  readonly keep: (tokens: Tokens) => void
  /** Removes every cookie of the session, whatever the service answers. */
  readonly forgetSession: () => void
  readonly forgetFlows: () => void
  /** True when the latest tokens exceed what browsers keep; they are not sent to the browser. */
  readonly isTooLarge: () => boolean
}

export type Renewal =
  | { readonly kind: 'renewed'; readonly accessToken: string }
  | { readonly kind: 'refused'; readonly error: { readonly code: string; readonly message: string } }

type Options = {
  readonly connection: AccountsConnection
  readonly jar: CookieJar
  readonly isSecure: boolean
  readonly fetch: typeof fetch
  readonly forwarding?: Forwarding | null
  /** True when the cookies never leave this process; then a session has no size limit. */
  readonly isAside?: boolean
}

type Written = { readonly name: string; readonly value: string; readonly options: { maxAge?: number } }

/** Seconds; the longest that browsers keep a cookie. */
const cookieAge = 400 * 24 * 60 * 60
/** Seconds to return from Google or an e-mail; e-mail links are valid for an hour. */
const flowAge = 60 * 60
/** Bytes; all headers of a request may have 16 KB, and proxies accept less. */
const maximumSessionBytes = 10_000

const sessionSchema = z
  .object({
    access_token: z.string(),
    token_type: z.string().catch('bearer'),
    expires_in: z.number(),
    expires_at: z.number().optional(),
    refresh_token: z.string(),
  })
  .transform((tokens) => ({
    ...tokens,
    expires_at: tokens.expires_at ?? Math.floor(Date.now() / 1000) + tokens.expires_in,
  }))

type Tokens = {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_at: number
}

const refusalSchema = z.object({ code: z.string().catch(''), message: z.string().catch('') })

/** With https the prefix stops other hosts and http pages from setting the cookie. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-mercado-auth' : 'mercado-auth'
}

export function createAuthClient(options: Options): AuthClient {
  const { connection, jar, isSecure, fetch, forwarding, isAside = false } = options
  const name = sessionCookieName(isSecure)
  dropUnreadable(jar, name)
  let isTooLarge = false
  const transport = createAuthTransport({ fetch, forwarding: forwarding ?? null })
  const isSession = (cookie: string) => cookie === name || new RegExp(`^${name}\\.\\d+$`).test(cookie)

  function forget(isDoomed: (cookie: string) => boolean) {
    for (const cookie of jar.all()) if (isDoomed(cookie.name)) jar.set(cookie.name, '', { maxAge: 0 })
  }

  function forgetSession() {
    forget((cookie) => cookie.startsWith(name))
    jar.set(presenceCookie, '', { maxAge: 0, httpOnly: false })
  }

  function write(cookies: readonly Written[]) {
    // An unanswered refresh ends no session: removals are skipped.
    const kept = transport.outage() ? cookies.filter(({ value }) => value !== '') : cookies
    const session = kept.filter((cookie) => isSession(cookie.name))
    const bytes = session.reduce((sum, { value }) => sum + value.length, 0)
    if (session.length > 0) isTooLarge = bytes > maximumSessionBytes
    if (isTooLarge && !isAside) {
      forget(isSession)
      return forgetSession()
    }
    // The library may have missed cookies of another session.
    const isNew = session.some(({ value }) => value !== '')
    if (isNew) forget((cookie) => isSession(cookie) && !session.some((written) => written.name === cookie))
    for (const { name, value, options } of kept) {
      jar.set(name, value, { maxAge: value !== '' && isFlowCookie(name) ? flowAge : options.maxAge })
    }
    if (session.length === 0) return
    const isSignedIn = jar.all().some((cookie) => isSession(cookie.name))
    if (isSignedIn) jar.set(presenceCookie, '1', { maxAge: cookieAge, httpOnly: false })
    else jar.set(presenceCookie, '', { maxAge: 0, httpOnly: false })
  }

  function open(isVisible: (cookie: string) => boolean): SupabaseClient['auth'] {
    return createServerClient(connection.url, connection.publishableKey, {
      cookieOptions: { name, path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure },
      // Tokens only: the token already carries the user's metadata.
      cookies: {
        encode: 'tokens-only',
        getAll: () => jar.all().filter((cookie) => isVisible(cookie.name)),
        setAll: write,
      },
      global: { fetch: transport.fetch },
    }).auth
  }

  function keep(tokens: Tokens) {
    const text = `base64-${stringToBase64URL(JSON.stringify(tokens))}`
    write(createChunks(name, text).map((chunk) => ({ ...chunk, options: { maxAge: cookieAge } })))
  }

  async function renew(refreshToken: string): Promise<Renewal | null> {
    const { url, publishableKey } = connection
    const answer = await transport.renew(`${url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${publishableKey}`,
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      },
      body: JSON.stringify({ refresh_token: refreshToken }),
    })
    if (!answer) return null
    const json: unknown = await answer.json()
    if (!answer.ok) return { kind: 'refused', error: refusalSchema.parse(json) }
    const session = sessionSchema.parse(json)
    keep(session)
    return { kind: 'renewed', accessToken: session.access_token }
  }

  let withSession: SupabaseClient['auth'] | undefined
  let withoutSession: SupabaseClient['auth'] | undefined
  return {
    auth() {
      withSession ??= open(() => true)
      return withSession
    },
    authWithoutSession() {
      withoutSession ??= open((cookie) => !isSession(cookie))
      return withoutSession
    },
    outage: transport.outage,
    async renew(refreshToken) {
      withSession = undefined
      return renew(refreshToken)
    },
    keep,
    forgetSession,
    forgetFlows: () => forget(isFlowCookie),
    isTooLarge: () => isTooLarge,
  }
}
