import { beforeEach, describe, expect, it } from 'vitest'
import { newAuthMemory, openAuthBrowser, openAuthServer } from './testing/auth-browser.ts'

const server = await openAuthServer()
let email: string

beforeEach(() => {
  email = server.addUser().email
})

async function signedIn(options: Parameters<typeof openAuthBrowser>[1] = {}) {
  const browser = openAuthBrowser(server, options)
  await browser.signIn(email)
  return browser
}

const person = () => {
  const found = server.people.findByEmail(email)
  if (!found) throw new Error('no account has this address')
  return found
}

describe('R28 an account that the operator', () => {
  it.each(['GET /user', 'PUT /user', 'renewal'])(
    'R28 has deleted is over at the next %s: no cookie, no refusal for ever',
    async (call) => {
      let passed = 0
      const browser = await signedIn({ now: () => Date.now() + passed })
      server.people.remove(person().id)
      if (call === 'renewal') passed = 3_700_000
      const request = browser.openRequest()
      const { auth, accounts } = request
      const answer =
        call === 'renewal'
          ? await auth.findSession()
          : call === 'PUT /user'
            ? await accounts.changeAccount({ name: 'x' })
            : await accounts.findAccount()
      request.arrive()
      const ended = { ok: false, error: { kind: 'session-ended' } }
      expect(answer).toEqual(call === 'renewal' ? { ok: true, value: null } : ended)
      expect(request.source.hasEnded()).toBe(true)
      expect([...browser.cookies.keys()]).toEqual([])
    },
  )

  it('R28 has blocked says so, at every call and renewal, until it is left or the block is lifted', async () => {
    let passed = 0
    const browser = await signedIn({ now: () => Date.now() + passed })
    const blocked = { ok: false, error: { kind: 'account-blocked' } }
    person().isBanned = true
    expect(await browser.call(({ accounts }) => accounts.findAccount())).toEqual(blocked)
    passed = 3_700_000
    expect(await browser.call(({ auth }) => auth.findSession())).toEqual(blocked)
    person().isBanned = false
    await expect
      .poll(() => browser.call(({ auth }) => auth.findSession()))
      .toMatchObject({ value: { user: { email } } })
    person().isBanned = true
    expect(await browser.call(({ auth }) => auth.signOut('local'))).toMatchObject({ ok: true })
    expect([...browser.cookies.keys()]).toEqual([])
  })

  it('S23 shows a blocked user who signs in the same text as everyone', async () => {
    person().isBanned = true
    const proof = { kind: 'password', email, password: 'uma outra coisa' } as const
    const browser = openAuthBrowser(server)
    expect(await browser.call(({ auth }) => auth.signIn(proof))).toEqual({
      ok: false,
      error: { kind: 'wrong-credentials' },
    })
  })
})

const ends: readonly ('local' | 'global' | 'deletion')[] = ['local', 'global', 'deletion']

describe('R28 a renewal', () => {
  it.each(ends)('R28 overlapped by its end sets no cookie again: %s', async (end) => {
    const memory = newAuthMemory({ url: server.origin })
    let passed = 0
    const options = { memory, hasSecretKey: true, now: () => Date.now() + passed }
    const browser = await signedIn(options)
    // Sessions are distinguished by the second in which they were opened.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    passed = 3_550_000
    const renewal = browser.openRequest()
    expect(await renewal.auth.findSession()).toMatchObject({ value: { user: {} } })
    await browser.call<{ ok: boolean }>(({ auth, accounts }) =>
      end === 'deletion' ? accounts.deleteAccount() : auth.signOut(end),
    )
    expect([...browser.cookies.keys()]).toEqual([])
    // Its answer comes last.
    renewal.arrive()
    expect([...browser.cookies.keys()]).toEqual([])
  })

  it('R28 an ended session belongs to no one, though its token is valid for an hour', async () => {
    const browser = await signedIn()
    const kept = new Map(browser.cookies)
    await browser.call(({ auth }) => auth.signOut('local'))
    for (const [name, value] of kept) browser.cookies.set(name, value)
    expect(await browser.call(({ auth }) => auth.findSession())).toEqual({ ok: true, value: null })
    for (const [name, value] of kept) browser.cookies.set(name, value)
    expect(await browser.call(({ source }) => source.findSigned())).toBeNull()
    await browser.call(({ source }) => source.open())
    expect([...browser.cookies.keys()]).toEqual([])
  })
})
