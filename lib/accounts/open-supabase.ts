import type { AccountsConnection } from '../server/environment/setting-groups.ts'
import type { AccountLimits } from './account-limits.ts'
import {
  createPasswordAttempts,
  createUnverifiedTokenLimits,
  type Guesser,
  type SeenKeys,
} from './attempt-limits.ts'
import type { AccountService, AuthService, LinkService } from './auth-service.ts'
import { type CookieJar, openCookieJar } from './cookie-jar.ts'
import type { DeletedAccounts } from './deleted-accounts.ts'
import { openLinkCookies } from './link-cookies.ts'
import { createSessionSource, type SessionSource } from './open-session.ts'
import type { ProjectSettings } from './project-settings.ts'
import type { MailState } from './request-mail.ts'
import type { ResponseTiming } from './response-timing.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import type { SigningKeys } from './signing-keys.ts'
import { createSupabaseAccounts } from './supabase-accounts.ts'
import { createSupabaseAuth } from './supabase-auth.ts'
import { createAuthClient, sessionCookieName } from './supabase-client.ts'
import { createSupabaseLinks } from './supabase-links.ts'
import { createAccountTrimmer } from './trim-account.ts'

export type AuthMemory = {
  readonly keys: SigningKeys
  readonly settings: ProjectSettings
  readonly ended: RevokedSessions
  readonly deleted: DeletedAccounts
  readonly confirmed: SeenKeys
  readonly known: SeenKeys
  readonly limits: AccountLimits
  readonly mailState: MailState
  readonly pace: ResponseTiming
}

export type Supabase = {
  readonly auth: AuthService
  readonly accounts: AccountService
  readonly links: LinkService
  readonly source: SessionSource
  /** `Set-Cookie` values, without those that would reopen an ended session. */
  readonly changes: () => readonly string[]
}

type Options = {
  readonly connection: AccountsConnection
  readonly jar: CookieJar
  readonly isSecure: boolean
  readonly siteUrl: string
  readonly imageHosts: readonly string[]
  readonly sender: Pick<Guesser, 'client' | 'network'>
  readonly memory: AuthMemory
  readonly fetch: typeof fetch
  readonly now: () => number
}

export function openSupabase(options: Options): Supabase {
  const { connection, jar, isSecure, siteUrl, imageHosts, sender, memory, fetch, now } = options
  const { keys, settings, ended, deleted, confirmed, limits, mailState, pace } = memory
  const { secretKey, isAddressForwarded } = connection
  const address = sender.client.replace(/\/\d+$/, '')
  const isForwarded = isAddressForwarded && secretKey !== null && address !== 'unknown'
  const forwarding = isForwarded ? { secretKey, address } : null
  const shop = { connection, isSecure, fetch, forwarding }
  const client = createAuthClient({ ...shop, jar })
  const name = sessionCookieName(isSecure)
  const unseen = createUnverifiedTokenLimits(limits, sender)
  const seen = { keys, ended, deleted, confirmed, limits }
  const source = createSessionSource({ client, jar, name, ...seen, unseen, now })
  const guesses = createPasswordAttempts({ limits, known: memory.known, isForwarded })
  const mail = { limits, state: mailState, pace, sender }
  const cookies = openLinkCookies(jar, { isSecure })
  function openAside() {
    const asideJar = openCookieJar(jar.header(), { isSecure })
    return { aside: createAuthClient({ ...shop, jar: asideJar, isAside: true }), asideJar }
  }
  const ways = { client, cookies, keys, mail, sender, siteUrl, imageHosts }
  const slim = createAccountTrimmer({ connection, name, fetch })
  const beside = { name, openAside, slim }
  const links = createSupabaseLinks({ ...ways, ...beside, jar, limits, now })
  const shared = { client, source, ended, imageHosts, now }
  return {
    auth: createSupabaseAuth({ ...ways, source, ended, now, guesses, settings, links, ...beside }),
    accounts: createSupabaseAccounts({ ...shared, deleted, connection, fetch }),
    links,
    source,
    changes() {
      if (source.isOver()) client.forgetSession()
      return jar.changes()
    },
  }
}
