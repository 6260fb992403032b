import { type Failure, failure, success } from '../domain/result.ts'
import { log } from '../log.ts'
import { authFailureOf, mailLimitOf } from './auth-failure-of.ts'
import type { AuthFailure, AuthService, SignInProof } from './auth-service.ts'
import { hasFreshLink } from './fresh-link.ts'
import { toSession } from './metadata.ts'
import type { AuthClient } from './supabase-client.ts'

export type SupabaseOptions = {
  readonly client: AuthClient
  readonly siteUrl: string
  readonly imageHosts: readonly string[]
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type AuthError = {
  readonly code?: string | undefined
  readonly name: string
  readonly message: string
  readonly status?: number | undefined
}

/** The accounts of a Supabase project; see `docs/accounts.md`. */
export function createSupabaseAuth(options: SupabaseOptions): AuthService {
  const { client, siteUrl, imageHosts, now } = options
  const { auth } = client
  const callback = `${siteUrl}/auth/callback`

  const refuse = (error: AuthError): Failure<AuthFailure> => failure(authFailureOf(error, client.outage()))

  /** Whoever has written to this address a minute ago is not told more than anybody else; the log says both limits. */
  function isMailedJustNow(error: AuthError): boolean {
    const limit = mailLimitOf(error)
    if (limit) log('warn', 'auth.mail-refused', { limit })
    return limit === 'address'
  }

  function open(proof: SignInProof) {
    if (proof.kind === 'code') return auth.exchangeCodeForSession(proof.code)
    if (proof.kind === 'link') return auth.verifyOtp({ token_hash: proof.tokenHash, type: proof.type })
    return auth.signInWithPassword({ email: proof.email, password: proof.password })
  }

  /** The library throws on a token that cannot be taken apart: nobody is signed in with one. */
  async function findClaims() {
    try {
      return await auth.getClaims()
    } catch {
      return { data: null, error: null }
    }
  }

  function sessionOf(user: { id: string; email?: string | undefined; user_metadata?: unknown }) {
    return toSession({ id: user.id, email: user.email, metadata: user.user_metadata }, { imageHosts })
  }

  /**
   * Why the current password was not accepted; null when it was. The device then goes on with a fresh session, since
   * the service may refuse a new password to one of more than a day ('Secure password change').
   */
  async function signInAnew(email: string, password: string | undefined): Promise<AuthFailure | null> {
    if (password === undefined) return { kind: 'wrong-password' }
    const { error } = await auth.signInWithPassword({ email, password })
    if (!error) return null
    const refusal = authFailureOf(error, client.outage())
    return refusal.kind === 'wrong-credentials' ? { kind: 'wrong-password' } : refusal
  }

  return {
    async findSession() {
      const { data, error } = await findClaims()
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
      const { data, error } = await findClaims()
      if (!data) return error && client.outage() ? refuse(error) : failure({ kind: 'session-ended' })
      if (accountId !== undefined && accountId !== data.claims.sub) return failure({ kind: 'session-ended' })
      if (!hasFreshLink(data.claims, now())) {
        const refused = await signInAnew(data.claims.email ?? '', currentPassword)
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
