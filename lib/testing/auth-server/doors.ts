import { createHash, randomBytes } from 'node:crypto'
import { type People, type Person, toUserJson } from './people.ts'
import { Refusal } from './refusal.ts'
import type { Sessions } from './sessions.ts'

/** A message that the service would send, with the two parts of the link that our template puts into it. */
export type Mail = { readonly to: string; readonly type: 'email' | 'recovery'; readonly tokenHash: string }

export type AuthServerSettings = {
  accessTokenSeconds: number
  isStrict: boolean
  /** True: a sign-up opens a session at once, as in a project without confirmation. */
  isAutoconfirmed: boolean
  isSignUpClosed: boolean
  /** True: the project has sent as many messages as it may in an hour. */
  isMailAllowanceUsed: boolean
  /** True: 'Secure password change', which takes no new password from a session of more than a day. */
  isPasswordChangeSecure: boolean
  /** What the shopper does on Google's page. */
  google: 'agrees' | 'refuses'
}

export type Body = Readonly<Record<string, unknown>>

type Options = {
  readonly people: People
  readonly sessions: Sessions
  readonly settings: AuthServerSettings
  readonly redirectAddresses: readonly string[]
  readonly now: () => number
}

type Flow = { readonly challenge: string; readonly personId: string; readonly method: string }

const googleEmail = 'gina@exemplo.com'

export function checkPassword(password: unknown): void {
  if (typeof password === 'string' && password.length >= 6) return
  const reasons = { weak_password: { reasons: ['length'] } }
  throw new Refusal(422, 'weak_password', 'Password should be at least 6 characters.', reasons)
}

/** The ways in: sign-up, password, Google, and the links of e-mails. */
export function createDoors({ people, sessions, settings, redirectAddresses, now }: Options) {
  const mails: Mail[] = []
  const links = new Map<string, { personId: string; type: Mail['type'] }>()
  const flows = new Map<string, Flow>()

  function mail(person: Person, type: Mail['type']) {
    people.checkMailPause(person)
    if (settings.isMailAllowanceUsed) {
      throw new Refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
    }
    person.mailedAt = now()
    const tokenHash = `pkce_${randomBytes(28).toString('hex')}`
    links.set(tokenHash, { personId: person.id, type })
    mails.push({ to: person.email, type, tokenHash })
  }

  async function signUp({ email, password, data }: Body) {
    if (settings.isSignUpClosed)
      throw new Refusal(422, 'signup_disabled', 'Signups not allowed for this instance')
    if (typeof email !== 'string' || !email.includes('@')) {
      throw new Refusal(400, 'validation_failed', 'Unable to validate email address: invalid format')
    }
    checkPassword(password)
    const known = people.findByEmail(email)
    if (known?.confirmedAt) {
      if (settings.isAutoconfirmed) throw new Refusal(422, 'user_already_exists', 'User already registered')
      // The service makes somebody up, so that nobody learns who has an account.
      return Response.json({ ...toUserJson(known), id: crypto.randomUUID(), identities: [] })
    }
    const metadata = (data ?? {}) as Record<string, unknown>
    const isConfirmed = settings.isAutoconfirmed
    const person =
      known ?? people.add({ email, password: String(password), metadata, isConfirmed, identity: 'email' })
    if (isConfirmed) return Response.json(await sessions.open(person, 'password'))
    try {
      mail(person, 'email')
    } catch (error) {
      // The service takes back what it could not send a message about.
      if (!known) people.remove(person.id)
      throw error
    }
    return Response.json({ ...toUserJson(person), confirmation_sent_at: new Date(now()).toISOString() })
  }

  async function token(grant: string | null, body: Body) {
    if (grant === 'refresh_token')
      return Response.json(await sessions.refresh(body['refresh_token'], people.find))
    if (grant === 'pkce') return Response.json(await exchange(body))
    const person = typeof body['email'] === 'string' ? people.findByEmail(body['email']) : undefined
    if (!person?.password || person.password !== body['password']) {
      throw new Refusal(400, 'invalid_credentials', 'Invalid login credentials')
    }
    if (person.isBanned) throw new Refusal(400, 'user_banned', 'User is banned')
    if (!person.confirmedAt) throw new Refusal(400, 'email_not_confirmed', 'Email not confirmed')
    return Response.json(await sessions.open(person, 'password'))
  }

  function exchange({ auth_code: code, code_verifier: verifier }: Body) {
    const flow = flows.get(String(code))
    const person = flow && people.find(flow.personId)
    if (!flow || !person)
      throw new Refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    const challenge = createHash('sha256').update(String(verifier)).digest('base64url')
    if (challenge !== flow.challenge) {
      throw new Refusal(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      )
    }
    flows.delete(String(code))
    return sessions.open(person, flow.method)
  }

  function authorize(query: URLSearchParams) {
    const wanted = query.get('redirect_to') ?? ''
    const target = new URL(
      redirectAddresses.includes(wanted) ? wanted : (redirectAddresses[0] ?? 'http://localhost:3000/'),
    )
    if (settings.google === 'refuses') {
      target.searchParams.set('error', 'access_denied')
      target.searchParams.set('error_description', 'The user denied your request')
      return Response.redirect(target, 302)
    }
    const metadata = {
      full_name: 'Gina do Google',
      avatar_url: 'https://lh3.googleusercontent.com/a/gina=s96-c',
    }
    const person =
      people.findByEmail(googleEmail) ??
      people.add({ email: googleEmail, password: null, metadata, isConfirmed: true, identity: 'google' })
    people.mergeMetadata(person, metadata)
    const code = crypto.randomUUID()
    flows.set(code, { challenge: query.get('code_challenge') ?? '', personId: person.id, method: 'oauth' })
    target.searchParams.set('code', code)
    return Response.redirect(target, 302)
  }

  async function verifyLink({ token_hash: hash, type }: Body) {
    const link = links.get(String(hash))
    const person = link && people.find(link.personId)
    const isRightType = link?.type === type || (link?.type === 'email' && type === 'signup')
    if (!link || !person || !isRightType) {
      throw new Refusal(403, 'otp_expired', 'Email link is invalid or has expired')
    }
    links.delete(String(hash))
    person.confirmedAt ??= new Date(now()).toISOString()
    return Response.json(await sessions.open(person, 'otp'))
  }

  function recover({ email }: Body) {
    const person = typeof email === 'string' ? people.findByEmail(email) : undefined
    if (person) mail(person, 'recovery')
    return Response.json({})
  }

  return { mails, signUp, token, authorize, verifyLink, recover }
}
