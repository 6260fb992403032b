import type { Mailbox } from './mailbox.ts'
import { checkPassword } from './passwords.ts'
import { type People, type Person, toUserJson } from './people.ts'
import { type Body, Refusal } from './refusal.ts'
import type { Sessions } from './sessions.ts'
import type { AuthServerSettings } from './settings.ts'

type Options = {
  readonly people: People
  readonly sessions: Sessions
  readonly settings: AuthServerSettings
  readonly mailbox: Mailbox
  readonly now: () => number
}

export function createPasswordRoutes({ people, sessions, settings, mailbox, now }: Options) {
  function checkNewAccount({ email, password }: Body): string {
    if (settings.isSignUpClosed) {
      throw new Refusal(422, 'signup_disabled', 'Signups not allowed for this instance')
    }
    checkPassword(password, settings)
    if (!settings.isEmailOn) throw new Refusal(400, 'email_provider_disabled', 'Email signups are disabled')
    if (typeof email === 'string' && email.includes('@')) return email
    throw new Refusal(400, 'validation_failed', 'Unable to validate email address: invalid format')
  }

  /** Invents a user, so that accounts cannot be enumerated. */
  function madeUpUser(email: string, metadata: Record<string, unknown>) {
    const time = new Date(now()).toISOString()
    return {
      id: crypto.randomUUID(),
      aud: 'authenticated',
      role: '',
      email,
      phone: '',
      confirmation_sent_at: time,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: metadata,
      identities: [],
      created_at: time,
      updated_at: time,
      is_anonymous: false,
    }
  }

  async function askToConfirm(person: Person, isNew: boolean, body: Body) {
    try {
      await mailbox.send(person, 'email', body)
    } catch (error) {
      if (isNew) people.remove(person.id)
      throw error
    }
    return Response.json(toUserJson(person))
  }

  return {
    async signUp(body: Body) {
      const email = checkNewAccount(body)
      const metadata = (body['data'] ?? {}) as Record<string, unknown>
      const known = people.findByEmail(email)
      if (known?.confirmedAt) {
        if (settings.isAutoconfirmed) throw new Refusal(422, 'user_already_exists', 'User already registered')
        return Response.json(madeUpUser(email, metadata))
      }
      // From the service's source (`internal/api/signup.go`): a second sign-up of an unconfirmed address
      // changes nothing and returns the account.
      const password = String(body['password'])
      const person = known ?? people.add({ email, password, metadata, isConfirmed: false, identity: 'email' })
      if (!settings.isAutoconfirmed) return askToConfirm(person, !known, body)
      people.confirm(person)
      const session = await sessions.open(person, 'password')
      return Response.json({ ...session, user: { ...session.user, confirmed_at: undefined } })
    },

    async signIn({ email, password }: Body) {
      if (!settings.isEmailOn) throw new Refusal(422, 'email_provider_disabled', 'Email logins are disabled')
      const person = people.findByEmail(String(email))
      if (person?.isBanned) throw new Refusal(400, 'user_banned', 'User is banned')
      if (!person?.password || person.password !== password) {
        throw new Refusal(400, 'invalid_credentials', 'Invalid login credentials')
      }
      if (!person.confirmedAt) throw new Refusal(400, 'email_not_confirmed', 'Email not confirmed')
      return Response.json({ ...(await sessions.open(person, 'password')), weak_password: null })
    },

    async verifyLink({ token_hash: tokenHash, type }: Body) {
      const { person } = mailbox.open(tokenHash, type)
      return Response.json(await sessions.open(person, 'otp'))
    },
  }
}
