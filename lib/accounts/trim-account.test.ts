import { describe, expect, it } from 'vitest'
import { type AuthBrowser, openAuthBrowser, openAuthServer, password } from './testing/auth-browser.ts'

const delivery = { delivery_city: 'Itajaí', delivery_whatsapp: '47 98888-0000' }
const server = await openAuthServer()

const bloated = (bytes: number) => ({
  full_name: 'x'.repeat(bytes / 2),
  notes: { text: 'x'.repeat(bytes / 2) },
})

const bytesOf = ({ cookies }: AuthBrowser) => [...cookies.values()].join('').length

describe.each([
  ['the operator’s key', true, 100_000],
  ['the session itself', false, 11_000],
])('an account that is filled up, by %s', (_, hasSecretKey, bytes) => {
  const open = () => openAuthBrowser(server, { hasSecretKey })

  it('R28 is signed in to by a password, without what is none of ours, and keeps what is', async () => {
    const email = server.addUser({ ...bloated(bytes), ...delivery }).email
    const browser = open()
    expect(await browser.signIn(email)).toMatchObject({
      value: { kind: 'signed-in', delivery: { city: 'Itajaí' } },
    })
    expect(bytesOf(browser)).toBeLessThan(8000)
    expect(await browser.call(({ auth }) => auth.findSession())).toMatchObject({
      value: { delivery: { city: 'Itajaí', whatsapp: '47 98888-0000' } },
    })
    expect(server.people.findByEmail(email)?.metadata).toEqual({ email_verified: true, ...delivery })
    expect(await browser.call(({ accounts }) => accounts.findAccount())).toMatchObject({ ok: true })
  })

  it('R28 is its owner’s by the link of a sign-up that another person made past the shop', async () => {
    const email = server.newEmail()
    await server.signUpPastTheShop({ email, password: 'a senha do atacante 1', data: bloated(bytes) })
    const owner = open()
    const tokenHash = server.lastMail()?.tokenHash ?? ''
    expect(
      await owner.call(({ auth }) => auth.signIn({ kind: 'link', type: 'email', tokenHash })),
    ).toMatchObject({ value: { kind: 'link-named', email } })
    expect(await owner.call(({ links }) => links.enter({ email, name: 'Ana', password }))).toMatchObject({
      value: { kind: 'signed-in', user: { name: 'Ana' } },
    })
    expect(bytesOf(owner)).toBeLessThan(8000)
    expect(await open().signIn(email)).toMatchObject({ value: { kind: 'signed-in' } })
  })

  it('R28 is come to by Google', async () => {
    const { email } = server.addUser({ ...bloated(bytes), ...delivery })
    const browser = open()
    expect(await server.returnFromGoogle(browser, email)).toMatchObject({
      value: { kind: 'signed-in', delivery: { city: 'Itajaí' } },
    })
    expect(bytesOf(browser)).toBeLessThan(8000)
  })
})

it('R28 an account whose metadata is filled up while its user is signed in leaves the device, and is entered again', async () => {
  const email = server.addUser({ full_name: 'Ana' }).email
  const browser = openAuthBrowser(server, { hasSecretKey: true })
  server.settings.accessTokenSeconds = 30
  await browser.signIn(email)
  server.settings.accessTokenSeconds = 3600
  Object.assign(server.people.findByEmail(email)?.metadata ?? {}, bloated(100_000))
  expect(await browser.call(({ auth }) => auth.findSession())).toMatchObject({
    error: { kind: 'account-too-large' },
  })
  expect(browser.cookies.size).toBe(0)
  expect(await browser.call(({ auth }) => auth.findSession())).toEqual({ ok: true, value: null })
  expect(await browser.signIn(email)).toMatchObject({ value: { kind: 'signed-in' } })
})
