import { forgedSessions, sessionCookie, tokensOf } from '../../lib/testing/forged-sessions'
import { password } from '../../scripts/tools/account-shop'
import { runAccountShop } from '../support/accounts'
import { expect, test } from '../support/test'

const wrong = 'errada demais 1'

test.describe('accounts under attack', () => {
  // Every client has its own address, as a proxy of the operator reports it.
  const shop = runAccountShop('account-attacks', { RATE_LIMIT_SCALE: '1', TRUST_PROXY_HOPS: '1' })

  test.beforeAll(async () => {
    for (const email of ['ana@exemplo.com', 'bia@exemplo.com', 'caio@exemplo.com'])
      await shop.addPerson(email)
  })

  /** One request over a socket, from an address of its own, with what a browser of ours sends along. */
  async function send(
    path: string,
    client: string,
    { body, cookie }: { body?: object; cookie?: string } = {},
  ) {
    const answer = await fetch(`${shop.url}${path}`, {
      redirect: 'manual',
      headers: {
        'x-forwarded-for': client,
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    return { status: answer.status, text, cookies, kind: /"kind":"([\w-]+)"/.exec(text)?.[1] }
  }

  const signIn = (client: string, email: string, tried = password) =>
    send('/api/auth/sign-in', client, { body: { email, password: tried } })

  // The first test of this shop: none of its calls has loaded the keys of the service yet.
  test('S61 a set of keys that cannot be imported signs no one out', async () => {
    await shop.control({
      publishedKeys: [{ kid: 'ec-1', kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA', alg: 'ES256' }],
    })
    const { cookies } = await signIn('192.0.2.210', 'ana@exemplo.com')
    const cookie = cookies.filter((pair) => !pair.endsWith('=')).join('; ')
    const ask = () => send('/api/auth/session', '192.0.2.210', { cookie })
    const { status, kind, cookies: taken } = await ask()
    expect([status, kind, taken]).toEqual([503, 'auth-unavailable', []])
    await shop.control({ publishedKeys: null })
    await expect.poll(async () => (await ask()).text).toContain('ana@exemplo.com')
  })

  /** What the service was asked meanwhile. */
  async function callsDuring(act: () => Promise<unknown>): Promise<readonly string[]> {
    const before = (await shop.calls()).length
    await act()
    return (await shop.calls()).slice(before)
  }

  test('S22 forged sessions cost the service no call, and open nothing', async () => {
    const { cookies } = await signIn('203.0.113.1', 'ana@exemplo.com')
    const own = cookies.find((cookie) => cookie.startsWith('mercado-auth=')) ?? ''
    expect((await send('/api/auth/session', '203.0.113.1', { cookie: own })).text).toContain(
      'ana@exemplo.com',
    )
    const forged = await forgedSessions(tokensOf(own.replace('mercado-auth=', '')).access_token)
    const calls = await callsDuring(async () => {
      for (const [what, token] of Object.entries(forged)) {
        for (const path of ['/api/auth/session', '/api/profile', '/api/auth/session', '/api/profile']) {
          const cookie = `mercado-session=1; mercado-auth=${sessionCookie(token)}`
          const answer = await send(path, '203.0.113.2', { cookie })
          expect([what, path, answer.text.includes('exemplo.com')]).toEqual([what, path, false])
          expect([what, answer.cookies.includes('mercado-auth=')]).toEqual([what, true])
        }
      }
    })
    expect(calls).toEqual([])
  })

  test('S22 one client’s wrong passwords are stopped here, and its neighbours sign in', async () => {
    const calls = await callsDuring(async () => {
      for (let time = 0; time < 20; time += 1) await signIn('203.0.113.3', `${time}@exemplo.com`, wrong)
    })
    expect(calls.length).toBe(10)
    expect(await signIn('203.0.113.4', 'bia@exemplo.com')).toMatchObject({ status: 200, kind: 'signed-in' })
  })

  test('S22 an attacker’s guesses at one account do not lock its owner’s own device out', async () => {
    expect((await signIn('203.0.113.5', 'caio@exemplo.com')).status).toBe(200)
    for (let time = 0; time < 10; time += 1) await signIn(`198.51.100.${time}`, 'caio@exemplo.com', wrong)
    expect(await signIn('198.51.100.200', 'caio@exemplo.com')).toMatchObject({ kind: 'auth-busy' })
    expect(await signIn('203.0.113.5', 'caio@exemplo.com')).toMatchObject({ kind: 'signed-in' })
  })

  test('S18 pictures on other sites that point to the way back from Google do not count', async () => {
    const calls = await callsDuring(async () => {
      for (let time = 0; time < 30; time += 1) {
        const answer = await send('/auth/callback?code=made-up-0123456789', '203.0.113.6')
        expect(answer.status).toBe(303)
      }
    })
    expect(calls).toEqual([])
    expect((await signIn('203.0.113.6', 'ana@exemplo.com')).status).toBe(200)
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
          const { status, text } = await send(path, from, { body })
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

  test('S23 a wrong password answers the same for everybody, whatever the comparing takes', async () => {
    await shop.control({ passwordMs: 200 })
    const first = await signIn('192.0.2.101', 'ana@exemplo.com', wrong)
    const other = await signIn('192.0.2.102', 'ninguem3@exemplo.com', wrong)
    await shop.control({ passwordMs: 0 })
    const answerOf = ({ status, text }: typeof first) => [status, text.replace(/"requestId":"[^"]+"/, '')]
    expect(answerOf(other)).toEqual(answerOf(first))
    expect(first).toMatchObject({ status: 401, kind: 'wrong-credentials' })
  })

  test('S22 no one receives more than a few messages an hour, and no client makes the shop write to many', async () => {
    const sent = async (act: () => Promise<unknown>) =>
      (await callsDuring(act)).filter((call) => call.startsWith('POST /auth/v1/recover')).length
    const toOne = await sent(async () => {
      const asked = Array.from({ length: 12 }, (_, time) =>
        send('/api/auth/recover', `192.0.2.${110 + time}`, { body: { email: 'vitima@exemplo.com' } }),
      )
      for (const { status, kind } of await Promise.all(asked))
        expect([status, kind]).toEqual([200, 'recovery-sent'])
    })
    expect(toOne).toBe(4)
    const recover = (time: number) =>
      send('/api/auth/recover', '192.0.2.140', { body: { email: `alguem${time}@exemplo.com` } })
    const byOne = await sent(() => Promise.all(Array.from({ length: 18 }, (_, time) => recover(time))))
    expect(byOne).toBeLessThanOrEqual(10)
    expect((await recover(18)).status).toBe(429)
  })

  test('R28 answers of another kind keep everybody signed in who is', async () => {
    const { cookies } = await signIn('192.0.2.200', 'ana@exemplo.com')
    const cookie = cookies.filter((pair) => !pair.endsWith('=')).join('; ')
    for (const fault of ['page', 'empty', 'null', 'odd-keys', 'odd-session', 'stalled'] as const) {
      await shop.control({ fault })
      const session = await send('/api/auth/session', '192.0.2.200', { cookie })
      expect([fault, session.status, session.text.includes('ana@exemplo.com')]).toEqual([fault, 200, true])
      const profile = await send('/api/profile', '192.0.2.200', { cookie })
      expect([fault, profile.status, profile.kind, profile.cookies]).toEqual([
        fault,
        503,
        'auth-unavailable',
        [],
      ])
    }
    await shop.control({ fault: 'none' })
    expect((await send('/api/profile', '192.0.2.200', { cookie })).status).toBe(200)
  })
})
