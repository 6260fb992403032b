import { afterEach, describe, expect, it } from 'vitest'
import { recordLog } from '../testing/recorded-log.ts'
import { presenceCookie } from './cookie-jar.ts'
import { kindOf, newAuthMemory, openAuthBrowser, openAuthServer, password } from './testing/auth-browser.ts'

const server = await openAuthServer()

afterEach(() => {
  Object.assign(server.settings, { isAutoconfirmed: false, isMailAllowanceUsed: false, isMailRefused: false })
})

/** A user with a confirmed account, and a browser that is not signed in. */
function newUser() {
  return { email: server.addUser({ full_name: 'Ana Souza' }).email, browser: openAuthBrowser(server) }
}

const mailRefusals: readonly ['isMailAllowanceUsed' | 'isMailRefused', string][] = [
  ['isMailAllowanceUsed', 'project-limit'],
  ['isMailRefused', 'mail-server'],
]

describe('signing up', () => {
  it('answers the same for an e-mail that has an account, confirmed or not, and in a project without confirmation', async () => {
    const { email, browser } = newUser()
    const again = () => browser.call(({ auth }) => auth.signUp({ name: 'Outra', email, password }))
    expect(await again()).toEqual({ ok: true, value: { kind: 'confirmation-sent' } })
    const waiting = { name: 'Nova', email: 'espera@exemplo.com', password }
    for (const _ of [1, 2]) {
      expect(kindOf(await browser.call(({ auth }) => auth.signUp(waiting)))).toBe('confirmation-sent')
    }
    server.settings.isAutoconfirmed = true
    expect(await again()).toEqual({ ok: true, value: { kind: 'confirmation-sent' } })
    expect(browser.cookies.get(presenceCookie)).toBeUndefined()
  })

  it.each(mailRefusals)('S23 answers the same whatever becomes of messages: %s', async (setting, cause) => {
    const { lines } = recordLog()
    const { email } = newUser()
    // A process of its own each time: none knows of the mail server from another.
    const fresh = () => openAuthBrowser(server, { memory: newAuthMemory({ url: server.origin }) })
    const nova = { name: 'Nova', email: `${cause}@exemplo.com`, password }
    const known = { name: 'Ana', email, password }
    server.settings[setting] = true
    for (const account of [nova, known]) {
      expect(kindOf(await fresh().call(({ auth }) => auth.signUp(account)))).toBe('confirmation-sent')
      expect(kindOf(await fresh().call(({ auth }) => auth.recover(account.email)))).toBe('recovery-sent')
    }
    // Two of the four were messages that the service would not send; the log names no one.
    const line = { time: expect.any(String), level: 'warn', event: 'auth.mail-refused', cause }
    await expect.poll(lines).toEqual([line, line])
  })

  it('S23 says nothing of the minute between two messages to one address', async () => {
    const { lines } = recordLog()
    const { email, browser } = newUser()
    for (const _ of [1, 2]) {
      expect(kindOf(await browser.call(({ auth }) => auth.recover(email)))).toBe('recovery-sent')
    }
    await expect.poll(lines).toMatchObject([{ event: 'auth.mail-refused', cause: 'address-limit' }])
  })

  it('says so to everybody once the mail server has refused, and asks for nothing until it is tried again', async () => {
    let passed = 0
    const memory = newAuthMemory({ url: server.origin, now: () => Date.now() + passed })
    const browser = openAuthBrowser(server, { memory })
    const { email } = newUser()
    server.settings.isMailRefused = true
    await browser.call(({ auth }) => auth.recover(email))
    const calls = server.calls.length
    for (const to of [email, 'ninguem@exemplo.com']) {
      expect(kindOf(await browser.call(({ auth }) => auth.recover(to)))).toBe('mail-refused')
      const account = { name: 'Nova', email: to, password }
      expect(kindOf(await browser.call(({ auth }) => auth.signUp(account)))).toBe('mail-refused')
    }
    expect(server.calls.slice(calls)).toEqual(['GET /auth/v1/settings'])
    server.settings.isMailRefused = false
    passed = 121_000
    expect(kindOf(await browser.call(({ auth }) => auth.recover(email)))).toBe('recovery-sent')
  })

  it('sends the confirmation once more, with a link that opens the account', async () => {
    const browser = openAuthBrowser(server)
    const account = { name: 'Rita', email: 'de.novo@exemplo.com', password }
    await browser.call(({ auth }) => auth.signUp(account))
    await expect.poll(() => server.lastMail()?.to).toBe(account.email)
    const person = server.people.findByEmail(account.email)
    // A minute later.
    if (person) person.confirmationSentAt = new Date(Date.now() - 61_000).toISOString()
    const first = server.lastMail()?.tokenHash ?? ''
    const resent = await browser.call(({ links }) => links.resend(account.email))
    expect(kindOf(resent)).toBe('confirmation-sent')
    await expect.poll(() => server.lastMail()?.tokenHash).not.toBe(first)
    const tokenHash = server.lastMail()?.tokenHash ?? ''
    const opened = await browser.call(({ auth }) => auth.signIn({ kind: 'link', type: 'email', tokenHash }))
    expect(opened).toMatchObject({
      value: { kind: 'signed-in', user: { email: account.email, name: 'Rita' } },
    })
  })

  it('signs in at once where the project asks for no confirmation', async () => {
    server.settings.isAutoconfirmed = true
    const browser = openAuthBrowser(server)
    const account = { name: 'Rita', email: 'rita@exemplo.com', password }
    expect(await browser.call(({ auth }) => auth.signUp(account))).toMatchObject({
      value: { kind: 'signed-in', user: { name: 'Rita' } },
    })
    expect(browser.cookies.get(presenceCookie)).toBe('1')
  })
})
