import { randomBytes, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { type Person, toUserJson } from './people.ts'
import { Refusal } from './refusal.ts'

type RefreshToken = { readonly token: string; readonly parent: string | null; usedAt: number | null }
type Session = {
  readonly id: string
  readonly personId: string
  readonly amr: readonly { method: string; timestamp: number }[]
  readonly tokens: RefreshToken[]
  openedAt: number
}

export type SessionOptions = {
  readonly issuer: string
  readonly now: () => number
  /** Seconds an access token is good for. */
  readonly accessTokenSeconds: () => number
  /** The service forgives a token that is used again within 10 s, or whose successor was never used; strict forgives nothing. */
  readonly isStrict: () => boolean
}

const reuseMs = 10_000
const notFound = () =>
  new Refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

/** Sessions with tokens signed by an asymmetric key, and refresh tokens that rotate. */
export async function createSessions({ issuer, now, accessTokenSeconds, isStrict }: SessionOptions) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const keyId = randomUUID()
  const jwk = {
    ...(await exportJWK(publicKey)),
    kid: keyId,
    alg: 'ES256',
    use: 'sig',
    key_ops: ['verify'],
    ext: true,
  }
  const sessions = new Map<string, Session>()

  function addToken(session: Session, parent: string | null): string {
    const token = randomBytes(9).toString('base64url')
    session.tokens.push({ token, parent, usedAt: null })
    return token
  }

  async function answer(session: Session, person: Person, refreshToken: string) {
    const issuedAt = Math.floor(now() / 1000)
    const expiresIn = accessTokenSeconds()
    const claims = {
      email: person.email,
      phone: '',
      app_metadata: { provider: person.identities[0], providers: person.identities },
      user_metadata: person.metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
    }
    const accessToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: keyId, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(person.id)
      .setAudience('authenticated')
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + expiresIn)
      .sign(privateKey)
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
    for (const session of sessions.values()) {
      const found = session.tokens.find((candidate) => candidate.token === token)
      if (found) return { session, found }
    }
    throw notFound()
  }

  return {
    jwks: { keys: [jwk] },
    open(person: Person, method: string) {
      const amr = [{ method, timestamp: Math.floor(now() / 1000) }]
      const session: Session = { id: randomUUID(), personId: person.id, amr, tokens: [], openedAt: now() }
      sessions.set(session.id, session)
      return answer(session, person, addToken(session, null))
    },
    async refresh(token: unknown, findPerson: (id: string) => Person | undefined) {
      const { session, found } = findByRefreshToken(token)
      const person = findPerson(session.personId)
      if (!person) throw notFound()
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
    /** The session that a request's access token is of. */
    async verify(authorization: string | null): Promise<Session> {
      const token = authorization?.replace(/^Bearer /, '') ?? ''
      const claims = await jwtVerify(token, publicKey, { issuer, currentDate: new Date(now()) }).catch(() => {
        throw new Refusal(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
      })
      const session = sessions.get(String(claims.payload['session_id']))
      if (!session)
        throw new Refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
      return session
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
    /** As if every session had been opened that many milliseconds earlier. */
    age(milliseconds: number) {
      for (const session of sessions.values()) session.openedAt -= milliseconds
    },
    count: () => sessions.size,
  }
}

export type Sessions = Awaited<ReturnType<typeof createSessions>>
