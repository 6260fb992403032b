import { generateKeyPair, SignJWT } from 'jose'
import type { RunningAuthServer } from './auth-server/serve-auth-server.ts'

const cookieOf = (session: object) => `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`

/** Builds a session cookie with a refresh token that was never issued. */
export function sessionCookie(accessToken: string, expiresAt = 1, refreshToken = 'a1b2c3d4e5f6'): string {
  return cookieOf({
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_at: expiresAt,
    expires_in: 3600,
    token_type: 'bearer',
  })
}

export function tokensOf(cookie: string): {
  access_token: string
  refresh_token: string
  expires_at: number
} {
  return JSON.parse(Buffer.from(cookie.replace('base64-', ''), 'base64url').toString())
}

export async function forgedSessions(genuine: string): Promise<Readonly<Record<string, string>>> {
  const { privateKey } = await generateKeyPair('ES256')
  const [header = '', payload = '', signature = ''] = genuine.split('.')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
  const sign = (kid: string, claims: object) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
  const claims = { ...read(payload), iat: 1, exp: 2 }
  const { kid } = read(header)
  return {
    'is no token at all': 'made-up',
    'has three parts of nothing': 'x.y.z',
    'names another person': `${header}.${part({ ...claims, sub: 'x' })}.${signature}`,
    'was given another end': `${header}.${part({ ...read(payload), exp: 4_000_000_000 })}.${signature}x`,
    'is signed with a key of their own': await sign(kid, claims),
    'names a key that is none': await sign('no-such-key', claims),
    'is signed with a secret of their own': await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret of thirty-two characters')),
    'is not signed': `${part({ alg: 'none', kid })}.${payload}.`,
    'has no signature': `${header}.${payload}.`,
    'takes the public key for a secret': `${part({ alg: 'ES256K', kid })}.${payload}.${signature}`,
  }
}

/** Signs an expired token of no session. */
export function expiredToken(server: RunningAuthServer, claims: object = {}): Promise<string> {
  return server.sign({ sub: 'nobody', session_id: 'none', iat: 1, exp: 2, ...claims })
}
