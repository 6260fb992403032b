import { password } from '../../scripts/tools/account-shop'
import { runAccountShop } from '../support/accounts'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, test } from '../support/test'

test.describe('accounts under attack', () => {
  // Every client has its own address, as a proxy of the operator reports it.
  const shop = runAccountShop('account-attacks', { RATE_LIMIT_SCALE: '1', TRUST_PROXY_HOPS: '1' })

  test.beforeAll(async () => {
    for (const email of ['ana@exemplo.com', 'bia@exemplo.com']) await shop.addPerson(email)
  })

  const send = (path: string, client: string, body: object) =>
    openSocketBrowser(shop.url, { 'x-forwarded-for': client }).send(path, { body })
  const signIn = (client: string, email: string, tried = password) =>
    send('/api/auth/sign-in', client, { email, password: tried })

  test('S22 one client’s wrong passwords are stopped here, and its neighbours sign in', async () => {
    for (let time = 0; time < 20; time += 1)
      await signIn('203.0.113.3', `${time}@exemplo.com`, 'errada demais 1')
    expect((await shop.calls()).filter((call) => call.includes('/token')).length).toBe(10)
    expect(await signIn('203.0.113.4', 'bia@exemplo.com')).toMatchObject({ status: 200, kind: 'signed-in' })
  })

  test('S23 known and unknown addresses read the same, and neither waits for a message to be sent', async () => {
    // Far longer than this test may take.
    await shop.control({ mailMs: 600_000 })
    let client = 0
    const answersTo = async (email: string) => {
      client += 1
      const bodies = [
        ['/api/auth/recover', { email }],
        ['/api/auth/sign-up', { name: 'Ana', email, password }],
      ] as const
      const from = `192.0.2.${client}`
      return Promise.all(
        bodies.map(async ([path, body]) => {
          const { status, text } = await send(path, from, body)
          return { path, status, size: text.length, text: text.replace(/"requestId":"[^"]+"/, '') }
        }),
      )
    }
    const neutral = await answersTo('ninguem1@exemplo.com')
    expect(neutral.map(({ status }) => status)).toEqual([200, 200])
    expect(await answersTo('ana@exemplo.com')).toEqual(neutral)
    await shop.control({ mailMs: 0, isMailAllowanceUsed: true })
    expect(await answersTo('bia@exemplo.com')).toEqual(neutral)
    expect(await answersTo('ninguem2@exemplo.com')).toEqual(neutral)
  })
})
