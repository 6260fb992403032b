import { describe, expect, it } from 'vitest'
import { openAuthBrowser, openAuthServer, password } from './testing/auth-browser.ts'

// 37 letters of two bytes each, and as many as the service takes.
const tooLong = 'é'.repeat(37)
const longest = 'é'.repeat(36)
const refused = { ok: false, error: { kind: 'password-too-long' } }
const server = await openAuthServer()

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
