import { describe, expect, it } from 'vitest'
import { tokensOf } from '../testing/forged-sessions.ts'
import { openCookieJar } from './cookie-jar.ts'
import { openLinkCookies } from './link-cookies.ts'
import {
  type AuthBrowser,
  attackersPassword as attackers,
  kindOf,
  openAuthBrowser,
  openAuthServer,
  password as own,
} from './testing/auth-browser.ts'

const proofCookie = 'mercado-sign-up'
const server = await openAuthServer()

/** Until the message of that is there: the answer does not wait for it. */
async function sending(ask: () => Promise<unknown>) {
  const sent = server.mails.length
  await ask()
  await expect.poll(() => server.mails.length).toBe(sent + 1)
}
const signUp = (browser: AuthBrowser, email: string, password = own) =>
  sending(() => browser.call(({ auth }) => auth.signUp({ name: 'Rita', email, password })))
const lastHash = () => server.lastMail()?.tokenHash ?? ''
const openLink = (browser: AuthBrowser, tokenHash = lastHash(), type: 'email' | 'recovery' = 'email') =>
  browser.call(({ auth }) => auth.signIn({ kind: 'link', type, tokenHash }))
const personOf = (email: string) => server.people.findByEmail(email)
const secretOf = (browser: AuthBrowser) => browser.cookies.get(proofCookie) ?? ''
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A minute later: the service sends the next message. */
function waitForMail(email: string) {
  const person = personOf(email)
  if (person) person.confirmationSentAt = new Date(Date.now() - 61_000).toISOString()
}

/** A browser that has just signed up, and the address it did so with. */
async function signedUp(options: Parameters<typeof openAuthBrowser>[1] = {}) {
  const email = server.newEmail()
  const browser = openAuthBrowser(server, options)
  await signUp(browser, email)
  return { email, browser }
}

describe('the link of a sign-up, in the browser that made the account', () => {
  it('S63 signs in at once with the password of the sign-up, once, and leaves no proof behind', async () => {
    const { email, browser } = await signedUp()
    const secret = secretOf(browser)
    const link = lastHash()
    expect(await openLink(browser)).toMatchObject({
      value: { kind: 'signed-in', user: { email, name: 'Rita' } },
    })
    const person = personOf(email)
    expect([person?.password, person?.metadata['password_proof']]).toEqual([own, person?.confirmedAt])
    expect(person?.metadata).not.toHaveProperty('sign_up_hash')
    expect([...browser.cookies.keys()].toSorted()).toEqual(['mercado-auth', 'mercado-session'])
    const { access_token: token } = tokensOf(browser.cookies.get('mercado-auth') ?? '')
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain('sign_up_hash')
    expect(kindOf(await openAuthBrowser(server).signIn(email))).toBe('signed-in')
    // A replayed link, with the cookie put back; a stolen cookie by itself is no way in either.
    const thief = openAuthBrowser(server)
    thief.cookies.set(proofCookie, secret)
    expect(kindOf(await openLink(thief, link))).toBe('link-expired')
    expect(await thief.call(({ auth }) => auth.findSession())).toEqual({ ok: true, value: null })
    expect(kindOf(await thief.call(({ links }) => links.enter({ email })))).toBe('link-expired')
  })

  it('S63 S23 keeps its secret for known and unknown addresses alike, with https for this host alone', async () => {
    const cookiesAfter = async (email: string) => {
      const browser = openAuthBrowser(server)
      const request = browser.openRequest()
      await request.auth.signUp({ name: 'Rita', email, password: own })
      return request.jar.changes().map((line) => line.replace(/[\w-]{30,}(?==)|(?<==)[\w-]{20,}/g, '…'))
    }
    const line = `${proofCookie}=…; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly`
    const unknown = await cookiesAfter(server.newEmail())
    expect(unknown).toContain(line)
    expect(await cookiesAfter(server.addUser().email)).toEqual(unknown)
    const jar = openCookieJar(null, { isSecure: true })
    openLinkCookies(jar, { isSecure: true }).signUp.write('x'.repeat(43))
    expect(jar.changes()).toEqual([expect.stringMatching(/^__Host-mercado-sign-up=.*; HttpOnly; Secure$/)])
  })
})

type Case = readonly [
  name: string,
  /** Makes an account that waits for its link, and the browser in which that is opened. */
  prepare: () => Promise<{ email: string; browser: AuthBrowser }>,
]

describe('the link of a sign-up anywhere else, or with any other proof', () => {
  const cases: readonly Case[] = [
    [
      'a stranger signed up the address first, and its owner after them',
      async () => {
        const email = server.newEmail()
        await signUp(openAuthBrowser(server), email, attackers)
        waitForMail(email)
        const browser = openAuthBrowser(server)
        await signUp(browser, email)
        return { email, browser }
      },
    ],
    [
      'a stranger has read the hash of this browser’s sign-up and put it into another account',
      async () => {
        const { email: first, browser } = await signedUp()
        const email = server.newEmail()
        const { sign_up_hash, password_proof } = personOf(first)?.metadata ?? {}
        const data = { sign_up_hash, password_proof }
        await server.signUpPastTheShop({ email, password: attackers, data })
        return { email, browser }
      },
    ],
    ['another browser', async () => ({ email: (await signedUp()).email, browser: openAuthBrowser(server) })],
    [
      'a second tab signed up again with another password',
      async () => {
        const { email, browser } = await signedUp()
        waitForMail(email)
        await signUp(browser, email, 'outra senha minha 2')
        return { email, browser }
      },
    ],
    [
      'more than an hour later, whatever the cookie’s own age says',
      async () => signedUp({ now: () => Date.now() + 61 * 60_000 }),
    ],
    [
      'signed out in between',
      async () => {
        const { email, browser } = await signedUp()
        await browser.call(({ auth }) => auth.signOut('local'))
        return { email, browser }
      },
    ],
    ...['', 'x', encoded('curto'), encoded(null), encoded({ secret: 'x' }), encoded('y'.repeat(43))].map(
      (value): Case => [
        `a cookie of another deployment (${value})`,
        async () => {
          const { email, browser } = await signedUp()
          browser.cookies.set(proofCookie, value)
          return { email, browser }
        },
      ],
    ),
  ]

  it.each(cases)(
    'S63 S21 asks for name and password, and the one of before is none: %s',
    async (_, prepare) => {
      const { email, browser } = await prepare()
      const before = personOf(email)?.password ?? ''
      expect(await openLink(browser)).toMatchObject({ value: { kind: 'link-named', email, isNew: true } })
      expect([...browser.cookies.keys()]).not.toContain('mercado-auth')
      expect([...browser.cookies.keys()]).not.toContain(proofCookie)
      expect(personOf(email)?.metadata).not.toHaveProperty('sign_up_hash')
      expect(kindOf(await openAuthBrowser(server).signIn(email, before))).toBe('wrong-credentials')
      const answer = { email, name: 'Rita', password: 'a senha da dona 9' }
      expect(kindOf(await browser.call(({ links }) => links.enter(answer)))).toBe('signed-in')
    },
  )

  it('S63 S21 changes nothing of an open session', async () => {
    const { browser } = await server.signIn()
    const session = browser.cookies.get('mercado-auth')
    const email = server.newEmail()
    await signUp(browser, email)
    expect(kindOf(await openLink(browser))).toBe('link-named')
    expect(browser.cookies.get('mercado-auth')).toBe(session)
  })

  it('S63 is good for one link: another one that is opened first takes it along', async () => {
    const { email, browser } = await signedUp()
    const link = lastHash()
    await signUp(openAuthBrowser(server), server.newEmail(), attackers)
    expect(kindOf(await openLink(browser))).toBe('link-named')
    expect(await openLink(browser, link)).toMatchObject({ value: { kind: 'link-named', email } })
  })

  it('S63 is of no use to a link for a new password, or of the service’s own', async () => {
    const forgetful = await signedUp()
    await sending(() => forgetful.browser.call(({ auth }) => auth.recover(forgetful.email)))
    expect(kindOf(await openLink(forgetful.browser, lastHash(), 'recovery'))).toBe('link-named')
    const { browser } = await signedUp()
    const code = await server.followOwnTemplate('signup')
    expect(kindOf(await browser.call(({ auth }) => auth.signIn({ kind: 'code', code })))).toBe('link-named')
  })
})
