import { describe, expect, it } from 'vitest'
import { accountLimits } from './account-limits.ts'
import { newAuthMemory, openAuthBrowser, openAuthServer, password } from './testing/auth-browser.ts'

const server = await openAuthServer()

/** A process that has just started, and browsers of it by their addresses. */
function startShop(options: { readonly isAddressForwarded?: boolean } = {}) {
  const memory = newAuthMemory({ url: server.origin, scale: 1 })
  return async (client: string, email: string, tried = 'errada demais 1') => {
    const browser = openAuthBrowser(server, { memory, client, ...options })
    const before = server.calls.length
    const proof = { kind: 'password', email, password: tried } as const
    const result = await browser.call(({ auth }) => auth.signIn(proof))
    const kind = result.ok ? result.value.kind : result.error.kind
    return { kind, calls: server.calls.slice(before).filter((call) => call.includes('token')).length }
  }
}

describe('wrong passwords', () => {
  it('S22 of one client reach the service a few times, and then none does for a while', async () => {
    const trySignIn = startShop()
    const { email } = server.addUser()
    const kinds: string[] = []
    let calls = 0
    for (let time = 0; time < 40; time += 1) {
      const answer = await trySignIn('203.0.113.1', `${time}${email}`)
      kinds.push(answer.kind)
      calls += answer.calls
    }
    expect(calls).toBe(accountLimits['guess-client'].calls)
    expect(kinds.filter((kind) => kind === 'auth-busy').length).toBe(40 - calls)
    // Its neighbours sign in all the same.
    expect(await trySignIn('203.0.113.2', email, password)).toMatchObject({ kind: 'signed-in' })
  })

  it('S22 of many clients leave a reserve for users who sign in', async () => {
    const trySignIn = startShop()
    const { email } = server.addUser()
    let calls = 0
    for (let time = 0; time < 60; time += 1) {
      calls += (await trySignIn(`203.0.113.${time % 10}`, `${time}${email}`)).calls
    }
    expect(calls).toBe(accountLimits['guess-shop'].calls)
    expect(await trySignIn('203.0.113.99', email, password)).toEqual({ kind: 'signed-in', calls: 1 })
  })

  it('S22 for one account lock its owner’s own device out no more than strangers are let in', async () => {
    const trySignIn = startShop({ isAddressForwarded: true })
    const { email } = server.addUser()
    expect(await trySignIn('203.0.113.200', email, password)).toMatchObject({ kind: 'signed-in' })
    for (let time = 0; time < accountLimits['guess-account'].calls; time += 1) {
      expect(await trySignIn(`198.51.100.${time}`, email)).toMatchObject({ kind: 'wrong-credentials' })
    }
    expect(await trySignIn('198.51.100.99', email, password)).toEqual({ kind: 'auth-busy', calls: 0 })
    expect(await trySignIn('203.0.113.200', email, password)).toMatchObject({ kind: 'signed-in' })
    // Another user at that address is not delayed either.
    expect(await trySignIn('198.51.100.98', server.addUser().email, password)).toMatchObject({
      kind: 'signed-in',
    })
  })
})

describe('the address of a shopper', () => {
  it('S22 is sent to a project that counts by it, so that one client uses up its own calls alone', async () => {
    Object.assign(server.settings, { callsPerAddress: 3, isAddressForwarded: true })
    const trySignIn = startShop({ isAddressForwarded: true })
    const { email } = server.addUser()
    const kinds: string[] = []
    for (let time = 0; time < 4; time += 1) {
      kinds.push((await trySignIn('203.0.113.1', `${time}${email}`)).kind)
    }
    expect(kinds).toEqual(['wrong-credentials', 'wrong-credentials', 'wrong-credentials', 'auth-busy'])
    expect(await trySignIn('2001:db8:1:2::/64', email, password)).toMatchObject({ kind: 'signed-in' })
    Object.assign(server.settings, { callsPerAddress: null, isAddressForwarded: false })
    server.forgetCalls()
  })
})
