import { type AuthServerSettings, type Body, checkPassword, createDoors } from './doors.ts'
import { createPeople, toUserJson } from './people.ts'
import { Refusal } from './refusal.ts'
import { createSessions } from './sessions.ts'

type Options = {
  readonly origin: string
  readonly publishableKey: string
  readonly secretKey: string
  /** Addresses the service may send a browser back to, as the project lists them. */
  readonly redirectAddresses: readonly string[]
  readonly now: () => number
}

const dayMs = 24 * 60 * 60 * 1000

/** The part of Supabase Auth's HTTP interface that the shop uses, from its public description. */
export async function createAuthServer({
  origin,
  publishableKey,
  secretKey,
  redirectAddresses,
  now,
}: Options) {
  const settings: AuthServerSettings = {
    accessTokenSeconds: 3600,
    isStrict: false,
    isAutoconfirmed: false,
    isSignUpClosed: false,
    isMailAllowanceUsed: false,
    isPasswordChangeSecure: false,
    google: 'agrees',
  }
  const people = createPeople(now)
  const sessions = await createSessions({
    issuer: `${origin}/auth/v1`,
    now,
    accessTokenSeconds: () => settings.accessTokenSeconds,
    isStrict: () => settings.isStrict,
  })
  const doors = createDoors({ people, sessions, settings, redirectAddresses, now })

  async function user(request: Request, readBody: () => Promise<Body>) {
    const session = await sessions.verify(request.headers.get('authorization'))
    const person = people.find(session.personId)
    if (!person) throw new Refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    if (request.method === 'PUT') {
      const { password, data } = await readBody()
      if (password !== undefined) {
        checkPassword(password)
        if (settings.isPasswordChangeSecure && now() - session.openedAt > dayMs) {
          throw new Refusal(400, 'reauthentication_needed', 'Password update requires reauthentication')
        }
        if (password === person.password) {
          throw new Refusal(422, 'same_password', 'New password should be different from the old password.')
        }
        person.password = String(password)
        sessions.end(session, 'others')
      }
      if (data) people.mergeMetadata(person, data as Record<string, unknown>)
    }
    return Response.json(toUserJson(person))
  }

  function administer(method: string, personId: string, key: string | null) {
    if (key !== secretKey) throw new Refusal(403, 'not_admin', 'User not allowed')
    const person = people.find(personId)
    if (!person) throw new Refusal(404, 'user_not_found', 'User not found')
    if (method !== 'DELETE') return Response.json(toUserJson(person))
    people.remove(personId)
    sessions.endAllOf(personId)
    return Response.json({})
  }

  async function route(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const key = request.headers.get('apikey')
    const path = pathname.replace(/^\/auth\/v1/, '')
    const body = async () => (await request.json()) as Body
    if (path === '/.well-known/jwks.json') return Response.json(sessions.jwks)
    if (path === '/authorize') return doors.authorize(searchParams)
    if (key !== publishableKey && key !== secretKey)
      return Response.json({ message: 'Invalid API key' }, { status: 401 })
    if (path === '/signup') return doors.signUp(await body())
    if (path === '/token') return doors.token(searchParams.get('grant_type'), await body())
    if (path === '/verify') return doors.verifyLink(await body())
    if (path === '/recover') return doors.recover(await body())
    if (path === '/user') return user(request, body)
    if (path === '/logout') {
      sessions.end(
        await sessions.verify(request.headers.get('authorization')),
        searchParams.get('scope') ?? 'global',
      )
      return new Response(null, { status: 204 })
    }
    const [, personId] = /^\/admin\/users\/([\w-]+)$/.exec(path) ?? []
    if (personId !== undefined) return administer(request.method, personId, key)
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
    mails: doors.mails,
    people,
    sessionCount: sessions.count,
    ageSessions: sessions.age,
  }
}
