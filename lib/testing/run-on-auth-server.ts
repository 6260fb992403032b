import { afterAll, beforeAll, vi } from 'vitest'
import { type RunningAuthServer, startAuthServer, testKeys } from './auth-server/serve-auth-server.ts'
import { ownPost, runOnEmbeddedStore, siteUrl } from './run-on-embedded-store.ts'

type Options = {
  readonly hasSecretKey?: boolean
  readonly variables?: Readonly<Record<string, string>>
}

/** The embedded store, and accounts at a stand-in of the service over HTTP; import a route only inside of a test. */
export function runOnAuthServer({ hasSecretKey = false, variables = {} }: Options = {}): {
  readonly server: () => RunningAuthServer
} {
  let server: RunningAuthServer | undefined
  runOnEmbeddedStore(variables)
  beforeAll(async () => {
    server = await startAuthServer({ redirectAddresses: [`${siteUrl}/auth/callback`] })
    vi.stubEnv('SUPABASE_URL', server.origin)
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', testKeys.publishableKey)
    if (hasSecretKey) vi.stubEnv('SUPABASE_SECRET_KEY', testKeys.secretKey)
  })
  afterAll(() => server?.close())
  return {
    server() {
      if (!server) throw new Error('the service has not started yet')
      return server
    },
  }
}

/** The cookies of a browser that calls our routes. */
export function openCookies() {
  const cookies = new Map<string, string>()
  const header = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })

  return {
    has: (name: string) => [...cookies.keys()].some((key) => key.startsWith(name)),
    post: (path: string, body: unknown) => ownPost(path, body, header()),
    get: (path: string) => new Request(`${siteUrl}${path}`, { headers: header() }),
    /** The session cookie with another person in it, under the signature of the old one. */
    forged(personId: string): string {
      const value = cookies.get('mercado-auth')?.replace('base64-', '') ?? ''
      const session = JSON.parse(Buffer.from(value, 'base64url').toString())
      const [header, payload, signature] = session.access_token.split('.')
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
      const other = Buffer.from(JSON.stringify({ ...claims, sub: `${personId}x` })).toString('base64url')
      const text = JSON.stringify({ ...session, access_token: `${header}.${other}.${signature}` })
      return `base64-${Buffer.from(text).toString('base64url')}`
    },
    /** Keeps what an answer sets. */
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
