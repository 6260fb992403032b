import type { Page } from '@playwright/test'
import { password } from '../../scripts/tools/account-shop'
import { expectInMenu, expectNotice, runAccountShop, signIn } from '../support/accounts'
import { favouriteFirst, visit } from '../support/shop-page'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, expectNoAxeViolations, test } from '../support/test'

const attackers = 'a senha do atacante 1'

test.describe('links of e-mails', () => {
  const shop = runAccountShop('account-links')

  /** One call of a browser of the attacker's, over a socket. */
  const attack = (path: string, body: object) => openSocketBrowser(shop.url).send(path, { body })

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

  test('S21 a link of another user’s account says whose it is before anything of this device joins it', async ({
    page,
  }) => {
    const email = 'atacante@exemplo.com'
    await shop.addPerson(email)
    await attack('/api/auth/recover', { email })
    await visit(page, `${shop.url}/store`)
    await favouriteFirst(page)
    const kept = () => page.evaluate(() => JSON.stringify({ ...window.localStorage }))
    const before = await kept()
    await visit(page, await shop.lastLink(email))
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(openedAs(page, email)).toBeVisible()
    expect(await accountCookies(page)).toEqual([])
    const session = await page.request.get(`${shop.url}/api/auth/session`)
    expect(await session.json()).toEqual({ user: null })
    await page.getByRole('button', { name: 'Não é a minha conta' }).click()
    await expect(page.getByRole('heading', { name: 'Você não entrou nesta conta' })).toBeVisible()
    expect(await kept()).toBe(before)
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
    await expectInMenu(page, 'Visitante')
  })

  test('S21 an open session stays what it is until the answer, and the page names both accounts', async ({
    page,
  }) => {
    await shop.addPerson('outro@exemplo.com')
    await shop.addPerson('dona@exemplo.com')
    await visit(page, `${shop.url}/store`)
    await signIn(page, 'dona@exemplo.com')
    await expectNotice(page, 'Login realizado! 🎉')
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
})
