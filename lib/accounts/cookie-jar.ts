/** Holds no data and is readable in the browser: marks that a session can be asked for. */
export const presenceCookie = 'mercado-session'

export type CookieOptions = { readonly maxAge?: number | undefined; readonly httpOnly?: boolean | undefined }
type CookieChange = { readonly name: string; readonly value: string; readonly options: CookieOptions }

export type CookieJar = {
  readonly all: () => { name: string; value: string }[]
  /** An age of 0 removes the cookie. */
  readonly set: (name: string, value: string, options: CookieOptions) => void
  readonly changes: () => readonly string[]
  readonly header: () => string
}

const plain = /^[\w.-]*$/

function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, Math.max(at, 0)).trim()
    if (name !== '' && plain.test(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}

/** Session cookies are HttpOnly, SameSite, and Secure where the shop has https (trust S13). */
export function openCookieJar(
  header: string | null,
  { isSecure }: { readonly isSecure: boolean },
): CookieJar {
  const cookies = parseCookies(header)
  const changed = new Map<string, CookieChange>()
  return {
    all: () => [...cookies].map(([name, value]) => ({ name, value })),
    set(name, value, options) {
      if (!plain.test(name) || !plain.test(value)) throw new Error(`the cookie ${name} cannot be written`)
      changed.set(name, { name, value, options })
      if (options.maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    },
    changes: () => [...changed.values()].map((change) => serialize(change, isSecure)),
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}

export function forgetPresence(jar: CookieJar): void {
  const isThere = jar.all().some(({ name }) => name === presenceCookie)
  if (isThere) jar.set(presenceCookie, '', { maxAge: 0, httpOnly: false })
}

function serialize({ name, value, options }: CookieChange, isSecure: boolean): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(options.maxAge === undefined ? [] : [`Max-Age=${options.maxAge}`]),
    'SameSite=Lax',
    ...(options.httpOnly === false ? [] : ['HttpOnly']),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}
