import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AuthFault } from '../testing/auth-server/faults.ts'
import { recordLog } from '../testing/recorded-log.ts'
import { newAuthMemory, openAuthBrowser, openAuthServer, password } from './testing/auth-browser.ts'

const email = 'ana@exemplo.com'
const unavailable = { ok: false, error: { kind: 'auth-unavailable' } }
const server = await openAuthServer()

const logged = recordLog()
server.people.add({ email, password, metadata: { full_name: 'Ana' } })
afterEach(() => {
  server.setFault('none')
  server.settings.accessTokenSeconds = 3600
})

const proof = { kind: 'password', email, password } as const

/** A user whose session is about to end, at a process that knows the keys. */
async function expiring() {
  const memory = newAuthMemory({ url: server.origin })
  let passed = 0
  const browser = openAuthBrowser(server, { memory, now: () => Date.now() + passed })
  server.settings.accessTokenSeconds = 200
  await browser.call(({ auth }) => auth.signIn(proof))
  await browser.call(({ auth }) => auth.findSession())
  passed = 201_000
  return { browser, memory }
}

const odd: readonly AuthFault[] = ['page', 'empty', 'null', 'odd-session', 'huge', 'redirect', 'stalled']

describe.each(odd)('R28 an answer of another kind (%s)', (fault) => {
  it('R28 to a renewal is an outage: the session stays, nothing of it is kept, and the next try finds it', async () => {
    const written = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
    const { browser } = await expiring()
    const before = new Map(browser.cookies)
    server.setFault(fault, 'grant_type=refresh_token')
    const calls = server.calls.length
    expect(await browser.call(({ auth }) => auth.findSession())).toEqual(unavailable)
    // The library itself would repeat it for half a minute and more.
    expect(server.calls.length - calls).toBe(1)
    expect(browser.cookies).toEqual(before)
    server.setFault('none')
    await expect
      .poll(() => browser.call(({ auth }) => auth.findSession()))
      .toMatchObject({ value: { user: { name: 'Ana' } } })
    expect(written[1]).not.toHaveBeenCalled()
  })

  it('R28 to anything else is an outage too, and opens, changes or ends nothing', async () => {
    const browser = openAuthBrowser(server)
    await browser.call(({ auth }) => auth.signIn(proof))
    const before = new Map(browser.cookies)
    server.setFault(fault, '/auth/v1/')
    const visitor = openAuthBrowser(server)
    const answers = [
      browser.call(({ accounts }) => accounts.findAccount()),
      browser.call(({ accounts }) => accounts.changeAccount({ name: 'x' })),
      visitor.call(({ auth }) => auth.signIn(proof)),
    ]
    expect(await Promise.all(answers)).toEqual([unavailable, unavailable, unavailable])
    expect(visitor.cookies.size).toBe(0)
    expect(browser.cookies).toEqual(before)
    expect(logged.text()).not.toMatch(/exemplo|senha|[?]|eyJ/)
  })
})

it('R28 a token that no browser would keep opens no session, and says why', async () => {
  const large = { email: 'grande@exemplo.com', password }
  const metadata = { notes: 'x'.repeat(100_000) }
  server.people.add({ ...large, metadata })
  const browser = openAuthBrowser(server)
  expect(await browser.call(({ auth }) => auth.signIn({ kind: 'password', ...large }))).toEqual({
    ok: false,
    error: { kind: 'account-too-large' },
  })
  expect(browser.cookies.size).toBe(0)
})
