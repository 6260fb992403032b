import { ownPath } from '../domain/paths.ts'
import type { CookieJar } from './cookie-jar.ts'

const returnCookie = 'mercado-return'
/** Marks a browser that left for Google; a code without it comes from an e-mail link. */
const googleCookie = 'mercado-google'
/** Seconds allowed on Google's pages. */
const maximumAge = 600

export function rememberGoogle(jar: CookieJar): void {
  jar.set(googleCookie, '1', { maxAge: maximumAge })
}

export function takeGoogle(jar: CookieJar): boolean {
  const hasLeft = jar.all().some(({ name }) => name === googleCookie)
  if (hasLeft) jar.set(googleCookie, '', { maxAge: 0 })
  return hasLeft
}

/** Stores the page to return to; only paths of this shop. */
export function rememberReturnPath(jar: CookieJar, path: string | undefined): void {
  const own = ownPath(path ?? '')
  if (own !== null) jar.set(returnCookie, Buffer.from(own).toString('base64url'), { maxAge: maximumAge })
}

export function takeReturnPath(jar: CookieJar): string {
  const kept = jar.all().find(({ name }) => name === returnCookie)?.value
  if (kept === undefined) return '/'
  jar.set(returnCookie, '', { maxAge: 0 })
  return ownPath(Buffer.from(kept, 'base64url').toString()) ?? '/'
}

/** Matches cookies kept until the return from Google or the opening of an e-mail link. */
export const isFlowCookie = (name: string) => /mercado-auth.*-code-verifier$/.test(name)

export function isOnTheWay(jar: CookieJar): boolean {
  return jar.all().some(({ name, value }) => isFlowCookie(name) && value !== '')
}
