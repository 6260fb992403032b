import { describe, expect, it } from 'vitest'
import { presenceCookie } from './cookie-jar.ts'
import { openAuthBrowser, openAuthServer, password } from './testing/auth-browser.ts'

const server = await openAuthServer()

it('a sign-in never says which part of the credentials was wrong', async () => {
  const browser = openAuthBrowser(server)
  const { email } = server.addUser()
  const wrong = await browser.call(({ auth }) => auth.signIn({ kind: 'password', email, password: 'outra' }))
  const unknownUser = await browser.call(({ auth }) =>
    auth.signIn({ kind: 'password', email: 'ninguem@exemplo.com', password }),
  )
  expect(wrong).toEqual({ ok: false, error: { kind: 'wrong-credentials' } })
  expect(unknownUser).toEqual(wrong)
  expect(browser.cookies.size).toBe(0)
})

describe('a session', () => {
  it('R20 survives two tabs that renew it at the same moment, with a service that forgives nothing', async () => {
    const { browser } = await server.signIn({ accessTokenSeconds: 30 })
    server.settings.isStrict = true
    const refreshesBefore = refreshCalls()
    const tabs = [browser.openRequest(), browser.openRequest(), browser.openRequest()]
    const found = await Promise.all(tabs.map(({ auth }) => auth.findSession()))
    expect(found.every((result) => result.ok && result.value !== null)).toBe(true)
    // A fourth had left before the first answer came.
    const late = browser.openRequest()
    for (const tab of tabs) tab.arrive()
    expect(await late.auth.findSession()).toMatchObject({ value: { user: { name: 'Ana' } } })
    late.arrive()
    expect(refreshCalls() - refreshesBefore).toBe(1)
    expect(await browser.call(({ accounts }) => accounts.findAccount())).toMatchObject({ ok: true })
    server.settings.isStrict = false
  })

  it('is not lost with what a way to Google left behind', async () => {
    const { browser } = await server.signIn()
    browser.cookies.set('mercado-auth-code-verifier', 'base64-abc')
    expect(await browser.call(({ auth }) => auth.findSession())).toMatchObject({ value: { user: {} } })
    expect([...browser.cookies.keys()].toSorted()).toEqual(['mercado-auth', presenceCookie])
  })
})

const refreshCalls = () => server.calls.filter((call) => call.includes('grant_type=refresh_token')).length

// 37 letters of two bytes each, and as many as the service takes.
const tooLong = 'é'.repeat(37)
const longest = 'é'.repeat(36)
const refused = { ok: false, error: { kind: 'password-too-long' } }

async function callsDuring(act: () => Promise<unknown>) {
  const before = server.calls.length
  await act()
  return server.calls.slice(before).filter((call) => !call.startsWith('GET'))
}

describe('a password of more than 72 bytes', () => {
  it('is reported before anything is sent, at a sign-up', async () => {
    const account = { name: 'Ana', email: 'ana@exemplo.com', password: tooLong }
    const calls = await callsDuring(async () => {
      expect(await openAuthBrowser(server).call(({ auth }) => auth.signUp(account))).toEqual(refused)
    })
    expect(calls).toEqual([])
    const shorter = { ...account, password: longest }
    expect(await openAuthBrowser(server).call(({ auth }) => auth.signUp(shorter))).toMatchObject({ ok: true })
  })

  it('is reported before anything is sent, in the place of another one', async () => {
    const { browser } = await server.signIn()
    const change = (wanted: string) =>
      browser.call(({ auth }) => auth.changePassword({ password: wanted, currentPassword: password }))
    const calls = await callsDuring(async () => expect(await change(tooLong)).toEqual(refused))
    expect(calls).toEqual([])
    expect(await change(longest)).toMatchObject({ ok: true })
  })
})
