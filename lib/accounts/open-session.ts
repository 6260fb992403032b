import { failure, type Result, success } from '../domain/result.ts'
import type { AccountLimits } from './account-limits.ts'
import type { SeenKeys, UnverifiedTokenLimits } from './attempt-limits.ts'
import { authFailureOf, refusalOf } from './auth-failure-of.ts'
import type { AuthFailure } from './auth-service.ts'
import type { CookieJar } from './cookie-jar.ts'
import type { DeletedAccounts } from './deleted-accounts.ts'
import { readStoredSession } from './readable-cookies.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { AuthClient } from './supabase-client.ts'
import { type Claims, type Verification, verifyToken } from './verify-token.ts'

export type OpenedSession = { readonly claims: Claims; readonly accessToken: string }

export type SessionSource = {
  /** Renews shortly before the end; null without a session. Asks the service only about tokens it signed. */
  readonly open: () => Promise<Result<OpenedSession | null, AuthFailure>>
  /** Claims by signature alone, even if expired; null when unknown. Fetches only the service's keys. */
  readonly findSigned: () => Promise<Claims | null>
  readonly hasEnded: () => boolean
  /** True when another request ended it meanwhile. */
  readonly isOver: () => boolean
  readonly refuse: (error: Parameters<typeof refusalOf>[0]) => AuthFailure
  readonly renew: () => Promise<void>
}

type Options = {
  readonly client: AuthClient
  readonly jar: CookieJar
  readonly name: string
  readonly keys: SigningKeys
  readonly ended: RevokedSessions
  readonly deleted: DeletedAccounts
  readonly confirmed: SeenKeys
  readonly limits: AccountLimits
  readonly unseen: UnverifiedTokenLimits
  readonly now: () => number
}

/** Milliseconds before the end at which a token is renewed, as in the library. */
const marginMs = 90_000

export function createSessionSource(options: Options): SessionSource {
  const { client, jar, name, keys, ended, deleted, confirmed, limits, unseen, now } = options
  const isGone = (claims: Claims) => deleted.has(claims.sub) || ended.isEnded(claims)
  let hasEnded = false
  let seen: Claims | null = null
  let opened: ReturnType<SessionSource['open']> | undefined
  let verified: Promise<Verification | null> | undefined

  async function verify(): Promise<Verification | null> {
    const stored = readStoredSession(jar, name)
    return stored && verifyToken(stored.access_token, { keys, now })
  }

  function end() {
    hasEnded = true
    client.forgetSession()
    return success(null)
  }

  /** Seconds until this session may be renewed again; null for now. */
  const waitToRenew = (claims: Claims) => limits.take('renewal-session', claims.session_id || claims.sub)

  async function refuseUnseen(error: Parameters<typeof refusalOf>[0]): Promise<AuthFailure> {
    if (!client.outage()) await unseen.countRefused()
    return refuse(error)
  }

  async function exchange(isSeen = true): Promise<Result<OpenedSession | null, AuthFailure>> {
    const renewal = await client.renew(readStoredSession(jar, name)?.refresh_token ?? '')
    if (client.isTooLarge()) return failure({ kind: 'account-too-large' })
    if (!renewal) return failure(authFailureOf({}, client.outage()))
    if (renewal.kind === 'refused') {
      const refused = isSeen ? refuse(renewal.error) : await refuseUnseen(renewal.error)
      return hasEnded && refused.kind === 'session-ended' ? success(null) : failure(refused)
    }
    const { accessToken } = renewal
    const verification = await verifyToken(accessToken, { keys, now })
    if (verification.kind === 'unavailable') return failure({ kind: 'auth-unavailable' })
    if (verification.kind === 'forged' || isGone(verification.claims)) return end()
    if (verification.kind === 'unverifiable') confirmed.add(accessToken)
    return success({ claims: verification.claims, accessToken })
  }

  /** With a shared secret only the service can verify the token. */
  async function ask(
    claims: Claims,
    accessToken: string,
  ): Promise<Result<OpenedSession | null, AuthFailure>> {
    const isSeen = confirmed.has(accessToken)
    const retryAfterSeconds = isSeen ? null : await unseen.waitFor()
    if (retryAfterSeconds !== null) return failure({ kind: 'auth-busy', retryAfterSeconds })
    const { error } = await client.auth().getUser(accessToken)
    if (!error) {
      confirmed.add(accessToken)
      return success({ claims, accessToken })
    }
    const refused = isSeen ? refuse(error) : await refuseUnseen(error)
    return refused.kind === 'session-ended' ? success(null) : failure(refused)
  }

  async function openOnce(): Promise<Result<OpenedSession | null, AuthFailure>> {
    const stored = readStoredSession(jar, name)
    verified ??= verify()
    const verification = await verified
    if (!stored || !verification) return success(null)
    if (verification.kind === 'forged') {
      client.forgetSession()
      return success(null)
    }
    if (verification.kind === 'unavailable') return failure({ kind: 'auth-unavailable' })
    const { claims } = verification
    if (isGone(claims)) return end()
    seen = claims
    const session = { claims, accessToken: stored.access_token }
    const leftMs = claims.exp * 1000 - now()
    const isVerified = verification.kind === 'verified'
    if (leftMs > marginMs) return isVerified ? success(session) : ask(claims, stored.access_token)
    const isSeen = isVerified || confirmed.has(stored.access_token)
    const retryAfterSeconds = await (isSeen ? waitToRenew(claims) : unseen.waitFor())
    const exchanged = retryAfterSeconds === null ? await exchange(isSeen) : null
    if (exchanged && (exchanged.ok || hasEnded || client.isTooLarge())) return exchanged
    if (isVerified && leftMs > 0) return success(session)
    if (exchanged) return exchanged
    return failure({ kind: 'auth-busy', retryAfterSeconds })
  }

  function refuse(error: Parameters<typeof refusalOf>[0]): AuthFailure {
    if (!client.outage() && refusalOf(error).endsSession) end()
    return authFailureOf(error, client.outage())
  }

  function openNow() {
    opened ??= openOnce()
    return opened
  }

  return {
    open: openNow,
    async findSigned() {
      verified ??= verify()
      const verification = await verified
      const claims = verification?.kind === 'verified' ? verification.claims : null
      return claims && !isGone(claims) ? claims : null
    },
    hasEnded: () => hasEnded,
    isOver: () => seen !== null && isGone(seen),
    refuse,
    async renew() {
      const session = await openNow()
      if (!session.ok || !session.value) return
      if ((await waitToRenew(session.value.claims)) === null) await exchange()
    },
  }
}
