import { createClient, type User as SupabaseUser } from '@supabase/supabase-js'
import { failure, type Result, success } from '../domain/result.ts'
import type { AccountsConnection } from '../env/environment.ts'
import type { AccountService } from './account-service.ts'
import { authFailureOf } from './auth-failure-of.ts'
import { createAuthTransport } from './auth-fetch.ts'
import type { AuthFailure } from './auth-service.ts'
import { emptiedMetadata, toAccount, toMetadata } from './metadata.ts'
import type { AuthClient } from './supabase-client.ts'

type Options = {
  readonly client: AuthClient
  readonly connection: AccountsConnection
  readonly imageHosts: readonly string[]
  readonly fetch: typeof fetch
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The account behind this request's session, as the service itself answers for it. */
export function createSupabaseAccounts({
  client,
  connection,
  imageHosts,
  fetch,
  now,
}: Options): AccountService {
  const { auth } = client

  function accountOf({ id, email, user_metadata, created_at }: SupabaseUser) {
    const person = { id, email, metadata: user_metadata, createdAt: created_at }
    const account = toAccount(person, { imageHosts })
    return account ? success(account) : failure<AuthFailure>({ kind: 'auth-failed' })
  }

  async function findUser(): Promise<Result<SupabaseUser, AuthFailure>> {
    const { data, error } = await auth.getUser()
    return error ? failure(authFailureOf(error, client.outage())) : success(data.user)
  }

  /** With the operator's key; it never meets the session's cookies. */
  async function deleteForGood(id: string, secretKey: string): Promise<AuthFailure | null> {
    const transport = createAuthTransport(fetch)
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
      const { data, error } = await auth.updateUser({ data: toMetadata(change) })
      if (error) return failure(authFailureOf(error, client.outage()))
      // The token carries name and preferences; a new one says them anew at once. Without it, within the hour.
      if (change.name !== undefined || change.delivery !== undefined) await auth.refreshSession()
      return accountOf(data.user)
    },

    async deleteAccount() {
      const user = await findUser()
      if (!user.ok) return user
      if (connection.secretKey !== null) {
        const refused = await deleteForGood(user.value.id, connection.secretKey)
        if (refused) return failure(refused)
        client.forgetSession()
        return success({ kind: 'deleted' })
      }
      const { error } = await auth.updateUser({ data: emptiedMetadata(new Date(now()).toISOString()) })
      if (error) return failure(authFailureOf(error, client.outage()))
      await auth.signOut({ scope: 'global' })
      client.forgetSession()
      return success({ kind: 'requested' })
    },
  }
}
