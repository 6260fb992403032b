import { randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { sessionCookie, tokensOf } from '../testing/forged-sessions.ts'
import { accountLimits } from './account-limits.ts'
import { type AuthBrowser, newAuthMemory, openAuthBrowser, openAuthServer } from './testing/auth-browser.ts'

const inFuture = 4_000_000_000
const server = await openAuthServer()

server.settings.isSecretShared = true

/** A process that has just started. */
const startShop = () => newAuthMemory({ url: server.origin, scale: 1 })
type Memory = ReturnType<typeof startShop>

async function newCookies(accessTokenSeconds = 3600) {
  const { browser } = await server.signIn({ accessTokenSeconds })
  return new Map(browser.cookies)
}

/** A browser behind an address that brings cookies along. */
function arrive(memory: Memory, client: string, cookies: ReadonlyMap<string, string>) {
  const browser = openAuthBrowser(server, { memory, client })
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

const findSession = ({ call }: AuthBrowser) => call(({ auth }) => auth.findSession())

async function forgedCookies(exp: number) {
  const claims = { sub: 'x', email: 'x@exemplo.com', exp, session_id: crypto.randomUUID(), user_metadata: {} }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode('a secret of thirty-two characters'))
  return new Map([['mercado-auth', sessionCookie(token, exp, randomBytes(6).toString('hex'))]])
}

/** Calls about sessions; the keys are asked for once. */
async function callsDuring(act: () => Promise<unknown>) {
  const before = server.calls.length
  await act()
  return server.calls.slice(before).filter((call) => !call.includes('jwks')).length
}

describe('a project that signs with a shared secret', () => {
  it('S24 keeps its sessions, renews them, and ends those that have ended elsewhere', async () => {
    const memory = startShop()
    const browser = arrive(memory, '203.0.113.1', await newCookies())
    for (let time = 0; time < 40; time += 1) {
      expect(await findSession(browser)).toMatchObject({ value: { user: { name: 'Ana' } } })
    }
    const { browser: left, id } = await server.signIn({ accessTokenSeconds: 1 })
    const old = arrive(memory, '203.0.113.1', left.cookies)
    const { refresh_token: first } = tokensOf(old.cookies.get('mercado-auth') ?? '')
    expect(await findSession(old)).toMatchObject({ value: { user: { name: 'Ana' } } })
    expect(tokensOf(old.cookies.get('mercado-auth') ?? '').refresh_token).not.toBe(first)
    server.people.remove(id)
    expect(await findSession(old)).toEqual({ ok: true, value: null })
    expect(old.cookies.size).toBe(0)
  })

  it.each([
    ['good for years', inFuture],
    ['expired', 2],
  ])(
    'S24 is asked about a few made-up sessions of one client, and its neighbours about theirs: %s',
    async (_, exp) => {
      const memory = startShop()
      const calls = await callsDuring(async () => {
        for (let time = 0; time < 60; time += 1) {
          await findSession(arrive(memory, '203.0.113.2', await forgedCookies(exp)))
        }
      })
      expect(calls).toBe(accountLimits['forgery-client'].calls)
      const neighbour = arrive(memory, '203.0.113.3', await newCookies(exp === 2 ? 1 : 3600))
      expect(await findSession(neighbour)).toMatchObject({ value: { user: { name: 'Ana' } } })
    },
  )

  it('S24 is asked about a few at once, too', async () => {
    const memory = startShop()
    const cookies = await Promise.all(Array.from({ length: 60 }, () => forgedCookies(inFuture)))
    const calls = await callsDuring(() =>
      Promise.all(cookies.map((some) => findSession(arrive(memory, '203.0.113.4', some)))),
    )
    expect(calls).toBeLessThanOrEqual(accountLimits['unseen-client'].calls)
  })

  it('S24 keeps a reserve for people, however many clients make sessions up', async () => {
    const memory = startShop()
    const forge = async (rounds: number) => {
      for (let time = 0; time < 40 * rounds; time += 1) {
        await findSession(arrive(memory, `198.51.100.${time % 40}`, await forgedCookies(inFuture)))
      }
    }
    await forge(1)
    expect(await callsDuring(() => forge(3))).toBe(0)
    const newUser = arrive(memory, '203.0.113.5', await newCookies())
    expect(await findSession(newUser)).toMatchObject({ value: { user: { name: 'Ana' } } })
  })

  it('S24 accepts users who are signed in already, though a client at the same address forges sessions', async () => {
    const memory = startShop()
    const owner = arrive(memory, '203.0.113.6', await newCookies())
    await findSession(owner)
    for (let time = 0; time < 10; time += 1) {
      await findSession(arrive(memory, '203.0.113.6', await forgedCookies(inFuture)))
    }
    const refused = arrive(memory, '203.0.113.6', await forgedCookies(inFuture))
    expect(await findSession(refused)).toMatchObject({ error: { kind: 'auth-busy' } })
    // That keeps no one out here.
    expect(await refused.call(({ auth }) => auth.signOut('local'))).toMatchObject({ ok: true })
    expect(refused.cookies.size).toBe(0)
    expect(await findSession(owner)).toMatchObject({ value: { user: { name: 'Ana' } } })
  })
})
