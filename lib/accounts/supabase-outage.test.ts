import { afterEach, describe, expect, it } from 'vitest'
import type { AuthFault } from '../testing/auth-server/faults.ts'
import { presenceCookie } from './cookie-jar.ts'
import { newAuthMemory, openAuthBrowser, openAuthServer, password } from './testing/auth-browser.ts'

const server = await openAuthServer()
const { email } = server.addUser()

afterEach(() => {
  server.setFault('none')
  server.settings.accessTokenSeconds = 3600
})

const faults: readonly [AuthFault, object][] = [
  ['down', { kind: 'auth-unavailable' }],
  ['broken', { kind: 'auth-unavailable' }],
  ['busy', { kind: 'auth-busy', retryAfterSeconds: 30 }],
]

describe.each(faults)('R20 with a service that is %s', (fault, error) => {
  it('R20 every method says so, and no answer says anything about a password', async () => {
    const browser = openAuthBrowser(server)
    server.setFault(fault)
    const refused = { ok: false, error }
    expect(await browser.signIn(email)).toEqual(refused)
    expect(await browser.call(({ auth }) => auth.signUp({ name: 'Ana', email, password }))).toEqual(refused)
    expect(await browser.call(({ auth }) => auth.recover(email))).toEqual(refused)
    expect(
      await browser.call(({ auth }) =>
        auth.signIn({ kind: 'link', type: 'email', tokenHash: 'x'.repeat(20) }),
      ),
    ).toEqual(refused)
    // What is on in the project is not known yet: no one is sent to a page that does not load.
    const google = await browser.call(({ auth }) => auth.continueWithGoogle())
    expect(google).toEqual({ ok: false, error: { kind: 'auth-unavailable' } })
  })

  it('R20 the way to Google needs no answer of the service once it has sent what is on', async () => {
    const memory = newAuthMemory({ url: server.origin })
    await memory.settings.find()
    server.setFault(fault)
    const browser = openAuthBrowser(server, { memory })
    expect((await browser.call(({ auth }) => auth.continueWithGoogle())).ok).toBe(true)
  })

  it('R20 a session that cannot be renewed now is not lost, and is found again afterwards', async () => {
    const { browser } = await server.signIn({ accessTokenSeconds: -60 })
    const before = new Map(browser.cookies)
    server.setFault(fault)
    const calls = server.calls.length
    expect(await browser.call(({ auth }) => auth.findSession())).toEqual({ ok: false, error })
    // The library itself would repeat it for 30 s.
    expect(server.calls.length - calls).toBe(1)
    expect(browser.cookies).toEqual(before)
    server.setFault('none')
    await expect
      .poll(() => browser.call(({ auth }) => auth.findSession()))
      .toMatchObject({ value: { user: { name: 'Ana' } } })
  })

  it('R20 a session that is still good needs no service', async () => {
    const { browser } = await server.signIn({ accessTokenSeconds: 60 })
    await browser.call(({ auth }) => auth.findSession())
    server.setFault(fault)
    expect(await browser.call(({ auth }) => auth.findSession())).toMatchObject({
      value: { user: { name: 'Ana' } },
    })
  })

  it('R20 this device can be left, and says honestly when the others could not', async () => {
    const { browser } = await server.signIn()
    server.setFault(fault)
    expect(await browser.call(({ auth }) => auth.signOut('global'))).toEqual({ ok: false, error })
    expect(browser.cookies.get(presenceCookie)).toBe('1')
    expect((await browser.call(({ auth }) => auth.signOut('local'))).ok).toBe(true)
    expect([...browser.cookies.keys()]).toEqual([])
  })
})

it('R20 a service that never answers is given up', async () => {
  const browser = openAuthBrowser(server)
  server.setFault('slow')
  expect(await browser.signIn(email)).toEqual({ ok: false, error: { kind: 'auth-unavailable' } })
})

it.each([
  [true, { ok: true, value: { kind: 'continue-at', url: expect.stringContaining('/authorize?') } }],
  [false, { ok: false, error: { kind: 'google-off' } }],
])(
  'a project that does not say its settings is tried before the browser leaves: Google on is %s',
  async (isGoogleOn, outcome) => {
    server.settings.isGoogleOn = isGoogleOn
    server.setFault('down', '/settings')
    const browser = openAuthBrowser(server, { memory: newAuthMemory({ url: server.origin }) })
    expect(await browser.call(({ auth }) => auth.continueWithGoogle())).toEqual(outcome)
  },
)
