import { createAccountRoutes } from './account-routes.ts'
import { createGoogle } from './google.ts'
import { createMailbox } from './mailbox.ts'
import { createPasswordRoutes } from './password-routes.ts'
import { createPeople } from './people.ts'
import { type Body, Refusal } from './refusal.ts'
import { createSessions } from './sessions.ts'
import { type AuthServerSettings, defaultSettings, settingsJson } from './settings.ts'

/** Counts calls by kind and address, as the service limits them; never refills. */
function createAllowance(settings: AuthServerSettings, secretKey: string) {
  const used = new Map<string, number>()

  return {
    forget: () => used.clear(),
    take(kind: string, { headers }: Request): void {
      if (settings.callsPerAddress === null) return
      const isTrusted = settings.isAddressForwarded && headers.get('apikey') === secretKey
      const address = (isTrusted && headers.get('sb-forwarded-for')) || 'the caller itself'
      const key = `${kind} ${address}`
      const count = (used.get(key) ?? 0) + 1
      used.set(key, count)
      if (count > settings.callsPerAddress) {
        throw new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached')
      }
    },
  }
}

type Options = {
  readonly origin: string
  readonly publishableKey: string
  readonly secretKey: string
  readonly redirectAddresses: readonly string[]
  readonly now: () => number
}

/** Simulates the used part of Supabase Auth; `recorded-answers.test.ts` compares it with recordings. */
export async function createAuthServer(options: Options) {
  const { origin, publishableKey, secretKey, redirectAddresses, now } = options
  const issuer = `${origin}/auth/v1`
  const settings = { ...defaultSettings }
  const people = createPeople(now)
  const allowance = createAllowance(settings, secretKey)
  const sessions = await createSessions({
    issuer,
    people,
    now,
    accessTokenSeconds: () => settings.accessTokenSeconds,
    isStrict: () => settings.isStrict,
    isSecretShared: () => settings.isSecretShared,
  })
  const mailbox = createMailbox({ people, settings, now })
  const passwords = createPasswordRoutes({ people, sessions, settings, mailbox, now })
  const account = createAccountRoutes({ people, sessions, settings, secretKey, now })
  const google = createGoogle({
    people,
    sessions,
    settings,
    mailbox,
    redirectAddresses,
    issuer,
    googleOrigin: origin,
  })

  async function token(grant: string | null, body: Body) {
    if (grant === 'refresh_token') return Response.json(await sessions.refresh(body['refresh_token']))
    return grant === 'pkce' ? google.exchange(body) : passwords.signIn(body)
  }

  async function signOut(request: Request, scope: string) {
    const { session } = await sessions.verify(request.headers.get('authorization'))
    sessions.end(session, scope)
    return new Response(null, { status: 204 })
  }

  function openPage(path: string, query: URLSearchParams): Response | null {
    if (path === '/authorize') return google.authorize(query)
    if (path === '/o/oauth2/auth') return google.page(query)
    if (path === '/callback') return google.callback(query)
    if (path === '/verify') return google.followLink(query)
    return null
  }

  async function route(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const key = request.headers.get('apikey')
    const path = pathname.replace(/^\/auth\/v1/, '')
    const body = async () => (await request.json()) as Body
    const page = request.method === 'GET' ? openPage(path, searchParams) : null
    if (page) return page
    if (path === '/.well-known/jwks.json') {
      const keys = settings.publishedKeys
      return Response.json(keys ? { keys } : sessions.jwks(), {
        headers: { 'cache-control': 'public, max-age=600' },
      })
    }
    if (key !== publishableKey && key !== secretKey)
      return Response.json({ message: 'Invalid API key' }, { status: 401 })
    if (path === '/settings') return Response.json(settingsJson(settings))
    const isCounted = request.method !== 'GET' && !path.startsWith('/admin') && path !== '/logout'
    if (isCounted) allowance.take(`${path} ${searchParams.get('grant_type') ?? ''}`, request)
    if (path === '/signup') return passwords.signUp(await body())
    if (path === '/token') return token(searchParams.get('grant_type'), await body())
    if (path === '/verify') return passwords.verifyLink(await body())
    if (path === '/recover') return mailbox.recover(await body())
    if (path === '/resend') return mailbox.resend(await body())
    if (path === '/user') return account.user(request, body)
    if (path === '/logout') return signOut(request, searchParams.get('scope') ?? 'global')
    const [, personId] = /^\/admin\/users\/([\w-]+)$/.exec(path) ?? []
    if (personId !== undefined) return account.administer(request, personId, body)
    return Response.json({ message: 'no Route matched with those values' }, { status: 404 })
  }

  async function handle(request: Request): Promise<Response> {
    try {
      return await route(request)
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse(request.headers.get('x-supabase-api-version'))
      throw error
    }
  }

  return {
    handle,
    settings,
    mails: mailbox.mails,
    people,
    sign: sessions.sign,
    forgetCalls: allowance.forget,
    sessionCount: sessions.count,
    ageSessions: sessions.age,
  }
}
