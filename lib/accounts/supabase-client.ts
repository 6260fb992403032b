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
  /** The library, with the session of the cookies: only after `openSession` has found it genuine. */
  readonly auth: () => SupabaseClient['auth']
  /** The library, which sees no session: the user has yet to sign in. */
  readonly authWithoutSession: () => SupabaseClient['auth']
  readonly outage: () => Outage | null
  /** Exchanges the refresh token and writes what came of it; null: no answer, see `outage`. Before the library is used. */
  readonly renew: (refreshToken: string) => Promise<Renewal | null>
  /** Writes the tokens of a session, in the place of any other one. */
  readonly keep: (tokens: Tokens) => void
  /** Removes every cookie of the session, whatever the service says. */
  readonly forgetSession: () => void
  /** Removes what was kept for the way back from Google or from an e-mail: that way is over. */
  readonly forgetFlows: () => void
  /** True while the last tokens that came are more than a browser keeps: they were written only where none will see them. */
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
  /** True: the cookies never leave this process, and a session may be as large as it is. */
  readonly isAside?: boolean
}

type Written = { readonly name: string; readonly value: string; readonly options: { maxAge?: number } }

/** Seconds: the longest that browsers keep a cookie. */
const cookieAge = 400 * 24 * 60 * 60
/** Seconds in which a user comes back from Google or an e-mail; a link of an e-mail is good for an hour. */
const flowAge = 60 * 60
/** Bytes of a session in cookies: all headers of a request together may have 16 KB, and proxies take less. */
const maximumSessionBytes = 10_000

/** The part of an answer that the library keeps in cookies. */
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

/** With https the browser itself sees to it that no other host and no http page has set the cookie. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-mercado-auth' : 'mercado-auth'
}

/** The client of one request. It lives on the server alone; the browser never holds a token or this library. */
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
    // A refresh that could not be answered ends no session: what would be removed stays.
    const kept = transport.outage() ? cookies.filter(({ value }) => value !== '') : cookies
    const session = kept.filter((cookie) => isSession(cookie.name))
    const bytes = session.reduce((sum, { value }) => sum + value.length, 0)
    if (session.length > 0) isTooLarge = bytes > maximumSessionBytes
    if (isTooLarge && !isAside) {
      forget(isSession)
      return forgetSession()
    }
    // What another session has left beside this one, the library may not have seen.
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
      // Tokens only: the user's metadata is in the token already and would travel twice.
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
      // The library has read the old tokens by now; the next one reads the new ones.
      withSession = undefined
      return renew(refreshToken)
    },
    keep,
    forgetSession,
    forgetFlows: () => forget(isFlowCookie),
    isTooLarge: () => isTooLarge,
  }
}
