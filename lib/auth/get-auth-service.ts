import 'server-only'
import { getEnvironment } from '../env/environment.ts'
import type { AccountService } from './account-service.ts'
import type { AuthService } from './auth-service.ts'
import { type CookieJar, openCookieJar } from './cookie-jar.ts'
import { createNotConfiguredAccounts, createNotConfiguredAuth } from './not-configured.ts'
import { findSupabaseAccountId } from './supabase-account-id.ts'
import { createSupabaseAccounts } from './supabase-accounts.ts'
import { createSupabaseAuth } from './supabase-auth.ts'
import { type AuthClient, createAuthClient } from './supabase-client.ts'

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
  // Made with its first use: the library renews an expired session as soon as there is a client.
  let made: AuthClient | undefined
  const open = () => {
    made ??= createAuthClient({ connection, jar, isSecure, fetch: globalThis.fetch })
    return made
  }
  const now = Date.now
  return {
    get auth() {
      return createSupabaseAuth({ client: open(), siteUrl, imageHosts, now })
    },
    get accounts() {
      return createSupabaseAccounts({ client: open(), connection, imageHosts, fetch: globalThis.fetch, now })
    },
    jar,
    async renew() {
      await open().auth.getSession()
    },
  }
}

/** A label for what this request does: the account of its session, else null. Never throws, and waits half a second at most. */
export async function findAccountId(cookies: string | null): Promise<string | null> {
  const { accounts: connection, siteUrl } = getEnvironment()
  if (!connection || cookies === null) return null
  const isSecure = siteUrl.startsWith('https:')
  const jar = openCookieJar(cookies, { isSecure })
  return findSupabaseAccountId({ jar, isSecure, connection, fetch: globalThis.fetch })
}
