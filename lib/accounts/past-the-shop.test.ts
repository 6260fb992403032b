import { beforeEach, describe, expect, it } from 'vitest'
import { testKeys } from '../testing/auth-server/serve-auth-server.ts'
import {
  attackersPassword as attackers,
  kindOf,
  openAuthBrowser,
  openAuthServer,
  password as own,
} from './testing/auth-browser.ts'

const server = await openAuthServer()
let email: string

const signIn = (given: string, browser = openAuthBrowser(server)) => browser.signIn(email, given)
const passwordOf = () => server.people.findByEmail(email)?.password
const linkOf = () => ({ tokenHash: server.lastMail()?.tokenHash ?? '' })

/** With a mark of their own making. */
async function signUpPastTheShop() {
  email = server.newEmail()
  const data = {
    full_name: 'Nome do atacante',
    delivery_whatsapp: '47 90000-0000',
    password_proof: '2026-11-22T00:00:00Z',
  }
  await server.signUpPastTheShop({ email, password: attackers, data })
}

/** A scanner of mails, or the owner, opens the link of the service's own template: the address is confirmed. */
async function followOwnTemplate() {
  await server.followOwnTemplate('signup')
  const person = server.people.findByEmail(email)
  expect(person?.confirmedAt).not.toBeNull()
  // Long ago.
  if (person) person.confirmedAt = new Date(Date.now() - 30 * 24 * 60 * 60_000).toISOString()
}

describe('an account that was signed up past the shop and confirmed past it', () => {
  beforeEach(async () => {
    await signUpPastTheShop()
    await followOwnTemplate()
  })

  it('S21 opens with no earlier password, and keeps no session of those who tried', async () => {
    const sessions = server.sessionCount()
    const attacker = openAuthBrowser(server)
    expect(kindOf(await signIn(attackers, attacker))).toBe('password-unproved')
    expect([attacker.cookies.size, server.sessionCount()]).toEqual([0, sessions])
  })

  it('S21 has no known password left by a recovery, finished or not, however long ago it was confirmed', async () => {
    const owner = openAuthBrowser(server)
    await owner.call(({ auth }) => auth.recover(email))
    const opened = await owner.call(({ auth }) =>
      auth.signIn({ kind: 'link', type: 'recovery', ...linkOf() }),
    )
    expect([kindOf(opened), passwordOf() === attackers]).toEqual(['link-named', false])
    expect(kindOf(await signIn(attackers))).toBe('wrong-credentials')
    const entered = await owner.call(({ links }) => links.enter({ email, name: 'Ana', password: own }))
    expect(entered).toMatchObject({ value: { user: { name: 'Ana' }, delivery: { whatsapp: '' } } })
    expect(kindOf(await signIn(own))).toBe('signed-in')
  })

  it('S21 is its owner’s alone from the first time they come by Google, and keeps what they save', async () => {
    const stranger = await fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: testKeys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: attackers }),
    })
    expect(stranger.status).toBe(200)
    const sessions = server.sessionCount()
    const owner = openAuthBrowser(server)
    expect(await server.returnFromGoogle(owner, email)).toMatchObject({
      value: { kind: 'signed-in', user: { email, name: 'Gina do Google' }, delivery: { whatsapp: '' } },
    })
    expect([server.sessionCount(), passwordOf() === attackers]).toEqual([sessions, false])
    expect(kindOf(await signIn(attackers))).toBe('wrong-credentials')
    const found = await owner.call(({ auth }) => auth.findSession())
    expect(found).toMatchObject({ value: { user: { name: 'Gina do Google' }, delivery: { whatsapp: '' } } })
    const delivery = { city: 'Itajaí', whatsapp: '47 98888-0000', substitution: null }
    await owner.call(({ accounts }) => accounts.changeAccount({ delivery }))
    const later = openAuthBrowser(server)
    expect(await server.returnFromGoogle(later, email)).toMatchObject({ value: { delivery } })
  })
})

it('S21 accounts that an operator has confirmed, or Google, keep their password and what they hold', async () => {
  email = server.addUser({ full_name: 'Ana', delivery_city: 'Itajaí' }).email
  const browser = openAuthBrowser(server)
  expect(await server.returnFromGoogle(browser, email)).toMatchObject({
    value: { delivery: { city: 'Itajaí' } },
  })
  expect(kindOf(await signIn(own))).toBe('signed-in')
})
