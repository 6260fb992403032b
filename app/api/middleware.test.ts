import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { openCookies, runOnAuthServer } from '@/lib/testing/run-on-auth-server'

const { server } = runOnAuthServer()
const account = { email: 'ana@exemplo.com', password: 'uma senha só minha' }

async function signedIn(accessTokenSeconds: number) {
  const { POST } = await import('./auth/sign-in/route')
  if (!server().people.findByEmail(account.email)) {
    server().people.add({ ...account, metadata: {}, isConfirmed: true, identity: 'email' })
  }
  server().settings.accessTokenSeconds = accessTokenSeconds
  const browser = openCookies()
  browser.receive(await POST(browser.post('/api/auth/sign-in', account)))
  server().settings.accessTokenSeconds = 3600
  return browser
}

async function pass(browser: ReturnType<typeof openCookies>) {
  const { middleware } = await import('../../middleware')
  return middleware(new NextRequest(browser.get('/api/profile')))
}

describe('the middleware', () => {
  it('renews a session that is about to end, for the browser and for the route behind it', async () => {
    const browser = await signedIn(30)
    const response = await pass(browser)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const renewed = response.headers.getSetCookie().find((line) => line.startsWith('mercado-auth='))
    expect(renewed).toMatch(/; SameSite=Lax; HttpOnly$/)
    const handedOn = response.headers.get('x-middleware-request-cookie') ?? ''
    expect(handedOn).toContain(renewed?.split(';')[0])
  })

  it('lets everything else through as it is, and asks nobody', async () => {
    const fresh = await signedIn(3600)
    const calls = server().calls.length
    for (const browser of [fresh, openCookies()]) {
      const response = await pass(browser)
      expect([response.headers.get('set-cookie'), response.headers.get('x-middleware-next')]).toEqual([
        null,
        '1',
      ])
    }
    expect(server().calls.length).toBe(calls)
  })

  it('R20 lets the request through when the service does not answer, and ends no session', async () => {
    const browser = await signedIn(30)
    server().setFault('down')
    const response = await pass(browser)
    server().setFault('none')
    expect([response.headers.get('set-cookie'), response.headers.get('x-middleware-next')]).toEqual([
      null,
      '1',
    ])
  })

  it('stands before no public page', async () => {
    const { config } = await import('../../middleware')
    expect(config.runtime).toBe('nodejs')
    expect(config.matcher.every((path) => /^\/(?:api|painel)\//.test(path))).toBe(true)
  })
})
