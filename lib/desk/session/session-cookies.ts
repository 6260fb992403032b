import { createHash, randomBytes } from 'node:crypto'

/** Who is signed in, and which device has been; scripts read neither, and only calls of the desk send them. */
const names = { session: 'desk', device: 'desk-device' } as const
type CookieName = keyof typeof names

/** 32 random bytes in base64url. */
const tokenShape = /^[\w-]{43}$/

export const newToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The first that looks like one of ours: a neighbour under the same domain can put others before it. */
export function readToken(headers: Headers, name: CookieName): string | null {
  const prefix = `${names[name]}=`
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const cookie = part.trim()
    const value = cookie.slice(prefix.length)
    if (cookie.startsWith(prefix) && tokenShape.test(value)) return value
  }
  return null
}

type Cookie = { readonly name: CookieName; readonly token: string; readonly maxAgeSeconds: number }

/** `origin`: under which the caller has the shop; over https the cookie never goes without. */
export function setCookie(response: Response, cookie: Cookie, origin: string): void {
  const parts = [
    `${names[cookie.name]}=${cookie.token}`,
    'Path=/api/desk',
    `Max-Age=${cookie.maxAgeSeconds}`,
    'SameSite=Strict',
    'HttpOnly',
    ...(origin.startsWith('https://') ? ['Secure'] : []),
  ]
  response.headers.append('set-cookie', parts.join('; '))
  response.headers.set('cache-control', 'private, no-store')
}
