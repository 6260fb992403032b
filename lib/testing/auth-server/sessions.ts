import { randomBytes, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { appMetadataOf, type People, type Person, toUserJson } from './people.ts'
import { Refusal } from './refusal.ts'

type RefreshToken = { readonly token: string; readonly parent: string | null; usedAt: number | null }
export type Session = {
  readonly id: string
  readonly personId: string
  readonly amr: readonly { method: string; timestamp: number }[]
  readonly tokens: RefreshToken[]
  openedAt: number
}

export type SessionOptions = {
  readonly issuer: string
  readonly people: People
  readonly now: () => number
  readonly accessTokenSeconds: () => number
  /** The service accepts a token again within 10 s, or until its successor is used; strict never. */
  readonly isStrict: () => boolean
  readonly isSecretShared: () => boolean
}

const reuseMs = 10_000
const tokenPattern = /^[a-z0-9]{12}$/
const notFound = () =>
  new Refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
const badToken = (reason: string) =>
  new Refusal(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`)

/** Issues access tokens, signed by a key pair or shared secret, and rotating refresh tokens. */
export async function createSessions(options: SessionOptions) {
  const { issuer, people, now, accessTokenSeconds, isStrict, isSecretShared } = options
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const keyId = randomUUID()
  const extras = { kid: keyId, alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true }
  const jwk = { ...(await exportJWK(publicKey)), ...extras }
  const sessions = new Map<string, Session>()

  function addToken(session: Session, parent: string | null): string {
    const token = randomBytes(6).toString('hex')
    session.tokens.push({ token, parent, usedAt: null })
    return token
  }

  const secret = randomBytes(32)

  const sign = (claims: JWTPayload) =>
    isSecretShared()
      ? new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret)
      : new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: keyId, typ: 'JWT' }).sign(privateKey)

  async function answer(session: Session, person: Person, refreshToken: string) {
    const issuedAt = Math.floor(now() / 1000)
    const expiresIn = accessTokenSeconds()
    const accessToken = await sign({
      iss: issuer,
      sub: person.id,
      aud: 'authenticated',
      exp: issuedAt + expiresIn,
      iat: issuedAt,
      email: person.email,
      phone: '',
      app_metadata: appMetadataOf(person),
      user_metadata: person.metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
    })
    return {
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: expiresIn,
      expires_at: issuedAt + expiresIn,
      refresh_token: refreshToken,
      user: toUserJson(person),
    }
  }

  function findByRefreshToken(token: unknown) {
    if (!tokenPattern.test(String(token))) {
      throw new Refusal(400, 'validation_failed', 'Refresh token is not valid')
    }
    for (const session of sessions.values()) {
      const found = session.tokens.find((candidate) => candidate.token === token)
      if (found) return { session, found }
    }
    throw notFound()
  }

  async function readToken(token: string): Promise<JWTPayload> {
    const [header = ''] = token.split('.')
    if (!/^(?:[\w-]{2})+$|^[\w-]{3,}$/.test(header)) {
      throw badToken(
        'token is malformed: could not base64 decode header: illegal base64 data at input byte 0',
      )
    }
    const options = { currentDate: new Date(now()) }
    const verifying = isSecretShared()
      ? jwtVerify(token, secret, options)
      : jwtVerify(token, publicKey, options)
    const verified = await verifying.catch((error) => {
      const isExpired = error?.code === 'ERR_JWT_EXPIRED'
      throw badToken(
        isExpired
          ? 'token has invalid claims: token is expired'
          : 'token signature is invalid: signature is invalid',
      )
    })
    return verified.payload
  }

  return {
    jwks: () => ({ keys: isSecretShared() ? [] : [jwk] }),
    sign,
    open(person: Person, method: string) {
      const amr = [{ method, timestamp: Math.floor(now() / 1000) }]
      const session: Session = { id: randomUUID(), personId: person.id, amr, tokens: [], openedAt: now() }
      sessions.set(session.id, session)
      person.lastSignInAt = new Date(now()).toISOString()
      return answer(session, person, addToken(session, null))
    },
    async refresh(token: unknown) {
      const { session, found } = findByRefreshToken(token)
      const person = people.find(session.personId)
      if (!person) throw notFound()
      if (person.isBanned) throw new Refusal(400, 'user_banned', 'Invalid Refresh Token: User Banned')
      const active = session.tokens.at(-1) as RefreshToken
      if (found === active) {
        found.usedAt = now()
        return answer(session, person, addToken(session, found.token))
      }
      const isForgiven = active.parent === found.token || now() - (found.usedAt ?? 0) < reuseMs
      if (isForgiven && !isStrict()) return answer(session, person, active.token)
      sessions.delete(session.id)
      throw new Refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    },
    async verify(authorization: string | null): Promise<{ session: Session; person: Person }> {
      const claims = await readToken(authorization?.replace(/^Bearer /, '') ?? '')
      if (!claims.sub) throw new Refusal(403, 'bad_jwt', 'invalid claim: missing sub claim')
      const person = people.find(claims.sub)
      if (!person) throw new Refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
      if (person.isBanned) throw new Refusal(403, 'user_banned', 'User is banned')
      const session = sessions.get(String(claims['session_id']))
      if (session) return { session, person }
      throw new Refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    },
    end(session: Session, scope: string) {
      for (const other of [...sessions.values()]) {
        if (other.personId !== session.personId) continue
        const isThis = other.id === session.id
        if (scope === 'global' || (scope === 'local' && isThis) || (scope === 'others' && !isThis)) {
          sessions.delete(other.id)
        }
      }
    },
    endAllOf(personId: string) {
      for (const session of [...sessions.values()])
        if (session.personId === personId) sessions.delete(session.id)
    },
    age(milliseconds: number) {
      for (const session of sessions.values()) session.openedAt -= milliseconds
    },
    count: () => sessions.size,
  }
}

export type Sessions = Awaited<ReturnType<typeof createSessions>>
