import { type Failure, failure, success } from '../domain/result.ts'
import { authFailureOf } from './auth-failure-of.ts'
import type { AuthFailure, AuthService, SignInProof } from './auth-service.ts'
import { hasFreshLink } from './fresh-link.ts'
import { toSession } from './metadata.ts'
import type { AuthClient } from './supabase-client.ts'

export type SupabaseOptions = {
  readonly client: AuthClient
  /** A client without this request's session, to try a password with. */
  readonly createOther: () => AuthClient
  readonly siteUrl: string
  readonly imageHosts: readonly string[]
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type AuthError = {
  readonly code?: string | undefined
  readonly name: string
  readonly status?: number | undefined
}

/** The accounts of a Supabase project; see `docs/accounts.md`. */
export function createSupabaseAuth(options: SupabaseOptions): AuthService {
  const { client, siteUrl, imageHosts } = options
  const { auth } = client
  const callback = `${siteUrl}/auth/callback`

  const refuse = (error: AuthError): Failure<AuthFailure> => failure(authFailureOf(error, client.outage()))
  /** Whoever has written to this address a minute ago is not told more than anybody else. */
  const isMailedJustNow = ({ code }: AuthError) => code === 'over_email_send_rate_limit'

  function open(proof: SignInProof) {
    if (proof.kind === 'code') return auth.exchangeCodeForSession(proof.code)
    if (proof.kind === 'link') return auth.verifyOtp({ token_hash: proof.tokenHash, type: proof.type })
    return auth.signInWithPassword({ email: proof.email, password: proof.password })
  }

  function sessionOf(user: { id: string; email?: string | undefined; user_metadata?: unknown }) {
    return toSession({ id: user.id, email: user.email, metadata: user.user_metadata }, { imageHosts })
  }

  return {
    async findSession() {
      const { data, error } = await auth.getClaims()
      if (data) {
        const { sub, email, user_metadata } = data.claims
        return success(sessionOf({ id: sub, email, user_metadata }))
      }
      return error && client.outage() ? refuse(error) : success(null)
    },

    async signIn(proof) {
      const { data, error } = await open(proof)
      if (error) return refuse(error)
      client.forgetFlows()
      const session = data.user && data.session ? sessionOf(data.user) : null
      if (!session) return failure({ kind: 'auth-failed' })
      const isRecovery = 'redirectType' in data && data.redirectType === 'recovery'
      return success({ kind: 'signed-in', ...(isRecovery ? { isRecovery } : {}), ...session })
    },

    async signUp({ name, email, password }) {
      const { data, error } = await auth.signUp({
        email,
        password,
        options: { data: { full_name: name }, emailRedirectTo: callback },
      })
      // That there is an account already is nobody else's business.
      const isKnown = error?.code === 'user_already_exists' || error?.code === 'email_exists'
      if (error && !isKnown && !isMailedJustNow(error)) return refuse(error)
      const session = data.user && data.session ? sessionOf(data.user) : null
      return success(session ? { kind: 'signed-in', ...session } : { kind: 'confirmation-sent' })
    },

    async continueWithGoogle() {
      const { data, error } = await auth.signInWithOAuth({
        provider: 'google',
        options: { redirectTo: callback, skipBrowserRedirect: true },
      })
      return error || !data.url
        ? failure({ kind: 'auth-failed' })
        : success({ kind: 'continue-at', url: data.url })
    },

    async recover(email) {
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo: callback })
      if (error && !isMailedJustNow(error)) return refuse(error)
      return success({ kind: 'recovery-sent' })
    },

    async changePassword({ password, currentPassword, accountId }) {
      const { data, error } = await auth.getClaims()
      if (!data) return error && client.outage() ? refuse(error) : failure({ kind: 'session-ended' })
      if (accountId !== undefined && accountId !== data.claims.sub) return failure({ kind: 'session-ended' })
      if (!hasFreshLink(data.claims, options.now())) {
        const refused = await refusalOf(options, data.claims.email ?? '', currentPassword)
        if (refused) return failure(refused)
      }
      const changed = await auth.updateUser({
        password,
        ...(currentPassword === undefined ? {} : { current_password: currentPassword }),
      })
      return changed.error ? refuse(changed.error) : success({ kind: 'password-changed' })
    },

    async signOut(scope) {
      const { error } = await auth.signOut({ scope })
      const failed = error !== null && scope === 'global' ? authFailureOf(error, client.outage()) : null
      if (failed && failed.kind !== 'session-ended') return failure(failed)
      client.forgetSession()
      return success({ kind: 'signed-out' })
    },
  }
}

/** Why the current password was not accepted; null when it was. The session that proved it ends at once. */
async function refusalOf(
  { createOther }: SupabaseOptions,
  email: string,
  currentPassword: string | undefined,
): Promise<AuthFailure | null> {
  if (currentPassword === undefined) return { kind: 'wrong-password' }
  const other = createOther()
  const { error } = await other.auth.signInWithPassword({ email, password: currentPassword })
  if (!error) {
    await other.auth.signOut({ scope: 'local' })
    return null
  }
  const refusal = authFailureOf(error, other.outage())
  return refusal.kind === 'wrong-credentials' ? { kind: 'wrong-password' } : refusal
}
