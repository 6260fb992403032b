import { describe, expect, it } from 'vitest'
import { addressFields, orderFields } from '../domain/order-fields.ts'
import { openAuthBrowser, openAuthServer, password } from './testing/auth-browser.ts'

const minute = 60_000
const server = await openAuthServer()

async function signedIn(options: Parameters<typeof server.signIn>[0] = {}) {
  const { browser, email, id } = await server.signIn(options)
  const person = server.people.find(id)
  if (!person) throw new Error('the user is gone')
  const enter = async () => {
    const other = openAuthBrowser(server, options)
    await other.signIn(email, person.password ?? '')
    return other
  }
  return { email, person, enter, browser }
}

describe('an account', () => {
  it('keeps what is changed and nothing else, and the session says it at once', async () => {
    const { browser, person } = await signedIn()
    const delivery = {
      city: 'Balneário Camboriú',
      whatsapp: '47 99999-1234',
      substitution: 'similar',
    } as const
    await browser.call(({ accounts }) => accounts.changeAccount({ delivery, favouriteCodes: ['00000001'] }))
    const changed = await browser.call(({ accounts }) => accounts.changeAccount({ name: 'Ana Maria' }))
    expect(changed).toMatchObject({
      value: { user: { name: 'Ana Maria' }, delivery, favouriteCodes: ['00000001'] },
    })
    expect(await browser.call(({ auth }) => auth.findSession())).toMatchObject({
      value: { user: { name: 'Ana Maria' }, delivery },
    })
    await browser.call(({ accounts }) => accounts.changeAccount({ favouriteCodes: [] }))
    expect(person.metadata).not.toHaveProperty('favourites')
  })

  it('with favourites, the longest texts and an address fits into the cookies that proxies let through', async () => {
    const { browser } = await signedIn()
    const codes = Array.from({ length: 200 }, (_, index) => String(index).padStart(8, '0'))
    const address = addressFields.map(([name]) => [name, 'Á'.repeat(orderFields[name].maximumLength)])
    const given = { city: 'Á'.repeat(120), whatsapp: '9'.repeat(60), substitution: 'similar' } as const
    const delivery = { ...given, ...Object.fromEntries(address) }
    await browser.call(({ accounts }) =>
      accounts.changeAccount({ name: 'é'.repeat(120), delivery, favouriteCodes: codes }),
    )
    const account = await browser.call(({ accounts }) => accounts.findAccount())
    expect(account).toMatchObject({ value: { delivery, favouriteCodes: codes } })
    const header = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    // nginx takes 8 KB in one header line by default, Node.js 16 KB in all of them.
    expect(header.length).toBeLessThan(8000)
  })
})

describe('a new password', () => {
  it('asks for the current one, and signs the other devices out', async () => {
    const { browser, person, enter } = await signedIn()
    const other = await enter()
    const change = (currentPassword?: string) =>
      browser.call(({ auth }) =>
        auth.changePassword({ password: 'outra senha boa', ...(currentPassword ? { currentPassword } : {}) }),
      )
    expect(await change()).toEqual({ ok: false, error: { kind: 'wrong-password' } })
    expect(await change('errada')).toEqual({ ok: false, error: { kind: 'wrong-password' } })
    expect(person.password).toBe(password)
    const sessions = server.sessionCount()
    expect(await change(password)).toEqual({ ok: true, value: { kind: 'password-changed' } })
    expect(person.password).toBe('outra senha boa')
    expect(server.sessionCount()).toBe(sessions - 1)
    expect((await browser.call(({ accounts }) => accounts.findAccount())).ok).toBe(true)
    expect((await other.call(({ accounts }) => accounts.findAccount())).ok).toBe(false)
  })

  it('is taken from a session of more than a day too, where the project asks for a fresh one', async () => {
    const { browser, person, enter } = await signedIn()
    const other = await enter()
    const sessions = server.sessionCount()
    server.ageSessions(25 * 60 * minute)
    server.settings.isPasswordChangeSecure = true
    const change = (next: string, currentPassword: string) =>
      browser.call(({ auth }) => auth.changePassword({ password: next, currentPassword }))
    expect(await change('outra senha boa', 'errada')).toMatchObject({ error: { kind: 'wrong-password' } })
    expect(await change(password, password)).toMatchObject({ error: { kind: 'same-password' } })
    expect((await other.call(({ accounts }) => accounts.findAccount())).ok).toBe(true)
    expect(await change('outra senha boa', password)).toMatchObject({ value: { kind: 'password-changed' } })
    server.settings.isPasswordChangeSecure = false
    expect(person.password).toBe('outra senha boa')
    // This device goes on with the fresh session, and no other one does.
    expect(server.sessionCount()).toBe(sessions - 1)
    expect(await browser.call(({ auth }) => auth.findSession())).toMatchObject({ value: { user: {} } })
    expect((await browser.call(({ accounts }) => accounts.findAccount())).ok).toBe(true)
    expect((await other.call(({ accounts }) => accounts.findAccount())).ok).toBe(false)
  })

  it('S13 is not set for another user than the page shows, who has signed in meanwhile', async () => {
    const { browser, person } = await signedIn()
    const change = (accountId: string) =>
      browser.call(({ auth }) =>
        auth.changePassword({ password: 'outra senha boa', currentPassword: password, accountId }),
      )
    expect(await change('another-user')).toEqual({ ok: false, error: { kind: 'session-ended' } })
    expect(person.password).toBe(password)
    expect(await change(person.id)).toMatchObject({ ok: true })
  })

  it('needs no current one for 15 minutes after a link was opened, and one after that', async () => {
    const { email } = await signedIn()
    const answers: unknown[] = []
    for (const passed of [14 * minute, 16 * minute]) {
      const browser = openAuthBrowser(server, { now: () => Date.now() + passed })
      const person = server.people.findByEmail(email)
      if (person) person.recoverySentAt = null
      expect(await browser.call(({ auth }) => auth.recover(email))).toMatchObject({ ok: true })
      const tokenHash = server.lastMail()?.tokenHash ?? ''
      await browser.call(({ auth }) => auth.signIn({ kind: 'link', type: 'recovery', tokenHash }))
      const result = await browser.call(({ auth }) =>
        auth.changePassword({ password: `senha nova ${passed}` }),
      )
      answers.push(result.ok ? result.value.kind : result.error.kind)
    }
    expect(answers).toEqual(['password-changed', 'wrong-password'])
  })
})

describe('signing out', () => {
  it('ends this session, or all of them', async () => {
    const { browser, enter } = await signedIn()
    const [second, third] = [await enter(), await enter()]
    await browser.call(({ auth }) => auth.signOut('local'))
    expect(browser.cookies.size).toBe(0)
    expect((await second.call(({ accounts }) => accounts.findAccount())).ok).toBe(true)
    await second.call(({ auth }) => auth.signOut('global'))
    expect(second.cookies.size).toBe(0)
    expect(await third.call(({ accounts }) => accounts.findAccount())).toEqual({
      ok: false,
      error: { kind: 'session-ended' },
    })
    expect(third.cookies.size).toBe(0)
  })
})

describe('deleting an account', () => {
  it('without the operator’s key empties the account, notes the day and signs out everywhere', async () => {
    const now = () => Date.UTC(2026, 9, 1)
    const { browser, person } = await signedIn({ now })
    const delivery = { city: 'Itajaí', whatsapp: '47 99999-1234', substitution: 'remove' } as const
    await browser.call(({ accounts }) => accounts.changeAccount({ delivery, favouriteCodes: ['00000001'] }))
    expect(await browser.call(({ accounts }) => accounts.deleteAccount())).toEqual({
      ok: true,
      value: { kind: 'requested' },
    })
    // That the address was confirmed is the service's own note.
    expect(person.metadata).toEqual({
      email_verified: true,
      deletion_requested_at: '2026-10-01T00:00:00.000Z',
    })
    expect(browser.cookies.size).toBe(0)
  })
})
