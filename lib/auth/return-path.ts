import { ownPath } from '../paths.ts'
import type { CookieJar } from './cookie-jar.ts'

const returnCookie = 'mercado-return'
/** Seconds on Google's pages. */
const patience = 600

/** Keeps the page to come back to; anything but a path of ours is forgotten. */
export function rememberReturnPath(jar: CookieJar, path: string | undefined): void {
  const own = ownPath(path ?? '')
  if (own !== null) jar.set(returnCookie, Buffer.from(own).toString('base64url'), { maxAge: patience })
}

/** That page, once; the home page without one. */
export function takeReturnPath(jar: CookieJar): string {
  const kept = jar.all().find(({ name }) => name === returnCookie)?.value
  if (kept === undefined) return '/'
  jar.set(returnCookie, '', { maxAge: 0 })
  return ownPath(Buffer.from(kept, 'base64url').toString()) ?? '/'
}
