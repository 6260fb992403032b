import { ownPath } from '../domain/paths.ts'
import type { CookieJar } from './cookie-jar.ts'

const returnCookie = 'mercado-return'
/** What a browser that comes back with a code had left for: without it, it was a link of an e-mail. */
const googleCookie = 'mercado-google'
/** Seconds that a user may take on Google's pages. */
const maximumAge = 600

/** Notes that this browser leaves for Google. */
export function rememberGoogle(jar: CookieJar): void {
  jar.set(googleCookie, '1', { maxAge: maximumAge })
}

/** Whether it had left for Google, once. */
export function takeGoogle(jar: CookieJar): boolean {
  const hasLeft = jar.all().some(({ name }) => name === googleCookie)
  if (hasLeft) jar.set(googleCookie, '', { maxAge: 0 })
  return hasLeft
}

/** Keeps the page to come back to; anything but a path of ours is forgotten. */
export function rememberReturnPath(jar: CookieJar, path: string | undefined): void {
  const own = ownPath(path ?? '')
  if (own !== null) jar.set(returnCookie, Buffer.from(own).toString('base64url'), { maxAge: maximumAge })
}

/** That page, once; the home page without one. */
export function takeReturnPath(jar: CookieJar): string {
  const kept = jar.all().find(({ name }) => name === returnCookie)?.value
  if (kept === undefined) return '/'
  jar.set(returnCookie, '', { maxAge: 0 })
  return ownPath(Buffer.from(kept, 'base64url').toString()) ?? '/'
}

/** What a browser keeps while it is on its way to Google, or until it opens the link of an e-mail. */
export const isFlowCookie = (name: string) => /mercado-auth.*-code-verifier$/.test(name)

/** Whether this browser has left on a way that leads back with a code. */
export function isOnTheWay(jar: CookieJar): boolean {
  return jar.all().some(({ name, value }) => isFlowCookie(name) && value !== '')
}
