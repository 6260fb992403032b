import type { Session, User } from '@supabase/supabase-js'
import type { AuthOutcome, SignInBody } from '../api/auth-messages.ts'
import { isPasswordTooLong } from '../domain/password.ts'
import { type Failure, failure, type Result, success } from '../domain/result.ts'
import { toSession } from './account-metadata.ts'
import type { Guesser, PasswordAttempts } from './attempt-limits.ts'
import { authFailureOf } from './auth-failure-of.ts'
import type { AuthFailure, AuthService, LinkService } from './auth-service.ts'
import type { LinkCookies } from './link-cookies.ts'
import type { SessionSource } from './open-session.ts'
import { isPasswordUnproved, unprovedPassword } from './password-proof.ts'
import type { ProjectSettings } from './project-settings.ts'
import { readStoredSession } from './readable-cookies.ts'
import { isMailRefusal, type MailOptions, requestMail } from './request-mail.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { createSignUpProof, noSignUpProof } from './sign-up-proof.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { AuthClient } from './supabase-client.ts'
import type { AccountTrimmer, Beside } from './trim-account.ts'
import { hasFreshLink } from './verify-token.ts'

export type SupabaseOptions = {
  readonly client: AuthClient
  readonly source: SessionSource
  readonly keys: SigningKeys
  readonly ended: RevokedSessions
  readonly guesses: PasswordAttempts
  readonly settings: ProjectSettings
  readonly mail: MailOptions
  readonly links: Pick<LinkService, 'open'>
  readonly name: string
  readonly openAside: () => Beside
  readonly slim: AccountTrimmer
  readonly cookies: LinkCookies
  readonly sender: Pick<Guesser, 'client' | 'network'>
  readonly siteUrl: string
  readonly imageHosts: readonly string[]
  readonly now: () => number
}

type AuthError = {
  readonly code?: string | undefined
  readonly name: string
  readonly message: string
}

export function createSupabaseAuth(options: SupabaseOptions): AuthService {
  const { client, source, keys, ended, guesses, settings, mail, sender, siteUrl, imageHosts, now } = options
  const { links, cookies, name, openAside, slim } = options
  const callback = `${siteUrl}/auth/callback`

  const refuse = (error: AuthError): Failure<AuthFailure> => failure(authFailureOf(error, client.outage()))

  /** Guesses by a stranger do not lock out the user's own device. */
  async function guesserOf(email: string): Promise<Guesser> {
    const claims = await source.findSigned()
    return { ...sender, isOwnDevice: claims?.email.toLowerCase() === email }
  }

  /** Text and timing of a refusal do not reveal that an account exists or is blocked. */
  async function tryPassword(credentials: SignInBody, startedAt: number) {
    const email = credentials.email.toLowerCase()
    const guesser = await guesserOf(email)
    const retryAfterSeconds = await guesses.waitFor(email, guesser)
    if (retryAfterSeconds !== null) return failure<AuthFailure>({ kind: 'auth-busy', retryAfterSeconds })
    const { data, error } = await client.authWithoutSession().signInWithPassword(credentials)
    if (!error && isPasswordUnproved(data.user)) {
      // The person who signed up may not own the mailbox.
      await client.auth().signOut({ scope: 'local' })
      client.forgetSession()
      return failure<AuthFailure>({ kind: 'password-unproved' })
    }
    if (!error) {
      if (client.isTooLarge()) await keepSlim(data)
      guesses.countRight(email, guesser)
      return success(data.user)
    }
    const { error: refused } = refuse(error)
    if (refused.kind !== 'wrong-credentials' && refused.kind !== 'account-blocked') return failure(refused)
    await guesses.countWrong(email, guesser)
    await mail.pace.step(startedAt)
    return failure<AuthFailure>({ kind: 'wrong-credentials' })
  }

  async function keepSlim({ session, user }: { session: Session; user: User }): Promise<void> {
    const beside = openAside()
    const { user: _, expires_at = now() / 1000 + session.expires_in, ...tokens } = session
    beside.aside.keep({ ...tokens, expires_at })
    const slimmed = (await slim(beside, user)) ? readStoredSession(beside.asideJar, name) : null
    if (slimmed) client.keep(slimmed)
  }

  function sessionOf(user: { id: string; email?: string | undefined; user_metadata?: unknown }) {
    return toSession({ id: user.id, email: user.email, metadata: user.user_metadata }, { imageHosts })
  }

  function signedIn(user: Parameters<typeof sessionOf>[0] | null): Result<AuthOutcome, AuthFailure> {
    if (client.isTooLarge()) return failure({ kind: 'account-too-large' })
    client.forgetFlows()
    keys.learn()
    const session = user && sessionOf(user)
    if (!session) return failure({ kind: 'auth-failed' })
    return success({ kind: 'signed-in', ...session })
  }

  return {
    async findSession() {
      const opened = await source.open()
      if (!opened.ok) return opened
      if (!opened.value) return success(null)
      const { sub, email, user_metadata } = opened.value.claims
      return success(sessionOf({ id: sub, email, user_metadata }))
    },

    async signIn(proof) {
      if (proof.kind !== 'password') return links.open(proof)
      const user = await tryPassword({ email: proof.email, password: proof.password }, now())
      return user.ok ? signedIn(user.value) : user
    },

    async signUp({ name, email, password }) {
      if (isPasswordTooLong(password)) return failure({ kind: 'password-too-long' })
      const neutral = { kind: 'confirmation-sent' } as const
      const proof = createSignUpProof(email)
      // A project without confirmation signs in at once and sends nothing.
      const isAutoconfirmed = (await settings.find())?.isAutoconfirmed === true
      async function ask(): Promise<Result<AuthOutcome, AuthFailure>> {
        const { data, error } = await client.authWithoutSession().signUp({
          email,
          password,
          options: {
            data: { full_name: name, ...(isAutoconfirmed ? {} : { ...unprovedPassword, ...proof.metadata }) },
            emailRedirectTo: callback,
          },
        })
        const isKnown = error?.code === 'user_already_exists' || error?.code === 'email_exists'
        if (error && !isKnown && !isMailRefusal(error, mail.state)) return refuse(error)
        if (!data.user || !data.session) return success(neutral)
        if (isPasswordUnproved(data.user)) {
          await client.auth().updateUser({ data: { password_proof: null, ...noSignUpProof } })
        }
        return signedIn(data.user)
      }
      if (isAutoconfirmed) return ask()
      const answer = await requestMail({ to: email, neutral, ask }, mail)
      if (answer.ok && answer.value.kind === neutral.kind) {
        cookies.asked.note(email, name)
        cookies.signUp.write(proof.secret)
      }
      return answer
    },

    async continueWithGoogle() {
      const { data, error } = await client.authWithoutSession().signInWithOAuth({
        provider: 'google',
        options: { redirectTo: callback, skipBrowserRedirect: true },
      })
      if (error || !data.url) return failure({ kind: 'auth-failed' })
      const isOn = (await settings.find())?.isGoogleOn
      // Tries the first step here, so that no user ends on a page of raw JSON.
      const step = isOn === undefined ? await settings.tryFirstStep(data.url) : isOn ? 'taken' : 'refused'
      if (step === 'failed') return failure({ kind: 'auth-unavailable' })
      return step === 'taken'
        ? success({ kind: 'continue-at', url: data.url })
        : failure({ kind: 'google-off' })
    },

    async recover(email) {
      const neutral = { kind: 'recovery-sent' } as const
      async function ask(): Promise<Result<AuthOutcome, AuthFailure>> {
        const { error } = await client
          .authWithoutSession()
          .resetPasswordForEmail(email, { redirectTo: callback })
        return error && !isMailRefusal(error, mail.state) ? refuse(error) : success(neutral)
      }
      const answer = await requestMail({ to: email, neutral, ask }, mail)
      if (answer.ok) cookies.asked.note(email)
      return answer
    },

    async changePassword({ password, currentPassword, accountId }) {
      if (isPasswordTooLong(password)) return failure({ kind: 'password-too-long' })
      const opened = await source.open()
      if (!opened.ok) return opened
      const claims = opened.value?.claims
      if (!claims || (accountId !== undefined && accountId !== claims.sub)) {
        return failure({ kind: 'session-ended' })
      }
      if (!hasFreshLink(claims, now())) {
        if (currentPassword === undefined) return failure({ kind: 'wrong-password' })
        // Starts a fresh session: the service may refuse a password change in one older than a day.
        const signedIn = await tryPassword({ email: claims.email, password: currentPassword }, now())
        if (!signedIn.ok) {
          return signedIn.error.kind === 'wrong-credentials' ? failure({ kind: 'wrong-password' }) : signedIn
        }
      }
      const { error } = await client.auth().updateUser({
        password,
        ...(currentPassword === undefined ? {} : { current_password: currentPassword }),
      })
      return error ? failure(source.refuse(error)) : success({ kind: 'password-changed' })
    },

    async signOut(scope) {
      // The service ends a session only by a valid token.
      const opened = await source.open()
      if (!opened.ok && scope === 'global') return opened
      const signed = await source.findSigned()
      // Recorded before the call, since another renewal may answer later.
      if (signed && scope === 'local') ended.endSession(signed)
      const { error } = opened.ok && opened.value ? await client.auth().signOut({ scope }) : { error: null }
      const failed = error && scope === 'global' ? authFailureOf(error, client.outage()) : null
      if (failed && failed.kind !== 'session-ended') return failure(failed)
      if (signed && scope === 'global') ended.endSessionsOf(signed.sub)
      client.forgetSession()
      cookies.forget()
      return success({ kind: 'signed-out' })
    },
  }
}
