import 'server-only'
import { failure, success } from '../domain/result.ts'
import { countedAddress, networkOf } from '../server/client-address.ts'
import { getProcessEnvironment } from '../server/environment/environment.ts'
import type { AccountsConnection } from '../server/environment/setting-groups.ts'
import { processSingleton } from '../server/process-singleton.ts'
import { getAccountLimits } from './account-limits.ts'
import { createSeenKeys } from './attempt-limits.ts'
import type { AccountService, AuthFailure, AuthService, LinkService } from './auth-service.ts'
import { type CookieJar, openCookieJar } from './cookie-jar.ts'
import { getRevocations } from './get-revocations.ts'
import { openSupabase, type Supabase } from './open-supabase.ts'
import { getProjectSettings } from './project-settings.ts'
import { getMailState } from './request-mail.ts'
import { pace } from './response-timing.ts'
import { getSigningKeys } from './signing-keys.ts'
import { findSupabaseAccountId } from './supabase-account-id.ts'
import { sessionCookieName } from './supabase-client.ts'
import type { Claims } from './verify-token.ts'

export type RequestAuth = {
  readonly auth: AuthService
  readonly accounts: AccountService
  readonly links: LinkService
  readonly jar: CookieJar
  readonly renew: () => Promise<void>
  /** True only when the project is known to have Google disabled. */
  readonly isGoogleOff: () => Promise<boolean>
}

const refuse = async () => failure<AuthFailure>({ kind: 'auth-not-configured' })

/** Shops without accounts work as usual; signing in answers why it cannot. */
const notConfigured: Pick<RequestAuth, 'auth' | 'accounts' | 'links'> = {
  auth: {
    findSession: async () => success(null),
    signIn: refuse,
    signUp: refuse,
    continueWithGoogle: refuse,
    recover: refuse,
    changePassword: refuse,
    signOut: refuse,
  },
  accounts: { findAccount: refuse, changeAccount: refuse, deleteAccount: refuse },
  links: {
    open: refuse,
    findOpened: () => null,
    enter: refuse,
    decline: () => undefined,
    resend: refuse,
  },
}

function memoryOf(connection: AccountsConnection) {
  const { ended, deleted } = getRevocations()
  return {
    keys: getSigningKeys(connection.url, globalThis.fetch),
    settings: getProjectSettings({ ...connection, fetch: globalThis.fetch }),
    ended,
    deleted,
    confirmed: processSingleton('auth.confirmed', () => createSeenKeys(20_000)),
    known: processSingleton('auth.known', () => createSeenKeys(50_000)),
    limits: getAccountLimits(),
    mailState: getMailState(),
    pace,
  }
}

export function openRequestAuth(headers: Headers): RequestAuth {
  const { accounts: connection, siteUrl, imageHosts } = getProcessEnvironment()
  const isSecure = siteUrl.startsWith('https:')
  const jar = openCookieJar(headers.get('cookie'), { isSecure })
  if (!connection) {
    return { ...notConfigured, jar, renew: async () => undefined, isGoogleOff: async () => false }
  }
  const client = countedAddress(headers)
  let made: Supabase | undefined
  const open = () => {
    made ??= openSupabase({
      connection,
      jar,
      isSecure,
      siteUrl,
      imageHosts,
      sender: { client, network: networkOf(client) },
      memory: memoryOf(connection),
      fetch: globalThis.fetch,
      now: Date.now,
    })
    return made
  }
  return {
    get auth() {
      return open().auth
    },
    get accounts() {
      return open().accounts
    },
    get links() {
      return open().links
    },
    jar: { ...jar, changes: () => (made ? made.changes() : jar.changes()) },
    async renew() {
      await open().source.open()
    },
    async isGoogleOff() {
      return (await memoryOf(connection).settings.find())?.isGoogleOn === false
    },
  }
}

/** Account label for this request, or null; never throws and waits for keys half a second at most. */
export async function findAccountId(cookies: string | null): Promise<string | null> {
  const { accounts: connection, siteUrl } = getProcessEnvironment()
  if (!connection || cookies === null) return null
  const isSecure = siteUrl.startsWith('https:')
  const { keys, ended, deleted } = memoryOf(connection)
  return findSupabaseAccountId({
    jar: openCookieJar(cookies, { isSecure }),
    name: sessionCookieName(isSecure),
    keys,
    now: Date.now,
    isEnded: (claims: Claims) => deleted.has(claims.sub) || ended.isEnded(claims),
  })
}
