import { afterEach, describe, expect, it } from 'vitest'
import { presenceCookie } from './cookie-jar.ts'
import {
  type AuthBrowser,
  attackersPassword as attackers,
  kindOf,
  openAuthBrowser,
  openAuthServer,
  password as own,
} from './testing/auth-browser.ts'

const server = await openAuthServer()

afterEach(() => {
  server.setFault('none')
  Object.assign(server.settings, { isCurrentPasswordRequired: false, isPasswordChangeSecure: false })
})

const signUp = (browser: AuthBrowser, email: string, password: string, name = 'Ana') =>
  browser.call(({ auth }) => auth.signUp({ name, email, password }))
const enter = (browser: AuthBrowser, email: string, answer: { name?: string; password?: string } = {}) =>
  browser.call(({ links }) => links.enter({ email, ...answer }))
const sessionNames = (browser: AuthBrowser) =>
  [...browser.cookies.keys()].filter((name) => /^mercado-auth(\.\d)?$/.test(name) || name === presenceCookie)

function tokenHash() {
  return server.lastMail()?.tokenHash ?? ''
}
const openLink = (browser: AuthBrowser, type: 'email' | 'recovery') =>
  browser.call(({ auth }) => auth.signIn({ kind: 'link', type, tokenHash: tokenHash() }))

/** The link as the service's own templates write it, in this browser. */
async function followOwnTemplate(browser: AuthBrowser, type: 'signup' | 'recovery') {
  const code = await server.followOwnTemplate(type)
  return browser.call(({ auth }) => auth.signIn({ kind: 'code', code }))
}

/** What the service itself takes for the password of an account. */
const passwordOf = (email: string) => server.people.findByEmail(email)?.password

describe('an account that another person signed up', () => {
  it.each(['email', 'recovery'] as const)(
    'S21 has no password that they know once a link (%s) was opened, finished or not',
    async (type) => {
      const email = server.newEmail()
      const attacker = openAuthBrowser(server)
      await signUp(attacker, email, attackers, 'Nome do atacante')
      const owner = openAuthBrowser(server)
      if (type === 'recovery') await owner.call(({ auth }) => auth.recover(email))
      expect(kindOf(await openLink(owner, type))).toBe('link-named')
      expect([passwordOf(email) === attackers, sessionNames(owner)]).toEqual([false, []])
      expect(kindOf(await attacker.signIn(email, attackers))).toBe('wrong-credentials')
      // The server asks for the password too, whatever a page sends.
      expect(kindOf(await enter(owner, email))).toBe('weak-password')
      expect(sessionNames(owner)).toEqual([])
      expect(await enter(owner, email, { name: 'Ana', password: own })).toMatchObject({
        value: { kind: 'signed-in', user: { email, name: 'Ana' } },
      })
      expect(passwordOf(email)).toBe(own)
      expect(JSON.stringify(server.people.findByEmail(email)?.metadata)).not.toContain('atacante')
      expect(kindOf(await openAuthBrowser(server).signIn(email))).toBe('signed-in')
      expect(await owner.call(({ auth }) => auth.findSession())).toMatchObject({
        value: { user: { name: 'Ana' } },
      })
    },
  )

  it('S21 has none either where they signed up past the shop, and is its owner’s from then on', async () => {
    const email = server.newEmail()
    const attacker = openAuthBrowser(server)
    // With a mark of their own making, which says that all is well.
    const data = { full_name: 'Nome do atacante', password_proof: new Date().toISOString() }
    await server.signUpPastTheShop({ email, password: attackers, data })
    const owner = openAuthBrowser(server)
    expect(kindOf(await openLink(owner, 'email'))).toBe('link-named')
    expect(kindOf(await attacker.signIn(email, attackers))).toBe('wrong-credentials')
    expect(kindOf(await enter(owner, email, { name: 'Ana', password: own }))).toBe('signed-in')
    await owner.call(({ auth }) => auth.signOut('local'))
    // A forgotten password a moment later takes nothing out of the account.
    await owner.call(({ auth }) => auth.recover(email))
    expect(await openLink(owner, 'recovery')).toMatchObject({
      value: { kind: 'signed-in', user: { name: 'Ana' } },
    })
    expect(passwordOf(email)).toBe(own)
  })

  it('S21 opens with no password of theirs after a link of the service’s own was followed elsewhere', async () => {
    const email = server.newEmail()
    const attacker = openAuthBrowser(server)
    await signUp(attacker, email, attackers)
    const owner = openAuthBrowser(server)
    expect(kindOf(await followOwnTemplate(owner, 'signup'))).toBe('link-expired')
    expect(server.people.findByEmail(email)?.confirmedAt).not.toBeNull()
    const sessions = server.sessionCount()
    expect(kindOf(await attacker.signIn(email, attackers))).toBe('password-unproved')
    expect([sessionNames(attacker), server.sessionCount()]).toEqual([[], sessions])
    // What the page says then.
    await owner.call(({ auth }) => auth.recover(email))
    expect(kindOf(await followOwnTemplate(owner, 'recovery'))).toBe('link-named')
    expect(kindOf(await enter(owner, email, { name: 'Ana', password: own }))).toBe('signed-in')
    expect(kindOf(await attacker.signIn(email, attackers))).toBe('wrong-credentials')
    expect(kindOf(await owner.signIn(email))).toBe('signed-in')
  })

  it('S21 asks for the password after a link of the service’s own in the browser that asked, and takes the same one', async () => {
    const email = server.newEmail()
    const browser = openAuthBrowser(server)
    await signUp(browser, email, own, 'Rita')
    expect(await followOwnTemplate(browser, 'signup')).toEqual({
      ok: true,
      value: { kind: 'link-named', email, isNew: true, name: 'Rita' },
    })
    expect(kindOf(await enter(browser, email, { name: 'Rita', password: own }))).toBe('signed-in')
    expect(kindOf(await openAuthBrowser(server).signIn(email))).toBe('signed-in')
  })

  it.each(['email', 'signup'] as const)(
    'S21 opens by no known password where the project asks for the current one: %s',
    async (way) => {
      Object.assign(server.settings, { isCurrentPasswordRequired: true, isPasswordChangeSecure: true })
      const email = server.newEmail()
      const attacker = openAuthBrowser(server)
      await signUp(attacker, email, attackers)
      // The worst case: the attacker's own browser is where the link is followed.
      const first =
        way === 'email'
          ? await openLink(openAuthBrowser(server), 'email')
          : await followOwnTemplate(attacker, 'signup')
      expect(['link-named', 'link-expired']).toContain(kindOf(first))
      expect(['wrong-credentials', 'password-unproved']).toContain(
        kindOf(await attacker.signIn(email, attackers)),
      )
      const owner = openAuthBrowser(server)
      await owner.call(({ auth }) => auth.recover(email))
      expect(kindOf(await openLink(owner, 'recovery'))).toBe('link-named')
      expect(kindOf(await enter(owner, email, { name: 'Ana', password: own }))).toBe('signed-in')
      expect(passwordOf(email)).toBe(own)
    },
  )

  it('S21 keeps the link open where the new password is refused, and takes the same one as before', async () => {
    const email = server.newEmail()
    const browser = openAuthBrowser(server)
    await signUp(openAuthBrowser(server), email, own)
    await openLink(browser, 'email')
    expect(kindOf(await enter(browser, email, { name: 'Ana', password: '123' }))).toBe('weak-password')
    const tooLong = 'é'.repeat(37)
    expect(kindOf(await enter(browser, email, { name: 'Ana', password: tooLong }))).toBe('password-too-long')
    const person = server.people.findByEmail(email)
    if (person) person.password = own
    expect(kindOf(await enter(browser, email, { name: 'Ana', password: own }))).toBe('signed-in')
  })
})

describe('a link of an account that had an owner before', () => {
  it('S21 goes on at once in the browser that asked for it', async () => {
    const email = server.addUser().email
    const browser = openAuthBrowser(server)
    await browser.call(({ auth }) => auth.recover(email))
    expect(
      browser
        .openRequest()
        .jar.all()
        .map(({ name }) => name),
    ).toContain('mercado-asked')
    expect(kindOf(await openLink(browser, 'recovery'))).toBe('signed-in')
    expect([...browser.cookies.keys()].toSorted()).toEqual(['mercado-auth', presenceCookie])
  })

  it.each(['recovery', 'email'] as const)(
    'S21 opens nothing anywhere else before the answer, whatever its type says: %s',
    async (type) => {
      const email = server.addUser().email
      await openAuthBrowser(server).call(({ auth }) => auth.recover(email))
      const victim = openAuthBrowser(server)
      // Who has asked for a link of their own has not asked for this one.
      victim.cookies.set('mercado-asked', Buffer.from('{"email":"vitima@exemplo.com"}').toString('base64url'))
      expect(await openLink(victim, type)).toEqual({
        ok: true,
        value: { kind: 'link-named', email, isNew: false, name: '' },
      })
      expect(sessionNames(victim)).toEqual([])
      expect(await victim.call(({ auth }) => auth.findSession())).toEqual({ ok: true, value: null })
      expect(await enter(victim, email)).toMatchObject({ value: { kind: 'signed-in', user: { email } } })
      expect(sessionNames(victim).length).toBe(2)
      expect(passwordOf(email)).toBe(own)
    },
  )

  it('S21 changes nothing of an open session before the answer, though this browser asked for it', async () => {
    const victim = openAuthBrowser(server)
    const mine = server.addUser().email
    await victim.signIn(mine)
    const other = server.addUser().email
    await victim.call(({ auth }) => auth.recover(other))
    const before = victim.cookies.get('mercado-auth')
    expect(kindOf(await openLink(victim, 'recovery'))).toBe('link-named')
    expect(victim.cookies.get('mercado-auth')).toBe(before)
    await victim.call(async ({ links }) => links.decline())
    expect([victim.cookies.get('mercado-auth'), victim.cookies.has('mercado-link')]).toEqual([before, false])
    expect(kindOf(await enter(victim, other))).toBe('link-expired')
  })

  it('S21 is entered as whom the page names, though another tab has opened another link meanwhile', async () => {
    const [first, second] = [server.addUser().email, server.addUser().email]
    const victim = openAuthBrowser(server)
    for (const email of [first, second]) {
      await openAuthBrowser(server).call(({ auth }) => auth.recover(email))
      expect(kindOf(await openLink(victim, 'recovery'))).toBe('link-named')
    }
    expect(kindOf(await enter(victim, first))).toBe('link-expired')
    expect(sessionNames(victim)).toEqual([])
    expect(await enter(victim, second)).toMatchObject({ value: { user: { email: second } } })
  })
})
