import { checkPassword } from './passwords.ts'
import { type People, type Person, toUserJson } from './people.ts'
import { type Body, Refusal } from './refusal.ts'
import type { Session, Sessions } from './sessions.ts'
import type { AuthServerSettings } from './settings.ts'

type Options = {
  readonly people: People
  readonly sessions: Sessions
  readonly settings: AuthServerSettings
  readonly secretKey: string
  readonly now: () => number
}

const dayMs = 24 * 60 * 60 * 1000
const linkMethods: readonly string[] = ['otp', 'magiclink', 'recovery']

export function createAccountRoutes({ people, sessions, settings, secretKey, now }: Options) {
  function checkNewPassword(person: Person, session: Session, { password, current_password: current }: Body) {
    checkPassword(password, settings)
    if (settings.isPasswordChangeSecure && now() - session.openedAt > dayMs) {
      throw new Refusal(400, 'reauthentication_needed', 'Password update requires reauthentication')
    }
    const isByLink = session.amr.some(({ method }) => linkMethods.includes(method))
    if (settings.isCurrentPasswordRequired && person.password !== null && !isByLink) {
      const message = 'Current password required when setting new password.'
      if (typeof current !== 'string' || current === '') {
        throw new Refusal(400, 'current_password_required', message)
      }
      if (current !== person.password) throw new Refusal(400, 'current_password_invalid', message)
    }
    if (password === person.password) {
      throw new Refusal(422, 'same_password', 'New password should be different from the old password.')
    }
  }

  return {
    async user(request: Request, readBody: () => Promise<Body>) {
      const { session, person } = await sessions.verify(request.headers.get('authorization'))
      if (request.method === 'PUT') {
        const body = await readBody()
        if (body['password'] !== undefined) {
          checkNewPassword(person, session, body)
          person.password = String(body['password'])
          sessions.end(session, 'others')
        }
        if (body['data']) people.mergeMetadata(person, body['data'] as Record<string, unknown>)
      }
      return Response.json(toUserJson(person))
    },
    /** Reading and deleting as recorded; changing as the service documents `admin.updateUserById`. */
    async administer({ method, headers }: Request, personId: string, readBody: () => Promise<Body>) {
      const key = headers.get('apikey')
      if (key !== secretKey) throw new Refusal(403, 'not_admin', 'User not allowed')
      const person = people.find(personId)
      if (!person) throw new Refusal(404, 'user_not_found', 'User not found')
      if (method === 'PUT') {
        people.mergeMetadata(person, (await readBody())['user_metadata'] as Record<string, unknown>)
      }
      if (method !== 'DELETE') return Response.json(toUserJson(person))
      people.remove(personId)
      sessions.endAllOf(personId)
      return Response.json({})
    },
  }
}
