import { describe, expect, it } from 'vitest'
import { openCookies, runOnAuthServer } from '@/app/testing/run-on-auth-server'
import { leaveFor } from '@/lib/testing/auth-server/leave-for'
import { siteUrl } from '@/lib/testing/run-on-embedded-store'
import { POST } from '../../api/auth/google/route'
import { GET } from './route'

const { server } = await runOnAuthServer()

/** Leaves for Google as the shop's button does, and gives back the address that Google sends the browser to. */
async function leaveForGoogle(browser: ReturnType<typeof openCookies>, returnPath?: string) {
  const response = browser.receive(await POST(browser.post('/api/auth/google', { returnPath })))
  const { url } = (await response.json()) as { url: string }
  return leaveFor(url)
}

async function comeBack(browser: ReturnType<typeof openCookies>, address: string) {
  const response = browser.receive(await GET(browser.get(address.replace(siteUrl, ''))))
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
  return response.headers.get('location')
}

const failed = `${siteUrl}/auth/confirm?falha=retorno`
/** No sign-in with Google was started here. */
const failedLink = `${siteUrl}/auth/confirm?falha=link`

describe('GET /auth/callback', () => {
  it('opens the session and goes back to the page that the shopper had left', async () => {
    const browser = openCookies()
    const address = await leaveForGoogle(browser, '/product/banana-prata?variante=1-kg')
    expect(address.startsWith(`${siteUrl}/auth/callback?code=`)).toBe(true)
    expect(await comeBack(browser, address)).toBe(`${siteUrl}/product/banana-prata?variante=1-kg`)
    expect([browser.has('mercado-session'), browser.has('mercado-return')]).toEqual([true, false])
    // Once.
    expect(await comeBack(browser, address)).toBe(failedLink)
  })

  it('S6 goes home when the cookie with the page was tampered with', async () => {
    const browser = openCookies()
    const address = await leaveForGoogle(browser, '/store')
    const evil = Buffer.from('//evil.example/x').toString('base64url')
    browser.receive(new Response(null, { headers: { 'set-cookie': `mercado-return=${evil}; Path=/` } }))
    expect(await comeBack(browser, address)).toBe(`${siteUrl}/`)
  })

  it('signs no one in with a code that another browser had requested', async () => {
    const address = await leaveForGoogle(openCookies())
    const victim = openCookies()
    expect(await comeBack(victim, address)).toBe(failedLink)
    expect(victim.has('mercado-session')).toBe(false)
  })

  it('says that it did not work when the shopper refused, or the address holds no code', async () => {
    server.settings.google = 'refuses'
    const browser = openCookies()
    const address = await leaveForGoogle(browser)
    expect(address).toContain('error=access_denied')
    expect(await comeBack(browser, address)).toBe(failed)
    for (const query of ['', '?code=', '?code=<x>', `?code=${'a'.repeat(300)}`]) {
      expect(await comeBack(browser, `/auth/callback${query}`)).toBe(failedLink)
    }
  })
})
