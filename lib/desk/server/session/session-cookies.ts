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

/** Of one name in one call; each is looked up. */
const maximumTokens = 4

/** All that look like one of ours, the first few: a neighbour under the same domain can put others before it. */
export function readTokens(headers: Headers, name: CookieName): readonly string[] {
  const prefix = `${names[name]}=`
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const values = cookies
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => cookie.slice(prefix.length))
  return [...new Set(values.filter((value) => tokenShape.test(value)))].slice(0, maximumTokens)
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
