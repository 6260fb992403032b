import { SignJWT } from 'jose'
import { sessionCookie } from '../../lib/testing/forged-sessions'
import { password } from '../../scripts/tools/account-shop'
import { runAccountShop } from '../support/accounts'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, test } from '../support/test'

test.describe('a project that signs with a shared secret', () => {
  // Every client has its own address, as a proxy of the operator reports it.
  const shop = runAccountShop('account-secret', { RATE_LIMIT_SCALE: '1', TRUST_PROXY_HOPS: '1' })

  async function forge(client: string) {
    const claims = { sub: 'x', email: 'x@exemplo.com', exp: 4_000_000_000, user_metadata: {} }
    const token = await new SignJWT({ ...claims, session_id: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode('a secret of thirty-two characters'))
    const browser = openSocketBrowser(shop.url, { 'x-forwarded-for': client })
    browser.cookies.set('mercado-auth', sessionCookie(token, 4_000_000_000))
    return browser.send('/api/auth/session')
  }

  test('S24 forged sessions cost the service a few calls, and users go on', async () => {
    await shop.control({ isSecretShared: true })
    for (const email of ['ana@exemplo.com', 'bia@exemplo.com']) await shop.addPerson(email)
    const signIn = async (client: string, email: string) => {
      const browser = openSocketBrowser(shop.url, { 'x-forwarded-for': client })
      expect((await browser.send('/api/auth/sign-in', { body: { email, password } })).kind).toBe('signed-in')
      return browser
    }
    const ana = await signIn('203.0.113.1', 'ana@exemplo.com')
    expect((await ana.send('/api/auth/session')).text).toContain('ana@exemplo.com')
    const before = (await shop.calls()).length
    const answers = []
    for (let time = 0; time < 100; time += 1) answers.push(await forge('203.0.113.2'))
    const calls = (await shop.calls()).slice(before).filter((call) => call.startsWith('GET /auth/v1/user'))
    expect(calls.length).toBe(5)
    expect(answers.filter(({ text }) => text.includes('x@exemplo.com'))).toEqual([])
    expect([answers.at(0)?.status, answers.at(-1)?.status]).toEqual([200, 429])
    // Many clients together: beyond what all may send, no session is looked up.
    for (let client = 10; client < 30; client += 1) await forge(`198.51.100.${client}`)
    const many = (await shop.calls()).length
    for (let client = 10; client < 30; client += 1) await forge(`198.51.100.${client}`)
    expect((await shop.calls()).slice(many).filter((call) => call.includes('/user'))).toEqual([])
    const bia = await signIn('203.0.113.3', 'bia@exemplo.com')
    for (const [browser, email] of [
      [ana, 'ana@exemplo.com'],
      [bia, 'bia@exemplo.com'],
    ] as const) {
      expect((await browser.send('/api/auth/session')).text).toContain(email)
      expect((await browser.send('/api/profile')).status).toBe(200)
    }
  })
})
