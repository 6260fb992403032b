import { createClient, type User } from '@supabase/supabase-js'
import type { AccountsConnection } from '../server/environment/setting-groups.ts'
import { log } from '../server/log.ts'
import { excessMetadata } from './account-metadata.ts'
import { createAuthTransport } from './auth-fetch.ts'
import type { CookieJar } from './cookie-jar.ts'
import { readStoredSession } from './readable-cookies.ts'
import type { AuthClient } from './supabase-client.ts'

export type Beside = { readonly aside: AuthClient; readonly asideJar: CookieJar }

type Options = {
  readonly connection: AccountsConnection
  readonly name: string
  readonly fetch: typeof fetch
}

/** Removes foreign metadata when a token is too large for a browser; false when that did not help. */
export function createAccountTrimmer({ connection, name, fetch }: Options) {
  const { url, secretKey } = connection

  async function write({ aside }: Beside, user: User): Promise<boolean> {
    const data = excessMetadata(user.user_metadata)
    log('warn', 'account.slimmed', { keys: Object.keys(data).length })
    if (secretKey === null) return (await aside.auth().updateUser({ data })).error === null
    const admin = createClient(url, secretKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: createAuthTransport({ fetch }).fetch },
    })
    return (await admin.auth.admin.updateUserById(user.id, { user_metadata: data })).error === null
  }

  return async (beside: Beside, user: User): Promise<boolean> => {
    if (!(await write(beside, user))) return false
    await beside.aside.renew(readStoredSession(beside.asideJar, name)?.refresh_token ?? '')
    return !beside.aside.isTooLarge()
  }
}

export type AccountTrimmer = ReturnType<typeof createAccountTrimmer>
