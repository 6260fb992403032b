import { describe, expect, it } from 'vitest'
import { openCookies, runOnAuthServer } from '@/app/testing/run-on-auth-server'
import { GET } from './route'

const { server, signIn } = await runOnAuthServer()
const email = 'ana@exemplo.com'
const metadata = { full_name: 'Ana', delivery_city: 'Itajaí', delivery_whatsapp: '47 99999-1234' }

describe('GET /api/auth/session', () => {
  it('says who is signed in and what the cart is filled in with, and no token', async () => {
    const { browser } = await signIn({ metadata })
    const response = await GET(browser.get('/api/auth/session'))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toEqual({
      user: { id: expect.any(String), email, name: 'Ana', avatarUrl: null },
      delivery: { city: 'Itajaí', whatsapp: '47 99999-1234', substitution: null },
    })
  })

  it('answers a visitor without asking the service, and removes a marker cookie without a session', async () => {
    const calls = server.calls.length
    const visitor = await GET(openCookies().get('/api/auth/session'))
    expect([await visitor.json(), visitor.headers.get('set-cookie')]).toEqual([{ user: null }, null])
    const request = new Request('http://localhost:3000/', { headers: { cookie: 'mercado-session=1' } })
    expect((await GET(request)).headers.get('set-cookie')).toBe(
      'mercado-session=; Path=/; Max-Age=0; SameSite=Lax',
    )
    expect(server.calls.length).toBe(calls)
  })

  it('S13 is private wherever cookies are set, and says nothing of them to scripts', async () => {
    const { browser, response } = await signIn({ accessTokenSeconds: 30 })
    // The second one renews the session that is about to end.
    for (const answer of [response, await GET(browser.get('/api/auth/session'))]) {
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      const session = answer.headers.getSetCookie().filter((line) => line.startsWith('mercado-auth'))
      expect(session.length).toBeGreaterThan(0)
      expect(session.every((line) => line.includes('; HttpOnly') && line.includes('; SameSite=Lax'))).toBe(
        true,
      )
      expect(await answer.text()).not.toMatch(/token|eyJ/)
    }
  })

  it('R20 says that the service does not answer, keeps the session, and finds it again', async () => {
    const { browser } = await signIn({ accessTokenSeconds: -60 })
    server.setFault('busy')
    const refused = browser.receive(await GET(browser.get('/api/auth/session')))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect(await refused.json()).toMatchObject({ kind: 'auth-busy', requestId: expect.any(String) })
    server.setFault('none')
    await expect
      .poll(async () => (await GET(browser.get('/api/auth/session'))).json())
      .toMatchObject({ user: { name: 'Ana' } })
  })
})
