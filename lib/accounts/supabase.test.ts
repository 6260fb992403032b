import { afterEach, describe, expect, it } from 'vitest'
import { leaveFor } from '../testing/auth-server/leave-for.ts'
import { presenceCookie } from './cookie-jar.ts'
import {
  type AuthBrowser,
  kindOf,
  openAuthBrowser,
  openAuthServer,
  password,
} from './testing/auth-browser.ts'

const callback = 'http://localhost:3000/auth/callback'
const server = await openAuthServer({ redirectAddresses: [callback] })

afterEach(() => {
  server.setFault('none')
  const { settings } = server
  Object.assign(settings, {
    accessTokenSeconds: 3600,
    isStrict: false,
    isAutoconfirmed: false,
    google: 'agrees',
  })
})

/** A user with a confirmed account, and a browser that is not signed in. */
function newUser(metadata: Record<string, unknown> = { full_name: 'Ana Souza' }) {
  return { email: server.addUser(metadata).email, browser: openAuthBrowser(server) }
}

async function signedIn(metadata?: Record<string, unknown>) {
  const { email, browser } = newUser(metadata)
  await browser.signIn(email)
  return { email, browser }
}

describe('signing in', () => {
  it('opens a session that is there at the next request, with name and e-mail', async () => {
    const { email, browser } = newUser()
    const result = await browser.signIn(email)
    expect(result).toMatchObject({
      ok: true,
      value: { kind: 'signed-in', user: { email, name: 'Ana Souza' } },
    })
    const session = await browser.call(({ auth }) => auth.findSession())
    expect(session).toMatchObject({
      ok: true,
      value: { user: { email, name: 'Ana Souza', avatarUrl: null } },
    })
  })

  it('calls a user without a name by the part of the e-mail before the @', async () => {
    const { email, browser } = await signedIn({})
    const session = await browser.call(({ auth }) => auth.findSession())
    expect(session).toMatchObject({ value: { user: { name: email.split('@')[0] } } })
  })

  it('never says which part of the credentials was wrong', async () => {
    const { email, browser } = newUser()
    const wrong = await browser.call(({ auth }) =>
      auth.signIn({ kind: 'password', email, password: 'outra' }),
    )
    const unknownUser = await browser.call(({ auth }) =>
      auth.signIn({ kind: 'password', email: 'ninguem@exemplo.com', password }),
    )
    expect(wrong).toEqual({ ok: false, error: { kind: 'wrong-credentials' } })
    expect(unknownUser).toEqual(wrong)
    expect(browser.cookies.size).toBe(0)
  })

  it('asks for the confirmation of the e-mail first', async () => {
    const email = 'nova@exemplo.com'
    const browser = openAuthBrowser(server)
    const signUp = await browser.call(({ auth }) => auth.signUp({ name: 'Nova', email, password }))
    expect(kindOf(signUp)).toBe('confirmation-sent')
    expect(server.people.findByEmail(email)?.metadata).toEqual({
      full_name: 'Nova',
      password_proof: 'none',
      sign_up_hash: expect.stringMatching(/^[\w-]{43}$/),
      // The service's own notes.
      ...{ sub: expect.any(String), email, email_verified: false, phone_verified: false },
    })
    expect(kindOf(await browser.signIn(email))).toBe('email-not-confirmed')
    const link = { kind: 'link', type: 'email', tokenHash: server.lastMail()?.tokenHash ?? '' } as const
    // On another device, as mailboxes do.
    const phone = openAuthBrowser(server)
    expect(await phone.call(({ auth }) => auth.signIn(link))).toMatchObject({
      value: { kind: 'link-named', email, isNew: true },
    })
    const answer = { email, name: 'Nova', password }
    expect(await phone.call(({ links }) => links.enter(answer))).toMatchObject({
      value: { kind: 'signed-in', user: { email, name: 'Nova' } },
    })
    expect(kindOf(await phone.call(({ auth }) => auth.signIn(link)))).toBe('link-expired')
  })

  it('S13 keeps the session in cookies that no script reads, and says only that there is one', async () => {
    const { email, browser } = newUser()
    const request = browser.openRequest()
    await request.auth.signIn({ kind: 'password', email, password })
    const changes = request.jar.changes()
    const session = changes.filter((line) => line.startsWith('mercado-auth'))
    expect(session.length).toBeGreaterThan(0)
    for (const line of session) expect(line).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/)
    const presence = changes.filter((line) => line.startsWith(presenceCookie))
    expect(presence).toEqual([`${presenceCookie}=1; Path=/; Max-Age=34560000; SameSite=Lax`])
  })
})

describe('Google', () => {
  async function leaveForGoogle(browser: AuthBrowser) {
    const result = await browser.call(({ auth }) => auth.continueWithGoogle())
    if (!result.ok || result.value.kind !== 'continue-at') throw new Error('expected an address')
    return new URL(await leaveFor(result.value.url))
  }

  it('comes back to our callback with a code that only the browser that left can use', async () => {
    const browser = openAuthBrowser(server)
    const target = await leaveForGoogle(browser)
    expect(target.href.startsWith(`${callback}?code=`)).toBe(true)
    const code = target.searchParams.get('code') ?? ''
    const other = openAuthBrowser(server)
    expect(kindOf(await other.call(({ auth }) => auth.signIn({ kind: 'code', code })))).toBe('link-expired')
    expect(await browser.call(({ auth }) => auth.signIn({ kind: 'code', code }))).toMatchObject({
      value: { kind: 'signed-in', user: { name: 'Gina do Google' } },
    })
    expect([...browser.cookies.keys()].filter((name) => name.includes('verifier'))).toEqual([])
  })

  it('keeps a name that was edited, though Google sets its own at every sign-in', async () => {
    const browser = openAuthBrowser(server)
    const enter = async () => {
      const code = (await leaveForGoogle(browser)).searchParams.get('code') ?? ''
      return browser.call(({ auth }) => auth.signIn({ kind: 'code', code }))
    }
    await enter()
    await browser.call(({ accounts }) => accounts.changeAccount({ name: 'Gi' }))
    expect(await enter()).toMatchObject({ value: { user: { name: 'Gi' } } })
  })
})

describe('a session', () => {
  it('is renewed before it ends, and the new one is kept', async () => {
    server.settings.accessTokenSeconds = 30
    const { browser } = await signedIn()
    const before = new Map(browser.cookies)
    server.settings.accessTokenSeconds = 3600
    expect((await browser.call(({ auth }) => auth.findSession())).ok).toBe(true)
    expect(browser.cookies).not.toEqual(before)
  })

  it('R20 survives two tabs that renew it at the same moment, with a service that forgives nothing', async () => {
    server.settings.accessTokenSeconds = 30
    const { browser } = await signedIn()
    Object.assign(server.settings, { accessTokenSeconds: 3600, isStrict: true })
    const refreshesBefore = refreshCalls()
    const tabs = [browser.openRequest(), browser.openRequest(), browser.openRequest()]
    const found = await Promise.all(tabs.map(({ auth }) => auth.findSession()))
    expect(found.every((result) => result.ok && result.value !== null)).toBe(true)
    // A fourth had left before the first answer came.
    const late = browser.openRequest()
    for (const tab of tabs) tab.arrive()
    expect(await late.auth.findSession()).toMatchObject({ value: { user: { name: 'Ana Souza' } } })
    late.arrive()
    expect(refreshCalls() - refreshesBefore).toBe(1)
    expect(await browser.call(({ accounts }) => accounts.findAccount())).toMatchObject({ ok: true })
  })

  it('ends where its tokens were used twice by another client', async () => {
    server.settings.accessTokenSeconds = -60
    const { browser } = await signedIn()
    server.settings.isStrict = true
    const stolen = new Map(browser.cookies)
    const thief = await stealAndRefresh(stolen)
    expect(thief).toBe(200)
    expect(await browser.call(({ auth }) => auth.findSession())).toEqual({ ok: true, value: null })
    expect([...browser.cookies.keys()]).toEqual([])
  })

  it('is not lost with what a way to Google left behind', async () => {
    const { browser } = await signedIn()
    browser.cookies.set('mercado-auth-code-verifier', 'base64-abc')
    expect(await browser.call(({ auth }) => auth.findSession())).toMatchObject({ value: { user: {} } })
    expect([...browser.cookies.keys()].toSorted()).toEqual(['mercado-auth', presenceCookie])
  })
})

const refreshCalls = () => server.calls.filter((call) => call.includes('grant_type=refresh_token')).length

async function stealAndRefresh(cookies: ReadonlyMap<string, string>): Promise<number> {
  const value = [...cookies].find(([key]) => key.startsWith('mercado-auth'))?.[1] ?? ''
  const { refresh_token } = JSON.parse(Buffer.from(value.replace('base64-', ''), 'base64url').toString())
  const answer = await fetch(`${server.origin}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_test_0123456789', 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  })
  return answer.status
}
