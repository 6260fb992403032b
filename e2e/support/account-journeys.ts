import { leaveFor } from '../../lib/testing/auth-server/leave-for'
import { forgedSessions, sessionCookie, tokensOf } from '../../lib/testing/forged-sessions'
import { type AccountShop, password } from '../../scripts/tools/account-shop'
import { listSecrets } from './leaked-secrets'
import { openSocketBrowser, type SocketBrowser } from './socket-browser'
import { expect } from './test'

const wrong = 'senha errada demais 77'
const other = 'outra senha comprida 88'

/** What people do with accounts, and what others try, over sockets; `secrets` is what was typed, sent and kept meanwhile. */
export function accountJourneys(shop: AccountShop, client: string) {
  const secrets = listSecrets()

  /** A browser of which everything that is typed, sent and kept is noted. */
  function openBrowser(): SocketBrowser {
    const browser = openSocketBrowser(shop.url, { 'x-forwarded-for': client })
    return {
      cookies: browser.cookies,
      async send(path, call = {}) {
        // The operator reads the id of an account that is to be deleted; it opens nothing.
        const { accountId: _, ...typed } =
          typeof call.body === 'object' ? { accountId: '', ...call.body } : {}
        secrets.add(...Object.values(typed).map(String))
        secrets.addCookies(browser)
        const answer = await browser.send(path, call)
        secrets.addCookies(browser)
        return answer
      },
    }
  }

  async function partsOf(link: string) {
    const { searchParams } = new URL(link)
    const tokenHash = searchParams.get('token_hash') ?? ''
    secrets.add(tokenHash)
    return { tokenHash, type: searchParams.get('type') ?? '' }
  }

  const signIn = (browser: SocketBrowser, email: string, typed = password) =>
    browser.send('/api/auth/sign-in', { body: { email, password: typed } })

  async function signedIn(email: string) {
    await shop.addPerson(email)
    const browser = openBrowser()
    expect((await signIn(browser, email)).kind).toBe('signed-in')
    return browser
  }

  async function signUp(browser: SocketBrowser, email: string) {
    const body = { name: 'Nome Sobrenome', email, password: other }
    expect((await browser.send('/api/auth/sign-up', { body })).kind).toBe('confirmation-sent')
  }

  async function joinAndForget() {
    const browser = openBrowser()
    const email = 'nova.pessoa@exemplo.com'
    await signUp(browser, email)
    const link = await shop.lastLink(email)
    // As in another browser: there name and password are asked for.
    browser.cookies.delete('mercado-sign-up')
    await browser.send(link)
    await browser.send('/api/auth/confirm', { body: await partsOf(link) })
    await browser.send('/api/auth/enter')
    const answer = { isMine: true, email, name: 'Nome Sobrenome', password }
    expect((await browser.send('/api/auth/enter', { body: { ...answer, password: 'curta' } })).kind).toBe(
      'weak-password',
    )
    expect((await browser.send('/api/auth/enter', { body: answer })).kind).toBe('signed-in')
    expect((await browser.send('/api/auth/confirm', { body: await partsOf(link) })).kind).toBe('link-expired')
    for (const typed of [wrong, 'é'.repeat(40)])
      expect((await signIn(openBrowser(), email, typed)).status).toBe(401)
    const forgetful = openBrowser()
    await forgetful.send('/api/auth/recover', { body: { email } })
    await forgetful.send('/api/auth/confirm', { body: await partsOf(await shop.lastLink(email)) })
    expect((await forgetful.send('/api/auth/new-password', { body: { password: other } })).kind).toBe(
      'password-changed',
    )
    await browser.send('/api/profile')
    await forgetful.send('/api/auth/sign-out', { body: { scope: 'global' } })
  }

  async function followForeignLinks() {
    for (const isMine of [true, false]) {
      const email = `dona.${isMine}@exemplo.com`
      await shop.addPerson(email)
      await openBrowser().send('/api/auth/recover', { body: { email } })
      const browser = openBrowser()
      const link = await partsOf(await shop.lastLink(email))
      expect((await browser.send('/api/auth/confirm', { body: link })).kind).toBe('link-named')
      await browser.send('/api/auth/enter', { body: { isMine, email } })
    }
    const email = 'sem.resposta@exemplo.com'
    const browser = openBrowser()
    await signUp(browser, email)
    await openBrowser().send('/api/auth/resend', { body: { email } })
    const code = new URL(await leaveFor(await shop.lastLink(email, 'own'))).searchParams.get('code') ?? ''
    secrets.add(code)
    // Elsewhere than asked for, then where it was.
    await openBrowser().send(`/auth/callback?code=${code}`)
    await browser.send(`/auth/callback?code=${code}`)
    expect((await signIn(openBrowser(), email, other)).kind).toBe('wrong-credentials')
  }

  async function goToGoogle() {
    for (const google of ['agrees', 'refuses'] as const) {
      await shop.control({ google, googleEmail: 'gente.do.google@exemplo.com' })
      secrets.add('gente.do.google@exemplo.com')
      const browser = openBrowser()
      const { text } = await browser.send('/api/auth/google', { body: { returnPath: '/store' } })
      const { url } = JSON.parse(text) as { url: string }
      secrets.add(...new URL(url).searchParams.values())
      const back = new URL(await leaveFor(url))
      secrets.add(back.searchParams.get('code') ?? '')
      await browser.send('/auth/callback?code=inventado-0123456789')
      expect((await browser.send(back.href)).status).toBe(303)
    }
    await shop.control({ google: 'agrees' })
  }

  async function manage() {
    const browser = await signedIn('quem.muda@exemplo.com')
    const session = JSON.parse((await browser.send('/api/auth/session')).text) as { user: { id: string } }
    const shown = { accountId: session.user.id }
    const delivery = { city: 'Balneário Camboriú', whatsapp: '47 97777-4321', substitution: null }
    secrets.add(delivery.whatsapp, 'Nome Mudado')
    const change = { ...shown, name: 'Nome Mudado', delivery }
    expect((await browser.send('/api/profile', { body: change })).status).toBe(200)
    await browser.send('/api/profile/export', { body: { ...shown, keys: [] } })
    const passwords = { ...shown, currentPassword: wrong, password: other }
    expect((await browser.send('/api/auth/new-password', { body: passwords })).kind).toBe('wrong-password')
    const left = new Map(browser.cookies)
    const deletion = { ...shown, confirmation: 'EXCLUIR', keys: [] }
    expect((await browser.send('/api/profile/delete', { body: deletion })).status).toBe(200)
    for (const [name, value] of left) browser.cookies.set(name, value)
    for (const path of ['/api/auth/session', '/api/profile']) await browser.send(path)
    await browser.send('/api/profile', { body: change })
  }

  async function forge() {
    const owner = await signedIn('alvo.de.muitos@exemplo.com')
    const cookie = owner.cookies.get('mercado-auth') ?? ''
    const forged = Object.values(await forgedSessions(tokensOf(cookie).access_token))
    const made = forged.map((token) => sessionCookie(token))
    const odd = [
      'base64-x',
      'base64-bnVsbA',
      'x',
      '{"access_token":"segredo-partido"}',
      `base64-${'A'.repeat(3000)}`,
    ]
    for (const value of [...made, ...odd]) {
      for (const path of ['/api/auth/session', '/api/profile']) {
        const browser = openBrowser()
        browser.cookies.set('mercado-auth', value)
        browser.cookies.set('mercado-link', value)
        browser.cookies.set('mercado-auth-code-verifier', value)
        await browser.send(path)
        await browser.send('/auth/callback?code=inventado-0123456789')
        await browser.send('/api/auth/enter', { body: { isMine: true, email: 'alvo.de.muitos@exemplo.com' } })
      }
    }
    for (const body of [
      '{"email":"corpo.partido@exemplo.com","password":"corpo partido 99"',
      { email: 'nada', wrong },
    ]) {
      expect((await openBrowser().send('/api/auth/sign-in', { body })).status).toBe(400)
    }
    secrets.add('corpo.partido@exemplo.com', 'corpo partido 99', 'segredo-partido')
  }

  async function goWithoutService() {
    const browser = await signedIn('fica.sempre@exemplo.com')
    await shop.control({ accessTokenSeconds: 1 })
    const expiring = await signedIn('vai.embora@exemplo.com')
    await shop.control({ accessTokenSeconds: 3600 })
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const faults = [
      'down',
      'busy',
      'broken',
      'page',
      'empty',
      'null',
      'odd-session',
      'odd-keys',
      'huge',
      'redirect',
    ] as const
    for (const fault of faults) {
      await shop.control({ fault })
      for (const who of [browser, expiring]) {
        for (const path of ['/api/auth/session', '/api/profile']) await who.send(path)
      }
      expect((await signIn(openBrowser(), 'fica.sempre@exemplo.com')).status).toBeGreaterThanOrEqual(400)
      await openBrowser().send('/api/auth/recover', { body: { email: 'fica.sempre@exemplo.com' } })
      await openBrowser().send('/api/auth/google', { body: {} })
    }
    await shop.control({ fault: 'slow' })
    await browser.send('/api/profile')
    await shop.control({
      fault: 'none',
      blocked: 'fica.sempre@exemplo.com',
      deleted: 'vai.embora@exemplo.com',
    })
    for (const who of [browser, expiring]) await who.send('/api/profile')
  }

  async function askForMail() {
    const email = 'caixa.cheia@exemplo.com'
    for (const wanted of [
      { isMailAllowanceUsed: true },
      { isMailAllowanceUsed: false, isMailRefused: true },
    ]) {
      await shop.control(wanted)
      await signUp(openBrowser(), email)
      await openBrowser().send('/api/auth/resend', { body: { email } })
    }
  }

  return {
    secrets,
    journeys: [joinAndForget, followForeignLinks, goToGoogle, manage, forge, goWithoutService, askForMail],
  }
}
