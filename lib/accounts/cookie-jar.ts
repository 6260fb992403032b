/** Readable by the browser and holding nothing: a user is signed in, so the session is worth asking for. */
export const presenceCookie = 'mercado-session'

export type CookieOptions = { readonly maxAge?: number | undefined; readonly httpOnly?: boolean | undefined }
type CookieChange = { readonly name: string; readonly value: string; readonly options: CookieOptions }

/** The cookies of one request, and what its answer changes of them. */
export type CookieJar = {
  readonly all: () => { name: string; value: string }[]
  /** An age of 0 removes it. */
  readonly set: (name: string, value: string, options: CookieOptions) => void
  /** The values of `Set-Cookie`. */
  readonly changes: () => readonly string[]
  /** The `Cookie` header as the browser will send it next. */
  readonly header: () => string
}

/** Names and values here are of the letters that a cookie can hold as they are; anything else is refused. */
const plain = /^[\w.-]*$/

/** Cookies under a name that we could not write are none of ours. */
function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, Math.max(at, 0)).trim()
    if (name !== '' && plain.test(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}

/**
 * Session cookies are for the server alone, never sent along by another site, and over https only where the shop
 * has it (trust S13).
 */
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

/** Removed where no user is signed in: the next page does not ask again. */
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
