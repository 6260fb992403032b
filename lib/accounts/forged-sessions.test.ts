import { describe, expect, it, vi } from 'vitest'
import { expiredToken, forgedSessions, sessionCookie, tokensOf } from '../testing/forged-sessions.ts'
import { recordLog } from '../testing/recorded-log.ts'
import { presenceCookie } from './cookie-jar.ts'
import {
  type AuthBrowser,
  newAuthMemory,
  openAuthBrowser,
  openAuthServer,
  password,
} from './testing/auth-browser.ts'

const keyCall = 'GET /auth/v1/.well-known/jwks.json'
const server = await openAuthServer()

const { browser: first } = await server.signIn()
// By then the keys have come.
await first.call(({ auth }) => auth.findSession())
const genuine = tokensOf(first.cookies.get('mercado-auth') ?? '').access_token

/** All that a shop does with a session. */
async function tryAll(browser: AuthBrowser, cookie: string) {
  const calls: ((
    request: ReturnType<AuthBrowser['openRequest']>,
  ) => Promise<{ ok: boolean; value?: unknown }>)[] = [
    ({ auth }) => auth.findSession(),
    ({ accounts }) => accounts.findAccount(),
    ({ accounts }) => accounts.changeAccount({ name: 'Mallory' }),
    ({ accounts }) => accounts.deleteAccount(),
    ({ auth }) => auth.changePassword({ password: 'uma outra senha' }),
    ({ auth }) => auth.signOut('local'),
  ]
  const found: unknown[] = []
  for (const call of calls) {
    browser.cookies.set('mercado-auth', cookie)
    const result = await browser.call(call)
    found.push(result.ok ? result.value : result)
  }
  return found
}

describe('a forged session', () => {
  it('S22 costs the service no call but one for its keys, opens nothing, is taken away and fills no log', async () => {
    const written = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error'), vi.spyOn(process.stderr, 'write')]
    const { lines } = recordLog()
    const browser = openAuthBrowser(server, { memory: newAuthMemory({ url: server.origin }) })
    const before = server.calls.length
    for (const [what, token] of Object.entries(await forgedSessions(genuine))) {
      for (const expiresAt of [1, 4_000_000_000]) {
        const [session, account] = await tryAll(browser, sessionCookie(token, expiresAt))
        expect([what, session, account]).toEqual([
          what,
          null,
          { ok: false, error: { kind: 'session-ended' } },
        ])
        expect([what, ...browser.cookies.keys()]).toEqual([what])
      }
    }
    expect(server.calls.slice(before)).toEqual([keyCall])
    for (const spy of written) expect(spy).not.toHaveBeenCalled()
    expect(lines()).toEqual([])
  })

  it('S22 leads to one question for keys a minute where it names a key that may be new, and costs no other client anything', async () => {
    let passed = 0
    const memory = newAuthMemory({ url: server.origin, now: () => Date.now() + passed })
    const { browser: owner } = await server.signIn({ memory })
    const browser = openAuthBrowser(server, { memory })
    await owner.call(({ auth }) => auth.findSession())
    const before = server.calls.length
    const tryNewKeys = async () => {
      const now = Math.floor((Date.now() + passed) / 1000)
      for (let time = 0; time < 20; time += 1) {
        const [header = '', payload = '', signature = ''] = genuine.split('.')
        const rename = (text: string, change: object) =>
          Buffer.from(
            JSON.stringify({ ...JSON.parse(Buffer.from(text, 'base64url').toString()), ...change }),
          ).toString('base64url')
        const token = `${rename(header, { kid: `k${time}` })}.${rename(payload, { iat: now, exp: 1 })}.${signature}`
        browser.cookies.set('mercado-auth', sessionCookie(token))
        await browser.call(({ auth }) => auth.findSession())
      }
    }
    await tryNewKeys()
    expect(server.calls.slice(before)).toEqual([])
    passed = 61_000
    await tryNewKeys()
    expect(server.calls.slice(before)).toEqual([keyCall])
    expect(await owner.call(({ auth }) => auth.findSession())).toMatchObject({ value: { user: {} } })
  })

  it('S22 costs nothing either beside a password, a sign-up or a way to Google', async () => {
    const browser = openAuthBrowser(server)
    await browser.call(({ auth }) => auth.continueWithGoogle())
    const calls: ((request: ReturnType<AuthBrowser['openRequest']>) => Promise<unknown>)[] = [
      ({ auth }) => auth.signIn({ kind: 'password', email: 'ninguem@exemplo.com', password }),
      ({ auth }) => auth.signIn({ kind: 'link', type: 'email', tokenHash: 'x'.repeat(20) }),
      ({ auth }) => auth.recover('ninguem@exemplo.com'),
      ({ auth }) => auth.continueWithGoogle(),
    ]
    for (const call of calls) {
      const before = server.calls.length
      browser.cookies.set('mercado-auth', sessionCookie(await expiredToken(server)))
      await browser.call(call)
      expect(server.calls.slice(before).join()).not.toContain('refresh_token')
    }
  })

  it('is no session when its cookie is anything else, which is taken away and fills no log', async () => {
    const written = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
    const { lines } = recordLog()
    const browser = openAuthBrowser(server)
    const flow = 'mercado-auth-flow-0123456789-code-verifier'
    for (const value of ['x', 'base64-x', 'base64-abc', 'base64-7u7u', 'base64-%%', '']) {
      for (const names of [
        ['mercado-auth'],
        ['mercado-auth.0', 'mercado-auth.1'],
        ['mercado-auth.1'],
        ['mercado-auth-code-verifier', flow],
      ]) {
        for (const name of [...names, presenceCookie]) browser.cookies.set(name, value)
        expect(await browser.call(({ auth }) => auth.findSession())).toEqual({ ok: true, value: null })
        await browser.call(({ auth }) => auth.signIn({ kind: 'code', code: 'a-code' }))
        browser.cookies.delete(presenceCookie)
        expect([value, ...browser.cookies.keys()]).toEqual([value])
      }
    }
    for (const spy of written) expect(spy).not.toHaveBeenCalled()
    expect(lines()).toEqual([])
  })

  it.each([
    {},
    [],
    { access_token: 5, refresh_token: 'x', expires_at: 4e9 },
    { access_token: 'a\nb', refresh_token: 'x', expires_at: 4e9 },
    { access_token: 'x', refresh_token: 'x', expires_at: 4e9 },
    { access_token: 'a.b.c', refresh_token: 'x', expires_at: 4e9 },
    { access_token: 'eA.eA.eA', refresh_token: 'x', expires_at: 4e9 },
    { access_token: `bnVsbA.${btoa('{"exp":4000000000}')}.eA`, refresh_token: 'x', expires_at: 4e9 },
  ])('is no session with tokens that are none: %j', async (tokens) => {
    const written = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
    const { lines } = recordLog()
    const browser = openAuthBrowser(server)
    const value = `base64-${Buffer.from(JSON.stringify(tokens)).toString('base64url')}`
    browser.cookies.set('mercado-auth', value)
    expect(await browser.call(({ auth }) => auth.findSession())).toEqual({ ok: true, value: null })
    browser.cookies.set('mercado-auth', value)
    const passwords = { password, currentPassword: password }
    expect(await browser.call(({ auth }) => auth.changePassword(passwords))).toMatchObject({
      error: { kind: 'session-ended' },
    })
    expect((await browser.call(({ accounts }) => accounts.findAccount())).ok).toBe(false)
    for (const spy of written) expect(spy).not.toHaveBeenCalled()
    expect(lines()).toEqual([])
  })

  it('S22 costs the service a few calls at most where a client forges what waits for an answer', async () => {
    const memory = newAuthMemory({ url: server.origin, scale: 1 })
    const browser = openAuthBrowser(server, { memory })
    const calls = server.calls.length
    for (let time = 10; time < 30; time += 1) {
      const opened = { refreshToken: `abcdefabcd${time}`, email: 'x@exemplo.com', name: '', isNew: false }
      browser.cookies.set('mercado-link', Buffer.from(JSON.stringify(opened)).toString('base64url'))
      expect((await browser.call(({ links }) => links.enter({ email: opened.email }))).ok).toBe(false)
    }
    expect(server.calls.length - calls).toBe(10)
  })
})

describe('a session of their own', () => {
  it('S22 is renewed a few times a minute, and neither ends nor costs more calls after that', async () => {
    const memory = newAuthMemory({ url: server.origin, scale: 1 })
    let passed = 0
    const now = () => Date.now() + passed
    const { browser } = await server.signIn({ memory, now, accessTokenSeconds: 30 })
    server.settings.accessTokenSeconds = 30
    const find = () => browser.call(({ auth }) => auth.findSession())
    const before = server.calls.length
    for (let time = 0; time < 40; time += 1) expect(await find()).toMatchObject({ value: { user: {} } })
    passed = 40_000
    expect(await find()).toMatchObject({
      error: { kind: 'auth-busy', retryAfterSeconds: expect.any(Number) },
    })
    server.settings.accessTokenSeconds = 3600
    const renewals = server.calls.slice(before).filter((call) => call.includes('refresh_token'))
    expect(renewals.length).toBe(6)
    expect(browser.cookies.has('mercado-auth')).toBe(true)
  })
})
