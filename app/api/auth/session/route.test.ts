import { describe, expect, it, vi } from 'vitest'
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

  it('removes cookies that cannot be read, and leaves no trace of them in the log', async () => {
    const written = vi.spyOn(console, 'warn')
    const headers = { cookie: 'mercado-auth=base64-abc; mercado-session=1' }
    const response = await GET(new Request('http://localhost:3000/', { headers }))
    expect([response.status, await response.json()]).toEqual([200, { user: null }])
    expect(response.headers.getSetCookie()).toEqual([
      'mercado-auth=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
      'mercado-session=; Path=/; Max-Age=0; SameSite=Lax',
    ])
    expect(written).not.toHaveBeenCalled()
  })

  it('S13 is private wherever cookies are set, and says nothing of them to scripts', async () => {
    const { response } = await signIn()
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const session = response.headers.getSetCookie().filter((line) => line.startsWith('mercado-auth'))
    expect(session.every((line) => line.includes('; HttpOnly') && line.includes('; SameSite=Lax'))).toBe(true)
    expect(await response.text()).not.toMatch(/token|eyJ/)
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
