import { createHash, randomBytes } from 'node:crypto'

/** HttpOnly cookies, sent only with desk calls. */
const names = { session: 'desk', device: 'desk-device' } as const
type CookieName = keyof typeof names

/** 32 random bytes in base64url. */
const tokenShape = /^[\w-]{43}$/

export const newToken = () => randomBytes(32).toString('base64url')

export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const maximumTokens = 4

/** Reads several: a neighbour under the same domain can put others first. */
export function readTokens(headers: Headers, name: CookieName): readonly string[] {
  const prefix = `${names[name]}=`
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const values = cookies
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => cookie.slice(prefix.length))
  return [...new Set(values.filter((value) => tokenShape.test(value)))].slice(0, maximumTokens)
}

type Cookie = { readonly name: CookieName; readonly token: string; readonly maxAgeSeconds: number }

/** `origin` is the caller's public origin; over https cookies are Secure. */
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
