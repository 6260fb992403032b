import { createClient, type User as SupabaseUser } from '@supabase/supabase-js'
import { failure, type Result, success } from '../domain/result.ts'
import type { AccountsConnection } from '../server/environment/setting-groups.ts'
import { emptiedMetadata, toAccount, toMetadata } from './account-metadata.ts'
import { authFailureOf } from './auth-failure-of.ts'
import { createAuthTransport } from './auth-fetch.ts'
import type { AccountService, AuthFailure } from './auth-service.ts'
import type { DeletedAccounts } from './deleted-accounts.ts'
import type { SessionSource } from './open-session.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import type { AuthClient } from './supabase-client.ts'

type Options = {
  readonly client: AuthClient
  readonly source: SessionSource
  readonly ended: RevokedSessions
  readonly deleted: DeletedAccounts
  readonly connection: AccountsConnection
  readonly imageHosts: readonly string[]
  readonly fetch: typeof fetch
  readonly now: () => number
}

export function createSupabaseAccounts(options: Options): AccountService {
  const { client, source, ended, deleted, connection, imageHosts, fetch, now } = options

  function accountOf({ id, email, user_metadata, created_at }: SupabaseUser) {
    const person = { id, email, metadata: user_metadata, createdAt: created_at }
    const account = toAccount(person, { imageHosts })
    return account ? success(account) : failure<AuthFailure>({ kind: 'auth-failed' })
  }

  async function findUser(): Promise<Result<SupabaseUser, AuthFailure>> {
    const opened = await source.open()
    if (!opened.ok) return opened
    if (!opened.value) return failure({ kind: 'session-ended' })
    const { data, error } = await client.auth().getUser(opened.value.accessToken)
    return error ? failure(source.refuse(error)) : success(data.user)
  }

  /** Uses the operator's key, separate from the session's cookies. */
  async function deleteForGood(id: string, secretKey: string): Promise<AuthFailure | null> {
    const transport = createAuthTransport({ fetch })
    const admin = createClient(connection.url, secretKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: transport.fetch },
    })
    const { error } = await admin.auth.admin.deleteUser(id)
    return error && error.code !== 'user_not_found' ? authFailureOf(error, transport.outage()) : null
  }

  return {
    async findAccount() {
      const user = await findUser()
      return user.ok ? accountOf(user.value) : user
    },

    async changeAccount(change) {
      const opened = await source.open()
      if (!opened.ok) return opened
      if (!opened.value) return failure({ kind: 'session-ended' })
      const { data, error } = await client.auth().updateUser({ data: toMetadata(change) })
      if (error) return failure(source.refuse(error))
      // Renews the token, which carries name and preferences; otherwise it changes within the hour.
      if (change.name !== undefined || change.delivery !== undefined) await source.renew()
      return accountOf(data.user)
    },

    async deleteAccount() {
      const user = await findUser()
      if (!user.ok) return user
      const { id } = user.value
      if (connection.secretKey !== null) {
        const refused = await deleteForGood(id, connection.secretKey)
        if (refused) return failure(refused)
        deleted.add(id)
      } else {
        const data = emptiedMetadata(new Date(now()).toISOString())
        const { error } = await client.auth().updateUser({ data })
        if (error) return failure(source.refuse(error))
        await client.auth().signOut({ scope: 'global' })
      }
      ended.endSessionsOf(id)
      client.forgetSession()
      return success({ kind: connection.secretKey === null ? 'requested' : 'deleted' })
    },
  }
}
