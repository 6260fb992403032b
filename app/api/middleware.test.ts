import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCookies, runOnAuthServer } from '@/app/testing/run-on-auth-server'
import { callsPerMinute } from '@/lib/server/api/rate-limits'
import { clientAddressHeader } from '@/lib/server/client-address'
import { forgetCounts } from '@/lib/testing/run-on-embedded-store'
import { config, middleware } from '../../middleware'
import { POST } from './favourites/route'

const { server, signIn } = await runOnAuthServer({ variables: { RATE_LIMIT_SCALE: '1' } })
beforeEach(forgetCounts)

type Browser = ReturnType<typeof openCookies>

async function pass(browser: Browser, headers: Readonly<Record<string, string>> = {}) {
  const request = browser.get('/api/profile')
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  return middleware(new NextRequest(request))
}

/** What the service was asked while `work` went on. */
async function callsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const before = server.calls.length
  await work()
  return server.calls.slice(before)
}

const isPassedOn = (response: Response) => response.headers.get('x-middleware-next') === '1'

describe('the middleware', () => {
  it('renews a session that is about to end, for the browser and for the route behind it', async () => {
    const { browser } = await signIn({ accessTokenSeconds: 30 })
    const response = await pass(browser)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const renewed = response.headers.getSetCookie().find((line) => line.startsWith('mercado-auth='))
    expect(renewed).toMatch(/; SameSite=Lax; HttpOnly$/)
    const handedOn = response.headers.get('x-middleware-request-cookie') ?? ''
    expect(handedOn).toContain(renewed?.split(';')[0])
  })

  it('lets everything else through as it is, and calls no service', async () => {
    const { browser: fresh } = await signIn()
    for (const browser of [fresh, openCookies()]) {
      const calls = await callsDuring(async () => {
        const response = await pass(browser)
        expect([response.headers.get('set-cookie'), isPassedOn(response)]).toEqual([null, true])
      })
      expect(calls).toEqual([])
    }
  })

  it('R20 lets the request through when the service does not answer, and ends no session', async () => {
    const { browser } = await signIn({ accessTokenSeconds: 30 })
    server.setFault('down')
    const response = await pass(browser)
    server.setFault('none')
    expect([response.headers.get('set-cookie'), isPassedOn(response)]).toEqual([null, true])
  })

  it('S22 asks the service nothing for made-up sessions', async () => {
    for (const token of ['x', 'x.y.z', `${btoa('{"alg":"ES256","kid":"x"}')}.${btoa('{"sub":"x"}')}.x`]) {
      const session = { access_token: token, refresh_token: 'one', expires_at: 1, expires_in: 1 }
      const value = Buffer.from(JSON.stringify({ ...session, token_type: 'bearer' })).toString('base64url')
      const calls = await callsDuring(async () => {
        const answer = await pass(openCookies(), { cookie: `mercado-auth=base64-${value}` })
        expect(isPassedOn(answer)).toBe(true)
        expect(answer.headers.getSetCookie().join()).toContain('mercado-auth=; Path=/; Max-Age=0')
      })
      expect(calls).toEqual([])
    }
  })

  describe('counts renewals by client', () => {
    const renewals = async (browser: Browser, headers: Readonly<Record<string, string>>) => {
      const calls = await callsDuring(async () => expect(isPassedOn(await pass(browser, headers))).toBe(true))
      return calls.filter((call) => call.includes('refresh_token')).length
    }

    it('S11 renews no further session for one that has asked too often', async () => {
      const client = { [clientAddressHeader]: '203.0.113.103' }
      const [first, second] = [
        await signIn({ accessTokenSeconds: -60 }),
        await signIn({ accessTokenSeconds: -60 }),
      ]
      expect(await renewals(first.browser, client)).toBe(1)
      for (let call = 1; call < callsPerMinute.renewal; call += 1) await renewals(openCookies(), client)
      expect(await renewals(second.browser, client)).toBe(0)
    })

    it('S18 counts nothing that another site sends', async () => {
      const client = { [clientAddressHeader]: '203.0.113.105' }
      const { browser } = await signIn({ accessTokenSeconds: -60 })
      for (let call = 0; call <= callsPerMinute.renewal; call += 1) {
        expect(await renewals(browser, { ...client, 'sec-fetch-site': 'cross-site' })).toBe(0)
      }
      expect(await renewals(browser, { ...client, 'sec-fetch-site': 'same-origin' })).toBe(1)
    })
  })

  it('stands before no public page but that with a form of its own, which it lets through as it is', async () => {
    expect(config.runtime).toBe('nodejs')
    expect(config.matcher.filter((path) => !/^\/(?:api|painel)\//.test(path))).toEqual(['/lista'])
    const page = await middleware(new NextRequest('http://localhost:3000/lista'))
    expect([...page.headers]).toEqual([['x-middleware-next', '1']])
  })
})

describe('R20 a call that needs no account', () => {
  it('R20 renews no session: the new tokens would be lost', async () => {
    const { browser } = await signIn({ accessTokenSeconds: -60 })
    const calls = await callsDuring(async () => {
      expect((await POST(browser.post('/api/favourites', { ids: [] }))).status).toBe(200)
      // A call behind the answer would have come before this one.
      await fetch(`${server.origin}/last`)
    })
    expect(calls).toEqual(['GET /last'])
  })
})
