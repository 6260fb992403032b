import 'server-only'
import { getEnvironment } from '../env/environment.ts'
import type { AccountService } from './account-service.ts'
import type { AuthService } from './auth-service.ts'
import { type CookieJar, openCookieJar } from './cookie-jar.ts'
import { createNotConfiguredAccounts, createNotConfiguredAuth } from './not-configured.ts'
import { findSupabaseAccountId } from './supabase-account-id.ts'
import { createSupabaseAccounts } from './supabase-accounts.ts'
import { createSupabaseAuth } from './supabase-auth.ts'
import { createAuthClient } from './supabase-client.ts'

/** The keeper of accounts for one request, and the cookies that its answer sets. */
export type RequestAuth = {
  readonly auth: AuthService
  readonly accounts: AccountService
  readonly jar: CookieJar
  /** Renews a session that is about to end, and verifies nothing. */
  readonly renew: () => Promise<void>
}

/** The one place where the keeper of accounts is chosen. `cookies` is the request's header. */
export function openRequestAuth(cookies: string | null): RequestAuth {
  const { accounts: connection, siteUrl, imageHosts } = getEnvironment()
  const isSecure = siteUrl.startsWith('https:')
  const jar = openCookieJar(cookies, { isSecure })
  if (!connection) {
    return {
      auth: createNotConfiguredAuth(),
      accounts: createNotConfiguredAccounts(),
      jar,
      renew: async () => undefined,
    }
  }
  const common = { connection, isSecure, fetch: globalThis.fetch }
  const client = createAuthClient({ ...common, jar })
  const createOther = () => createAuthClient({ ...common, jar: openCookieJar(null, { isSecure }) })
  return {
    auth: createSupabaseAuth({ client, createOther, siteUrl, imageHosts, now: Date.now }),
    accounts: createSupabaseAccounts({
      client,
      connection,
      imageHosts,
      fetch: globalThis.fetch,
      now: Date.now,
    }),
    jar,
    async renew() {
      await client.auth.getSession()
    },
  }
}

/** A label for what this request does: the account of its session, else null. Never throws, and waits half a second at most. */
export async function findAccountId(cookies: string | null): Promise<string | null> {
  const { accounts: connection, siteUrl } = getEnvironment()
  if (!connection || cookies === null) return null
  const isSecure = siteUrl.startsWith('https:')
  const jar = openCookieJar(cookies, { isSecure })
  // It verifies the token it is given. A client that saw the session would renew it behind this answer, and the
  // new tokens would reach no browser.
  const sessionless = openCookieJar(null, { isSecure })
  const createClient = () =>
    createAuthClient({ connection, jar: sessionless, isSecure, fetch: globalThis.fetch })
  return findSupabaseAccountId({ jar, isSecure, createClient })
}
