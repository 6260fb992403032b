import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { callsPerMinute } from '@/lib/server/api/rate-limits'
import { clientAddressHeader } from '@/lib/server/client-address'
import { leaveFor } from '@/lib/testing/auth-server/leave-for'
import { forgetCounts } from '@/lib/testing/forget-counts'
import { openCookies, runOnAuthServer } from '@/lib/testing/run-on-auth-server'
import { ownPost, siteUrl } from '@/lib/testing/run-on-embedded-store'

const { server } = runOnAuthServer({ variables: { RATE_LIMIT_SCALE: '1' } })
beforeEach(forgetCounts)

type Route = { POST?: (request: Request) => Promise<Response>; GET?: (request: Request) => Promise<Response> }
type Row = [
  path: string,
  method: 'GET' | 'POST',
  limit: keyof typeof callsPerMinute,
  load: () => Promise<Route>,
]

const rows: Row[] = [
  ['/api/auth/sign-in', 'POST', 'auth', () => import('./sign-in/route')],
  ['/api/auth/sign-up', 'POST', 'auth', () => import('./sign-up/route')],
  ['/api/auth/google', 'POST', 'auth', () => import('./google/route')],
  ['/api/auth/recover', 'POST', 'auth', () => import('./recover/route')],
  ['/api/auth/confirm', 'POST', 'auth', () => import('./confirm/route')],
  ['/api/auth/new-password', 'POST', 'auth', () => import('./new-password/route')],
  ['/api/auth/sign-out', 'POST', 'profile', () => import('./sign-out/route')],
  ['/api/auth/session', 'GET', 'session', () => import('./session/route')],
  ['/api/auth/ways', 'GET', 'session', () => import('./ways/route')],
  ['/api/profile', 'GET', 'profile', () => import('../profile/route')],
  ['/api/profile', 'POST', 'profile', () => import('../profile/route')],
  ['/api/profile/favourites', 'POST', 'profile', () => import('../profile/favourites/route')],
  ['/api/profile/export', 'POST', 'profile', () => import('../profile/export/route')],
  ['/api/profile/delete', 'POST', 'profile', () => import('../profile/delete/route')],
  ['/api/favourites', 'POST', 'profile', () => import('../favourites/route')],
  ['/api/orders/mine', 'POST', 'profile', () => import('../orders/mine/route')],
  ['/api/orders/again', 'POST', 'profile', () => import('../orders/again/route')],
]

/** Nothing that a route could use: what counts is that the call is counted. */
function request(path: string, method: string, address: string): Request {
  const headers = { [clientAddressHeader]: address }
  return method === 'GET' ? new Request(`${siteUrl}${path}`, { headers }) : ownPost(path, {}, headers)
}

describe('the routes of accounts', () => {
  it.each(rows.filter(([, method]) => method === 'POST'))(
    'S7 %s is for JSON of our own pages alone',
    async (path, _method, _limit, load) => {
      const route = await load()
      const client = { [clientAddressHeader]: `2001:db8:${path.length}::1` }
      const post = (headers: Record<string, string>) =>
        route.POST?.(ownPost(path, {}, { ...client, ...headers }))
      const origin = { origin: 'https://evil.example' }
      const foreign = new Request(`${siteUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...client, ...origin },
        body: '{}',
      })
      const answers = [
        await post({ 'sec-fetch-site': 'cross-site' }),
        await post({ 'sec-fetch-site': 'same-site', ...origin }),
        await route.POST?.(foreign),
        await post({ 'content-type': 'text/plain' }),
        await post({ 'content-type': 'application/x-www-form-urlencoded' }),
      ]
      expect(answers.map((answer) => answer?.status)).toEqual([403, 403, 403, 415, 415])
      expect(answers.flatMap((answer) => answer?.headers.getSetCookie())).toEqual([])
      for (const verb of ['PUT', 'PATCH', 'DELETE']) expect(route).not.toHaveProperty(verb)
    },
  )

  it.each(rows.map((row, index) => [...row, `203.0.113.${index}`] as const))(
    'S11 count calls of %s by %s as %s, and refuse one too many',
    async (path, method, limit, load, address) => {
      const handle = (await load())[method]
      if (!handle) throw new Error(`${path} has no ${method}`)
      for (let call = 0; call < callsPerMinute[limit]; call += 1) {
        expect((await handle(request(path, method, address))).status).not.toBe(429)
      }
      const refused = await handle(request(path, method, address))
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    },
  )

  it('S11 let a shopper look at the profile where a neighbour behind the same address guesses passwords', async () => {
    const { POST } = await import('./sign-in/route')
    const { GET } = await import('../profile/route')
    const address = '203.0.113.100'
    for (let call = 0; call <= callsPerMinute.auth; call += 1) await POST(request('/x', 'POST', address))
    expect((await POST(request('/x', 'POST', address))).status).toBe(429)
    expect((await GET(request('/api/profile', 'GET', address))).status).toBe(401)
  })

  it('S11 take no further code from somebody who tries many', async () => {
    const { GET } = await import('@/app/auth/callback/route')
    const { POST } = await import('./google/route')
    const browser = openCookies()
    const answer = browser.receive(await POST(browser.post('/api/auth/google', {})))
    const { url } = (await answer.json()) as { url: string }
    const back = await leaveFor(url)
    const come = (path: string) => {
      const tried = browser.get(path.replace(siteUrl, ''))
      tried.headers.set(clientAddressHeader, '203.0.113.101')
      return GET(tried)
    }
    const made = '/auth/callback?code=made-up-0123456789'
    for (let call = 0; call < callsPerMinute.auth; call += 1) await come(made)
    const refused = await come(back)
    expect(refused.headers.get('location')).toBe(`${siteUrl}/auth/confirm?falha=retorno`)
    expect(refused.headers.getSetCookie().join()).not.toContain('mercado-session=1')
  })

  it('S18 count no visit of the way back from Google by a browser that never left', async () => {
    const { GET } = await import('@/app/auth/callback/route')
    const { POST } = await import('./sign-in/route')
    const client = { [clientAddressHeader]: '203.0.113.104' }
    const before = server().calls.length
    // As a picture on another site that points here makes a browser do.
    for (let call = 0; call <= callsPerMinute.auth; call += 1) {
      await GET(new Request(`${siteUrl}/auth/callback?code=made-up-0123456789`, { headers: client }))
    }
    expect(server().calls.slice(before)).toEqual([])
    expect((await POST(request('/x', 'POST', '203.0.113.104'))).status).toBe(400)
  })

  it('S22 ask the service nothing for made-up sessions', async () => {
    const { middleware } = await import('../../../middleware')
    const before = server().calls.length
    for (const token of ['x', 'x.y.z', `${btoa('{"alg":"ES256","kid":"x"}')}.${btoa('{"sub":"x"}')}.x`]) {
      const session = { access_token: token, refresh_token: 'one', expires_at: 1, expires_in: 1 }
      const value = Buffer.from(JSON.stringify({ ...session, token_type: 'bearer' })).toString('base64url')
      const headers = { [clientAddressHeader]: '203.0.113.102', cookie: `mercado-auth=base64-${value}` }
      const answer = await middleware(new NextRequest(`${siteUrl}/api/profile`, { headers }))
      expect(answer.headers.get('x-middleware-next')).toBe('1')
      expect(answer.headers.getSetCookie().join()).toContain('mercado-auth=; Path=/; Max-Age=0')
    }
    expect(server().calls.slice(before)).toEqual([])
  })

  it('S11 renew no further session for a client that has asked too often', async () => {
    const { middleware } = await import('../../../middleware')
    const { POST: signIn } = await import('./sign-in/route')
    const account = { email: 'rita@exemplo.com', password: 'uma senha só minha' }
    server().people.add({ ...account, metadata: {}, isConfirmed: true, identity: 'email' })
    server().settings.accessTokenSeconds = -60
    const callsOf = async (browser: ReturnType<typeof openCookies>) => {
      const { headers } = browser.get('/api/profile')
      headers.set(clientAddressHeader, '203.0.113.103')
      const before = server().calls.length
      await middleware(new NextRequest(`${siteUrl}/api/profile`, { headers }))
      return server()
        .calls.slice(before)
        .filter((call) => call.includes('refresh_token')).length
    }
    const browsers = [openCookies(), openCookies()] as const
    for (const browser of browsers) {
      browser.receive(await signIn(browser.post('/api/auth/sign-in', account)))
    }
    expect(await callsOf(browsers[0])).toBe(1)
    for (let call = 1; call < callsPerMinute.renewal; call += 1) await callsOf(openCookies())
    expect(await callsOf(browsers[1])).toBe(0)
    server().settings.accessTokenSeconds = 3600
  })

  it('S18 count no picture and no frame of another site as a way back from Google', async () => {
    const { GET } = await import('@/app/auth/callback/route')
    const { POST } = await import('./google/route')
    const browser = openCookies()
    const answer = browser.receive(await POST(browser.post('/api/auth/google', {})))
    const { url } = (await answer.json()) as { url: string }
    const back = await leaveFor(url)
    const come = (path: string, destination: string) => {
      const tried = browser.get(path.replace(siteUrl, ''))
      tried.headers.set(clientAddressHeader, '203.0.113.103')
      tried.headers.set('sec-fetch-site', 'cross-site')
      tried.headers.set('sec-fetch-mode', 'navigate')
      tried.headers.set('sec-fetch-dest', destination)
      return GET(tried)
    }
    for (let call = 0; call < callsPerMinute.auth; call += 1) {
      for (const destination of ['image', 'iframe']) {
        const refused = await come('/auth/callback?code=made-up-code', destination)
        expect(refused.headers.get('location')).toContain('falha=retorno')
      }
    }
    const returned = await come(back, 'document')
    expect(returned.headers.getSetCookie().join()).toContain('mercado-session=1')
  })

  it('S18 count nothing that another site sends against the renewal of a session', async () => {
    const { middleware } = await import('../../../middleware')
    const { POST: signIn } = await import('./sign-in/route')
    const client = { [clientAddressHeader]: '203.0.113.105' }
    const account = { email: 'teo@exemplo.com', password: 'uma senha só minha' }
    server().people.add({ ...account, metadata: {}, isConfirmed: true, identity: 'email' })
    server().settings.accessTokenSeconds = -60
    const browser = openCookies()
    browser.receive(await signIn(browser.post('/api/auth/sign-in', account)))
    server().settings.accessTokenSeconds = 3600
    const cookie = browser.get('/').headers.get('cookie') ?? ''
    const callsOf = async (headers: Record<string, string>) => {
      const before = server().calls.length
      const request = new NextRequest(`${siteUrl}/api/profile`, {
        headers: { ...client, cookie, ...headers },
      })
      expect((await middleware(request)).headers.get('x-middleware-next')).toBe('1')
      return server()
        .calls.slice(before)
        .filter((call) => call.includes('refresh_token')).length
    }
    for (let call = 0; call <= callsPerMinute.renewal; call += 1) {
      expect(await callsOf({ 'sec-fetch-site': 'cross-site' })).toBe(0)
    }
    expect(await callsOf({ 'sec-fetch-site': 'same-origin' })).toBe(1)
  })

  it('R20 renew no session where nobody asks who it is: the new tokens would be lost', async () => {
    const account = { email: 'ana@exemplo.com', password: 'uma senha só minha' }
    server().people.add({ ...account, metadata: {}, isConfirmed: true, identity: 'email' })
    server().settings.accessTokenSeconds = -60
    const { POST: signIn } = await import('./sign-in/route')
    const { POST } = await import('../favourites/route')
    const browser = openCookies()
    browser.receive(await signIn(browser.post('/api/auth/sign-in', account)))
    const before = server().calls.length
    expect((await POST(browser.post('/api/favourites', { ids: [] }))).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(server().calls.slice(before)).toEqual([])
  })
})
