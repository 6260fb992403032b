import type { User } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import type { AuthOutcome, EnterBody, LinkProof } from '../api/auth-messages.ts'
import { isPasswordTooLong } from '../domain/password.ts'
import { failure, type Result, success } from '../domain/result.ts'
import type { AccountLimits } from './account-limits.ts'
import { toSession } from './account-metadata.ts'
import type { Guesser } from './attempt-limits.ts'
import { authFailureOf } from './auth-failure-of.ts'
import type { AuthFailure, LinkService } from './auth-service.ts'
import type { CookieJar } from './cookie-jar.ts'
import { isFlowCookie } from './flow-cookies.ts'
import type { LinkCookies } from './link-cookies.ts'
import {
  isPasswordUnproved,
  metadataOfGoogle,
  ownMetadata,
  provedMetadata,
  randomPassword,
  unprovedPassword,
  untrustedMetadata,
} from './password-proof.ts'
import { readStoredSession } from './readable-cookies.ts'
import { isMailRefusal, type MailOptions, requestMail } from './request-mail.ts'
import { isSignedUpBy, noSignUpProof } from './sign-up-proof.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { AuthClient } from './supabase-client.ts'
import type { AccountTrimmer, Beside } from './trim-account.ts'
import { claimsSchema } from './verify-token.ts'

type Options = {
  readonly jar: CookieJar
  readonly name: string
  readonly client: AuthClient
  readonly openAside: () => Beside
  readonly slim: AccountTrimmer
  readonly cookies: LinkCookies
  readonly keys: SigningKeys
  readonly limits: AccountLimits
  readonly sender: Pick<Guesser, 'client'>
  readonly mail: MailOptions
  readonly siteUrl: string
  readonly imageHosts: readonly string[]
  readonly now: () => number
}

type Outcome = Result<AuthOutcome, AuthFailure>

export function createSupabaseLinks(options: Options): LinkService {
  const {
    jar,
    name,
    client,
    openAside,
    slim,
    cookies,
    keys,
    limits,
    sender,
    mail,
    siteUrl,
    imageHosts,
    now,
  } = options

  /** Moves the session to this browser. */
  function adopt(asideJar: CookieJar, user: User, isRecovery = false): Outcome {
    const tokens = readStoredSession(asideJar, name)
    const session = toSession(
      { id: user.id, email: user.email, metadata: user.user_metadata },
      { imageHosts },
    )
    if (!tokens || !session) return failure({ kind: 'auth-failed' })
    client.keep(tokens)
    if (client.isTooLarge()) return failure({ kind: 'account-too-large' })
    client.forgetFlows()
    cookies.forget()
    keys.learn()
    return success({ kind: 'signed-in', ...(isRecovery ? { isRecovery } : {}), ...session })
  }

  /** Signs in to nothing; the opened link waits for the answer to 'Entrar como …?'. */
  function askFirst(asideJar: CookieJar, email: string, isNew: boolean): Outcome {
    const refreshToken = readStoredSession(asideJar, name)?.refresh_token
    if (refreshToken === undefined) return failure({ kind: 'auth-failed' })
    const named = { email, isNew, name: (isNew && cookies.asked.find(email)?.name) || '' }
    cookies.opened.write({ refreshToken, ...named })
    return success({ kind: 'link-named', ...named })
  }

  /** Clears an unconfirmed account, which a stranger may have filled, whether the user continues or not. */
  async function distrust(aside: AuthClient, user: User): Promise<AuthFailure | null> {
    const data = untrustedMetadata(user)
    const { error } = await aside.auth().updateUser({ password: randomPassword(), data })
    if (!error) return null
    // A project that requires the current password changes it only in a recovery: it opens nothing yet.
    const marked = await aside.auth().updateUser({ data: unprovedPassword })
    if (!marked.error) await aside.auth().signOut({ scope: 'local' })
    const refused = authFailureOf(error, aside.outage())
    return refused.kind === 'wrong-password' ? { kind: 'link-expired' } : refused
  }

  /** This browser made the account and reads its mailbox, so password and name are its owner's. */
  async function trust({ aside, asideJar }: Beside, user: User): Promise<User | null> {
    const data = { ...ownMetadata(user), ...noSignUpProof }
    const { data: changed, error } = await aside.auth().updateUser({ data })
    if (error) return null
    // Reads the changed account into the token.
    await aside.renew(readStoredSession(asideJar, name)?.refresh_token ?? '')
    return changed.user
  }

  function isOwnSignUp(proof: LinkProof, user: User): boolean {
    const secret = cookies.signUp.read()
    cookies.signUp.forget()
    const isConfirmation = proof.kind === 'link' && proof.type === 'email'
    return isConfirmation && readStoredSession(jar, name) === null && isSignedUpBy(secret, user, now())
  }

  /** Google has proved the address: ends an earlier sign-up and its data. */
  async function takeOver({ aside, asideJar }: Beside, user: User): Promise<Result<User, AuthFailure>> {
    const data = metadataOfGoogle(user)
    const { data: changed, error } = await aside.auth().updateUser({ password: randomPassword(), data })
    if (error) return failure(authFailureOf(error, aside.outage()))
    await aside.auth().signOut({ scope: 'others' })
    await aside.renew(readStoredSession(asideJar, name)?.refresh_token ?? '')
    return success(changed.user)
  }

  async function prove(proof: LinkProof, { aside, asideJar }: Beside) {
    const auth = aside.authWithoutSession()
    if (proof.kind === 'link') return auth.verifyOtp({ token_hash: proof.tokenHash, type: proof.type })
    const answer = await auth.exchangeCodeForSession(proof.code)
    const left = new Set(asideJar.all().map((cookie) => cookie.name))
    for (const cookie of jar.all()) {
      if (isFlowCookie(cookie.name) && !left.has(cookie.name)) jar.set(cookie.name, '', { maxAge: 0 })
    }
    return answer
  }

  /** Sets a password for a newly confirmed account; an equal one counts as set. */
  async function setPassword(
    aside: AuthClient,
    user: User,
    { password, name: typedName = '' }: EnterBody,
  ): Promise<AuthFailure | null> {
    if (password === undefined) return { kind: 'weak-password' }
    if (isPasswordTooLong(password)) return { kind: 'password-too-long' }
    const data = provedMetadata(user, typedName)
    const first = await aside.auth().updateUser({ password, data })
    const isSame = first.error?.code === 'same_password'
    const { error } = isSame ? await aside.auth().updateUser({ data }) : first
    if (error) return authFailureOf(error, aside.outage())
    await aside.auth().signOut({ scope: 'others' })
    return null
  }

  return {
    async open(proof) {
      const beside = openAside()
      const { aside, asideJar } = beside
      const { data, error } = await prove(proof, beside)
      if (error) return failure(authFailureOf(error, aside.outage()))
      const { session, user } = data
      if (!session || !user?.email) return failure({ kind: 'auth-failed' })
      const isKept = !aside.isTooLarge() || (await slim(beside, user))
      if (!isKept) return failure({ kind: 'account-too-large' })
      const { amr } = claimsSchema.parse(decodeJwt(session.access_token))
      const isUnproved = isPasswordUnproved(user)
      if (amr.some(({ method }) => method === 'oauth')) {
        const owned = isUnproved ? await takeOver(beside, user) : success(user)
        return owned.ok ? adopt(asideJar, owned.value) : owned
      }
      const owned = isUnproved && isOwnSignUp(proof, user) ? await trust(beside, user) : null
      if (owned) return adopt(asideJar, owned)
      if (isUnproved) {
        const refused = await distrust(aside, user)
        return refused ? failure(refused) : askFirst(asideJar, user.email, true)
      }
      const isAskedHere = proof.kind === 'code' || cookies.asked.find(user.email) !== null
      const isVisitor = readStoredSession(jar, name) === null
      const isRecovery = 'redirectType' in data && data.redirectType === 'recovery'
      return isAskedHere && isVisitor
        ? adopt(asideJar, user, isRecovery)
        : askFirst(asideJar, user.email, false)
    },

    findOpened: () => cookies.opened.read(),

    async enter(answer) {
      const opened = cookies.opened.read()
      if (opened?.email !== answer.email) return failure({ kind: 'link-expired' })
      const retryAfterSeconds = await limits.look('guess-client', sender.client)
      if (retryAfterSeconds !== null) return failure({ kind: 'auth-busy', retryAfterSeconds })
      const { aside, asideJar } = openAside()
      const renewal = await aside.renew(opened.refreshToken)
      if (!renewal) return failure(authFailureOf({}, aside.outage()))
      if (renewal.kind === 'refused') {
        // Anybody can send such a cookie.
        await limits.take('guess-client', sender.client)
        cookies.opened.forget()
        return failure({ kind: 'link-expired' })
      }
      const keepRefreshToken = () => readStoredSession(asideJar, name)?.refresh_token ?? opened.refreshToken
      cookies.opened.write({ ...opened, refreshToken: keepRefreshToken() })
      const { data, error } = await aside.auth().getUser(renewal.accessToken)
      if (error) return failure(authFailureOf(error, aside.outage()))
      if (!isPasswordUnproved(data.user)) return adopt(asideJar, data.user)
      const refused = await setPassword(aside, data.user, answer)
      if (refused) return failure(refused)
      await aside.renew(keepRefreshToken())
      const { data: changed } = await aside.auth().getUser()
      return adopt(asideJar, changed.user ?? data.user)
    },

    decline() {
      cookies.opened.forget()
    },

    async resend(email) {
      const neutral = { kind: 'confirmation-sent' } as const
      async function ask(): Promise<Outcome> {
        const { error } = await client.authWithoutSession().resend({
          type: 'signup',
          email,
          options: { emailRedirectTo: `${siteUrl}/auth/callback` },
        })
        const isShown = error && !isMailRefusal(error, mail.state)
        return isShown ? failure(authFailureOf(error, client.outage())) : success(neutral)
      }
      const answer = await requestMail({ to: email, neutral, ask }, mail)
      if (answer.ok) cookies.asked.note(email)
      return answer
    },
  }
}
