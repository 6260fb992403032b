import type { Page } from '@playwright/test'
import { password } from '../../scripts/tools/account-shop'
import { expectInMenu, expectNotice, openAuth, runAccountShop, visitSignedIn } from '../support/accounts'
import { favouriteFirst, visit } from '../support/shop-page'
import { openSocketBrowser, type SocketBrowser } from '../support/socket-browser'
import { expect, expectNoAxeViolations, test } from '../support/test'

const attackers = 'a senha do atacante 1'

test.describe('links of e-mails', () => {
  const shop = runAccountShop('account-links')

  /** One call of a browser of the attacker's, over a socket. */
  async function attack(path: string, body: object) {
    const answer = await fetch(`${shop.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, text: await answer.text() }
  }

  const openedAs = (page: Page, email: string) =>
    page.getByRole('heading', { level: 1, name: `Entrar como ${email}?` })
  const accountCookies = async (page: Page) =>
    (await page.context().cookies())
      .map(({ name }) => name)
      .filter((name) => /^mercado-(auth|session)/.test(name))

  test('S21 a person who signs up with another’s address has no password of the account that its owner confirms', async ({
    page,
  }) => {
    const email = 'vitima@exemplo.com'
    expect((await attack('/api/auth/sign-up', { name: 'Atacante', email, password: attackers })).status).toBe(
      200,
    )
    await visit(page, await shop.lastLink(email))
    await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
    await expect(openedAs(page, email)).toBeVisible()
    // Not finished: the attacker's password is not valid any more, and no one is signed in here.
    expect((await attack('/api/auth/sign-in', { email, password: attackers })).status).toBe(401)
    expect(await accountCookies(page)).toEqual([])
    await expectNoAxeViolations(page)
    // A page that is loaded again still asks.
    await page.reload()
    await expect(openedAs(page, email)).toBeVisible()
    await page.getByLabel('Nome').fill('Vitória Lima')
    await page.getByLabel('Senha').fill(password)
    await page.getByRole('button', { name: 'Salvar senha e entrar' }).click()
    await expectNotice(page, 'Login realizado! 🎉')
    await expectInMenu(page, 'Vitória Lima')
    expect((await attack('/api/auth/sign-in', { email, password: attackers })).status).toBe(401)
    expect((await attack('/api/auth/sign-in', { email, password })).status).toBe(200)
  })

  test('S63 the browser that made an account proves it once, and no other address by its proof', async () => {
    const cookieOf = (browser: SocketBrowser) => browser.cookies.get('mercado-sign-up') ?? ''
    const confirm = async (browser: SocketBrowser, link: string) => {
      const { searchParams } = new URL(link)
      const body = { tokenHash: searchParams.get('token_hash'), type: searchParams.get('type') }
      return (await browser.send('/api/auth/confirm', { body })).kind
    }
    const signedUp = async (email: string) => {
      const browser = openSocketBrowser(shop.url)
      const body = { name: 'Nina', email, password }
      const { kind } = await browser.send('/api/auth/sign-up', { body })
      expect([kind, cookieOf(browser).length > 40]).toEqual(['confirmation-sent', true])
      return browser
    }
    // Known addresses answer with such a cookie too.
    await shop.addPerson('conhecida@exemplo.com')
    await signedUp('conhecida@exemplo.com')

    const owner = await signedUp('propria@exemplo.com')
    const secret = cookieOf(owner)
    const link = await shop.lastLink('propria@exemplo.com')
    expect(await confirm(owner, link)).toBe('signed-in')
    expect([...owner.cookies.keys()].toSorted()).toEqual(['mercado-auth', 'mercado-session'])
    expect((await attack('/api/auth/sign-in', { email: 'propria@exemplo.com', password })).status).toBe(200)

    const thief = openSocketBrowser(shop.url)
    thief.cookies.set('mercado-sign-up', secret)
    expect(await confirm(thief, link)).toBe('link-expired')
    expect((await thief.send('/api/auth/session')).text).toContain('"user":null')
    await attack('/api/auth/sign-up', { name: 'Atacante', email: 'alheia@exemplo.com', password: attackers })
    thief.cookies.set('mercado-sign-up', secret)
    expect(await confirm(thief, await shop.lastLink('alheia@exemplo.com'))).toBe('link-named')
    expect(
      (await attack('/api/auth/sign-in', { email: 'alheia@exemplo.com', password: attackers })).status,
    ).toBe(401)
  })

  test('S21 a link of the service’s own that is followed elsewhere gives the account to no one', async ({
    page,
  }) => {
    const email = 'outra@exemplo.com'
    await attack('/api/auth/sign-up', { name: 'Atacante', email, password: attackers })
    await visit(page, await shop.lastLink(email, 'own'))
    await expect(page.getByRole('heading', { name: 'Este link não abriu a sua conta aqui' })).toBeVisible()
    await expect(page.getByText('Google')).toHaveCount(0)
    await expectNoAxeViolations(page)
    const refused = await attack('/api/auth/sign-in', { email, password: attackers })
    expect([refused.status, refused.text.includes('password-unproved')]).toEqual([403, true])
  })

  for (const type of ['recovery', 'email'] as const) {
    test(`S21 a link of another user’s account says whose it is before anything of this device joins it: ${type}`, async ({
      page,
    }) => {
      const email = `atacante-${type}@exemplo.com`
      await shop.addPerson(email)
      await attack('/api/auth/recover', { email })
      await visit(page, `${shop.url}/store`)
      await favouriteFirst(page)
      const kept = () => page.evaluate(() => JSON.stringify({ ...window.localStorage }))
      const before = await kept()
      const link = new URL(await shop.lastLink(email))
      link.searchParams.set('type', type)
      await visit(page, link.href)
      await page.getByRole('button', { name: type === 'email' ? 'Confirmar e entrar' : 'Continuar' }).click()
      await expect(openedAs(page, email)).toBeVisible()
      await expectNoAxeViolations(page)
      expect(await accountCookies(page)).toEqual([])
      const session = await page.request.get(`${shop.url}/api/auth/session`)
      expect(await session.json()).toEqual({ user: null })
      await page.getByRole('button', { name: 'Não é a minha conta' }).click()
      await expect(page.getByRole('heading', { name: 'Você não entrou nesta conta' })).toBeVisible()
      expect(await kept()).toBe(before)
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
      await expectInMenu(page, 'Visitante')
    })
  }

  test('S21 an open session stays what it is until the answer, and the page names both accounts', async ({
    page,
  }) => {
    await shop.addPerson('outro@exemplo.com')
    await visitSignedIn(page, shop, 'dona@exemplo.com')
    await attack('/api/auth/recover', { email: 'outro@exemplo.com' })
    await visit(page, await shop.lastLink('outro@exemplo.com'))
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(openedAs(page, 'outro@exemplo.com')).toBeVisible()
    await expect(page.getByText('Você está como dona@exemplo.com neste aparelho')).toBeVisible()
    const who = async () => (await (await page.request.get(`${shop.url}/api/auth/session`)).json()).user.email
    expect(await who()).toBe('dona@exemplo.com')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.waitForURL(`${shop.url}/auth/new-password`)
    expect(await who()).toBe('outro@exemplo.com')
  })

  test('S21 a link in the browser that asked for it goes on at once', async ({ page }) => {
    await shop.addPerson('rui@exemplo.com')
    await visit(page, `${shop.url}/store`)
    await (await openAuth(page)).getByRole('button', { name: 'Esqueci minha senha' }).click()
    const forgot = page.getByRole('dialog', { name: 'Esqueci minha senha' })
    await forgot.getByLabel('Email').fill('rui@exemplo.com')
    await forgot.getByRole('button', { name: 'Enviar link' }).click()
    await expectNotice(page, 'Verifique o seu email 📬')
    const [asked] = (await page.context().cookies()).filter(({ name }) => name === 'mercado-asked')
    expect(asked).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    await visit(page, await shop.lastLink('rui@exemplo.com'))
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.waitForURL(`${shop.url}/auth/new-password`)
    await expect(page.getByText('Use pelo menos 8 caracteres.')).toBeVisible()
    const shown = page.getByRole('button', { name: 'Mostrar senha' })
    await shown.click()
    await expect(shown).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Nova senha')).toHaveAttribute('type', 'text')
    expect((await shown.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    // 37 letters of two bytes each.
    await page.getByLabel('Nova senha').fill('é'.repeat(37))
    await expect(page.getByText(/^Esta senha é longa demais/)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(page).toHaveURL(`${shop.url}/auth/new-password`)
    await page.getByLabel('Nova senha').fill('outra senha boa 2')
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expectNotice(page, 'Senha alterada ✅')
  })

  test('the window says, opened again after a sign-up, where the message went, and sends it anew', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 403/)
    await visit(page, `${shop.url}/store`)
    await (await openAuth(page)).getByRole('button', { name: 'Criar Conta' }).click()
    const signUp = page.getByRole('dialog', { name: 'Criar Conta' })
    await signUp.getByLabel('Nome').fill('Nina')
    await signUp.getByLabel('Email').fill('nina@exemplo.com')
    await signUp.getByLabel('Senha').fill(password)
    await signUp.getByRole('button', { name: 'Criar Conta' }).click()
    await expectNotice(page, 'Conta criada! ✅')
    await expect(signUp).toHaveCount(0)
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
    const waiting = page.getByRole('dialog', { name: 'Confirme o seu email' })
    await expect(waiting.getByText('nina@exemplo.com')).toBeVisible()
    await expect(waiting.getByRole('button', { name: /^Reenviar email em \d+ s$/ })).toBeDisabled()
    await expectNoAxeViolations(page)
    await waiting.getByRole('button', { name: 'Entrar com a minha senha' }).click()
    const form = page.getByRole('dialog', { name: 'Entrar' })
    await form.getByLabel('Email').fill('nina@exemplo.com')
    await form.getByLabel('Senha').fill(password)
    await form.getByLabel('Senha').press('Enter')
    await waiting.getByRole('button', { name: 'Reenviar email' }).click()
    await expectNotice(page, 'Email reenviado 📬')
    expect((await shop.calls()).filter((call) => call.startsWith('POST /auth/v1/resend')).length).toBe(1)
  })
})
