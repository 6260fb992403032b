import { createServerClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { AccountsConnection } from '../env/environment.ts'
import { createAuthTransport, type Outage } from './auth-fetch.ts'
import { type CookieJar, presenceCookie } from './cookie-jar.ts'
import { dropUnreadable } from './readable-cookies.ts'

export type AuthClient = {
  readonly auth: SupabaseClient['auth']
  readonly outage: () => Outage | null
  /** Removes every cookie of the session, whatever the service says. */
  readonly forgetSession: () => void
  /** Removes what was kept for the way back from Google or from an e-mail: that way is over. */
  readonly forgetFlows: () => void
}

type Options = {
  readonly connection: AccountsConnection
  readonly jar: CookieJar
  readonly isSecure: boolean
  readonly fetch: typeof fetch
}

/** Seconds: the longest that browsers keep a cookie. */
const cookieAge = 400 * 24 * 60 * 60
/** Seconds in which somebody comes back from Google or an e-mail; a link of an e-mail is good for an hour. */
const flowAge = 60 * 60

/** With https the browser itself sees to it that no other host and no http page has set the cookie. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-mercado-auth' : 'mercado-auth'
}

/** The client of one request. It lives on the server alone; the browser never holds a token or this library. */
export function createAuthClient({ connection, jar, isSecure, fetch }: Options): AuthClient {
  const name = sessionCookieName(isSecure)
  dropUnreadable(jar, name)
  const transport = createAuthTransport(fetch)
  const isSession = (cookie: string) => cookie === name || new RegExp(`^${name}\\.\\d+$`).test(cookie)

  const isFlow = (cookie: string) => cookie.startsWith(name) && cookie.endsWith('-code-verifier')

  function forget(isDoomed: (cookie: string) => boolean) {
    for (const cookie of jar.all()) if (isDoomed(cookie.name)) jar.set(cookie.name, '', { maxAge: 0 })
  }

  function forgetSession() {
    forget((cookie) => cookie.startsWith(name))
    jar.set(presenceCookie, '', { maxAge: 0, httpOnly: false })
  }

  function write(cookies: readonly { name: string; value: string; options: { maxAge?: number } }[]) {
    // A refresh that could not be answered ends no session: what would be removed stays.
    const kept = transport.outage() ? cookies.filter(({ value }) => value !== '') : cookies
    for (const { name, value, options } of kept) {
      jar.set(name, value, { maxAge: value !== '' && isFlow(name) ? flowAge : options.maxAge })
    }
    if (!kept.some((cookie) => isSession(cookie.name))) return
    const isSignedIn = jar.all().some((cookie) => isSession(cookie.name))
    if (isSignedIn) jar.set(presenceCookie, '1', { maxAge: cookieAge, httpOnly: false })
    else jar.set(presenceCookie, '', { maxAge: 0, httpOnly: false })
  }

  const { auth } = createServerClient(connection.url, connection.publishableKey, {
    cookieOptions: { name, path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure },
    // Tokens only: the user's metadata is in the token already and would travel twice.
    cookies: { encode: 'tokens-only', getAll: () => jar.all(), setAll: write },
    global: { fetch: transport.fetch },
  })
  return { auth, outage: transport.outage, forgetSession, forgetFlows: () => forget(isFlow) }
}
