import type { CookieJar } from './cookie-jar.ts'

/** What a browser keeps while it is on its way to Google, or until it opens the link of an e-mail. */
export const isFlowCookie = (name: string) => /mercado-auth.*-code-verifier$/.test(name)

/** Whether this browser has left on a way that leads back with a code. */
export function isOnTheWay(jar: CookieJar): boolean {
  return jar.all().some(({ name, value }) => isFlowCookie(name) && value !== '')
}
