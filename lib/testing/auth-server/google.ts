import { createHash, randomUUID } from 'node:crypto'
import type { Mailbox } from './mailbox.ts'
import type { People, Person } from './people.ts'
import { type Body, Refusal } from './refusal.ts'
import type { Sessions } from './sessions.ts'
import type { AuthServerSettings } from './settings.ts'

type Options = {
  readonly people: People
  readonly sessions: Sessions
  readonly settings: AuthServerSettings
  readonly mailbox: Mailbox
  readonly redirectAddresses: readonly string[]
  readonly issuer: string
  readonly googleOrigin: string
}

type Flow = { readonly challenge: string; readonly personId: string; readonly method: string }
type Departure = { readonly challenge: string; readonly target: string }

/** Simulates Google's page and the ways back with a code (PKCE). */
export function createGoogle(options: Options) {
  const { people, sessions, settings, mailbox, redirectAddresses, issuer, googleOrigin } = options
  const departures = new Map<string, Departure>()
  const flows = new Map<string, Flow>()

  const targetOf = (query: URLSearchParams) => {
    const wanted = query.get('redirect_to') ?? ''
    return redirectAddresses.includes(wanted) ? wanted : (redirectAddresses[0] ?? 'http://localhost:3000/')
  }

  function backToShop(target: string, fields: Record<string, string>, status = 302) {
    const address = new URL(target)
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
    return redirect(address.href, status)
  }

  function comeBack(target: string, person: Person, flow: Omit<Flow, 'personId'>, status = 302) {
    const code = randomUUID()
    flows.set(code, { ...flow, personId: person.id })
    return backToShop(target, { code }, status)
  }

  function personOfGoogle(): Person {
    const { googleEmail: email, googleName: name } = settings
    const picture = 'https://lh3.googleusercontent.com/a/x=s96-c'
    const sub = 'g-1'
    const proof = { email, email_verified: true, phone_verified: false, iss: `${googleOrigin}/userinfo` }
    const metadata = { full_name: name, name, avatar_url: picture, picture, provider_id: sub, sub, ...proof }
    const known = people.findByEmail(email)
    if (!known) {
      return people.add({ email, password: null, metadata, isConfirmed: true, identity: 'google' })
    }
    people.mergeMetadata(known, metadata)
    const isLinked = known.identities.some(({ provider }) => provider === 'google')
    if (!isLinked) known.identities.push({ provider: 'google', providerId: sub, data: { ...metadata } })
    return known
  }

  return {
    authorize(query: URLSearchParams) {
      if (!settings.isGoogleOn || query.get('provider') !== 'google') {
        throw new Refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
      }
      const state = randomUUID()
      departures.set(state, { challenge: query.get('code_challenge') ?? '', target: targetOf(query) })
      const page = new URL(`${googleOrigin}/o/oauth2/auth`)
      page.search = new URLSearchParams({
        client_id: 'client',
        redirect_to: query.get('redirect_to') ?? '',
        redirect_uri: `${issuer}/callback`,
        response_type: 'code',
        scope: 'email profile',
        state,
      }).toString()
      return redirect(page.href)
    },
    page(query: URLSearchParams) {
      const back = new URL(query.get('redirect_uri') ?? '')
      back.searchParams.set('state', query.get('state') ?? '')
      if (settings.google === 'refuses') back.searchParams.set('error', 'access_denied')
      else back.searchParams.set('code', 'a-code-of-google')
      return redirect(back.href)
    },
    callback(query: URLSearchParams) {
      const departure = departures.get(query.get('state') ?? '')
      if (!departure) throw new Refusal(400, 'bad_oauth_state', 'OAuth state not found or expired')
      departures.delete(query.get('state') ?? '')
      const { challenge, target } = departure
      if (query.has('error')) {
        const refusal = { error: 'access_denied', error_description: 'The user denied your request' }
        return backToShop(target, refusal)
      }
      return comeBack(target, personOfGoogle(), { challenge, method: 'oauth' })
    },
    /** Template link: returns a code for the browser that requested it. */
    followLink(query: URLSearchParams) {
      const target = targetOf(query)
      try {
        const { person, link } = mailbox.open(query.get('token'), query.get('type'))
        const method = link.type === 'recovery' ? 'recovery' : 'email/signup'
        return comeBack(target, person, { challenge: link.challenge, method }, 303)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { code, message } = error
        return backToShop(
          target,
          { error: 'access_denied', error_code: code, error_description: message },
          303,
        )
      }
    },
    async exchange({ auth_code: code, code_verifier: verifier }: Body) {
      const flow = flows.get(String(code))
      const person = flow && people.find(flow.personId)
      if (!flow || !person) {
        throw new Refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
      }
      const challenge = createHash('sha256').update(String(verifier)).digest('base64url')
      if (challenge !== flow.challenge) {
        const message = 'code challenge does not match previously saved code verifier'
        throw new Refusal(400, 'bad_code_verifier', message)
      }
      flows.delete(String(code))
      const session = await sessions.open(person, flow.method)
      return Response.json(flow.method === 'oauth' ? { ...session, provider_token: 'a-token' } : session)
    },
  }
}

function redirect(location: string, status = 302): Response {
  const html = location.replaceAll('&', '&amp;')
  const text = status === 302 ? 'Found' : 'See Other'
  return new Response(`<a href="${html}">${text}</a>.\n\n`, {
    status,
    headers: { location, 'content-type': 'text/html; charset=utf-8' },
  })
}
