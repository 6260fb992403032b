import { beforeEach, describe, expect, it } from 'vitest'
import { GET as callback } from '@/app/auth/callback/route'
import { openCookies, runOnAuthServer } from '@/app/testing/run-on-auth-server'
import { callsPerMinute } from '@/lib/server/api/rate-limits'
import { clientAddressHeader } from '@/lib/server/client-address'
import { leaveFor } from '@/lib/testing/auth-server/leave-for'
import { forgetCounts, ownPost, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { GET as profile } from '../profile/route'
import { POST as toGoogle } from './google/route'
import { POST as signIn } from './sign-in/route'

const { server } = await runOnAuthServer({ variables: { RATE_LIMIT_SCALE: '1' } })
beforeEach(forgetCounts)

const client = { [clientAddressHeader]: '203.0.113.100' }
const madeUp = '/auth/callback?code=made-up-0123456789'

const signInStatus = async () => (await signIn(ownPost('/api/auth/sign-in', {}, client))).status

/** A browser that has left for Google, and the address that Google sends it to. */
async function leaveForGoogle() {
  const browser = openCookies()
  const answer = browser.receive(await toGoogle(browser.post('/api/auth/google', {})))
  const { url } = (await answer.json()) as { url: string }
  return { browser, back: (await leaveFor(url)).replace(siteUrl, '') }
}

async function comeBack(
  browser: ReturnType<typeof openCookies>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const request = browser.get(path)
  for (const [name, value] of Object.entries({ ...client, ...headers })) request.headers.set(name, value)
  return callback(request)
}

const isSignedIn = (answer: Response) => answer.headers.getSetCookie().join().includes('mercado-session=1')

describe('the limits of accounts', () => {
  it('S11 let a shopper look at the profile where a neighbour behind the same address guesses passwords', async () => {
    for (let call = 0; call < callsPerMinute.auth; call += 1) expect(await signInStatus()).toBe(400)
    expect(await signInStatus()).toBe(429)
    expect((await profile(new Request(`${siteUrl}/api/profile`, { headers: client }))).status).toBe(401)
  })

  it('S11 take no further code from a client that tries many', async () => {
    const { browser, back } = await leaveForGoogle()
    for (let call = 0; call < callsPerMinute.auth; call += 1) await comeBack(browser, madeUp)
    const refused = await comeBack(browser, back)
    expect(refused.headers.get('location')).toBe(`${siteUrl}/auth/confirm?falha=retorno`)
    expect(isSignedIn(refused)).toBe(false)
  })

  it('S18 count no visit of the way back from Google by a browser that never left', async () => {
    const before = server.calls.length
    // As a picture on another site that points here makes a browser do.
    for (let call = 0; call <= callsPerMinute.auth; call += 1) await comeBack(openCookies(), madeUp)
    expect(server.calls.slice(before)).toEqual([])
    expect(await signInStatus()).toBe(400)
  })

  it('S18 count no picture and no frame of another site as a way back from Google', async () => {
    const { browser, back } = await leaveForGoogle()
    const as = (destination: string) => ({
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': destination,
    })
    for (let call = 0; call < callsPerMinute.auth; call += 1) {
      for (const destination of ['image', 'iframe']) {
        const refused = await comeBack(browser, madeUp, as(destination))
        expect(refused.headers.get('location')).toContain('falha=retorno')
      }
    }
    expect(isSignedIn(await comeBack(browser, back, as('document')))).toBe(true)
  })
})
