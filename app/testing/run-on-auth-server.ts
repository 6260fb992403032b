import { afterAll } from 'vitest'
import { POST as enter } from '@/app/api/auth/sign-in/route'
import { startAuthServer, testKeys } from '@/lib/testing/auth-server/serve-auth-server'
import { ownPost, runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'

type Options = {
  readonly hasSecretKey?: boolean
  readonly variables?: Readonly<Record<string, string>>
}

type Customer = {
  readonly email?: string
  readonly metadata?: Readonly<Record<string, unknown>>
  readonly accessTokenSeconds?: number
}

const password = 'uma senha só minha'

/** Sets up the embedded store and a simulated accounts service. */
export async function runOnAuthServer({ hasSecretKey = false, variables = {} }: Options = {}) {
  const server = await startAuthServer({ redirectAddresses: [`${siteUrl}/auth/callback`] })
  afterAll(() => server.close())
  runOnEmbeddedStore({
    SUPABASE_URL: server.origin,
    SUPABASE_PUBLISHABLE_KEY: testKeys.publishableKey,
    ...(hasSecretKey ? { SUPABASE_SECRET_KEY: testKeys.secretKey } : {}),
    ...variables,
  })

  async function signIn({
    email = 'ana@exemplo.com',
    metadata = {},
    accessTokenSeconds = 3600,
  }: Customer = {}) {
    const { people, settings } = server
    const person = people.findByEmail(email) ?? people.add({ email, password, metadata })
    settings.accessTokenSeconds = accessTokenSeconds
    const browser = openCookies()
    const response = browser.receive(await enter(browser.post('/api/auth/sign-in', { email, password })))
    settings.accessTokenSeconds = 3600
    return { browser, response, accountId: person.id }
  }

  return { server, signIn }
}

export function openCookies() {
  const cookies = new Map<string, string>()
  const header = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })

  return {
    has: (name: string) => [...cookies.keys()].some((key) => key.startsWith(name)),
    post: (path: string, body: unknown) => ownPost(path, body, header()),
    get: (path: string) => new Request(`${siteUrl}${path}`, { headers: header() }),
    /** Replaces the person in the cookie, keeping the old signature. */
    forged(personId: string): string {
      const value = cookies.get('mercado-auth')?.replace('base64-', '') ?? ''
      const session = JSON.parse(Buffer.from(value, 'base64url').toString())
      const [header, payload, signature] = session.access_token.split('.')
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
      const other = Buffer.from(JSON.stringify({ ...claims, sub: `${personId}x` })).toString('base64url')
      const text = JSON.stringify({ ...session, access_token: `${header}.${other}.${signature}` })
      return `base64-${Buffer.from(text).toString('base64url')}`
    },
    receive(response: Response): Response {
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const at = pair.indexOf('=')
        if (/; Max-Age=0(;|$)/.test(line)) cookies.delete(pair.slice(0, at))
        else cookies.set(pair.slice(0, at), pair.slice(at + 1))
      }
      return response
    },
  }
}
