import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { accountPagesCopy } from '../../lib/copy/account-pages'
import { accountProblemCopy } from '../../lib/copy/account-problems'
import { authCopy } from '../../lib/copy/auth'
import { defaultSettings } from '../../lib/testing/auth-server/settings'
import {
  addToCart,
  favouriteFirst,
  finish,
  hostedCheckout,
  knowDelivery,
  openCart,
  openMenu,
  visit,
} from '../support/shop-page'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, expectNoAxeViolations, test, useShop } from '../support/test'

const password = 'uma senha só minha'

/** Lines with an address, a token, a password or a key of the journeys with accounts, or a stack trace. */
const secret =
  /.*(?:@exemplo|%40exemplo|eyJ[\w-]{8}|base64-|sb_(?:secret|publishable)|(?:token|token_hash|code)=|senha|96666|98888|\\n\s+at |Error: ).*|\n\s+at .*/g

const shop = useShop({ accounts: true })
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.afterEach(() => {
  shop.accounts.setFault('none')
  Object.assign(shop.accounts.settings, defaultSettings)
  expect(shop.server.output().match(secret), 'S14: what no log may hold').toBeNull()
})

const addPerson = (email: string) =>
  void shop.accounts.people.add({ email, password, metadata: { full_name: 'Ana Souza' } })

/** Gives the link in the last message to a user, as our e-mail templates write it. */
function findLink(email: string): string {
  const mail = shop.accounts.mails.findLast(({ to }) => to === email)
  return `/auth/confirm?token_hash=${mail?.tokenHash}&type=${mail?.type}`
}

async function openAuth(page: Page) {
  const menu = await openMenu(page)
  // The profile of a visitor has such a button too, behind the menu.
  await menu.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
  return page.getByRole('dialog', { name: 'Entrar' })
}

async function signIn(page: Page, email: string, typed = password): Promise<void> {
  const modal = await openAuth(page)
  await modal.getByLabel('Email').fill(email)
  await modal.getByLabel('Senha').fill(typed)
  await modal.getByLabel('Senha').press('Enter')
}

async function expectNotice(page: Page, text: string): Promise<void> {
  const notices = page.getByRole('region', { name: /^Avisos/ })
  await expect(notices.getByText(text, { exact: true })).toBeVisible()
}

/** Sees that the menu names this person; leaves it closed. */
async function expectInMenu(page: Page, text: string): Promise<void> {
  const menu = await openMenu(page)
  await expect(menu.getByText(text, { exact: true })).toBeVisible()
  // A notice that came meanwhile lies on top, and takes the first one.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}

test('a user signs up, confirms by the link, and is signed in; another tab follows their session', {
  tag: '@long',
}, async ({ page, context }) => {
  await visit(page, '/store')
  const other = await context.newPage()
  await visit(other, '/')
  const modal = await openAuth(page)
  await modal.getByRole('button', { name: 'Criar Conta' }).click()
  const signUp = page.getByRole('dialog', { name: 'Criar Conta' })
  await signUp.getByLabel('Nome').fill('Rita Lima')
  await signUp.getByLabel('Email').fill('rita@exemplo.com')
  await signUp.getByLabel('Senha').fill(password)
  await signUp.getByRole('button', { name: 'Criar Conta' }).click()
  await expectNotice(page, 'Conta criada! ✅')
  await expect(signUp).toHaveCount(0)

  await visit(page, findLink('rita@exemplo.com'))
  // The link is not left behind in the address, and a tab that is loaded again still has it.
  for (const load of ['first', 'again']) {
    if (load === 'again') await page.reload()
    await expect(page).toHaveURL('/auth/confirm')
    await expect(page.getByRole('button', { name: 'Confirmar e entrar' })).toBeEnabled()
  }
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  // Name and password were typed at the sign-up, in this very browser.
  await expectNotice(page, 'Login realizado! 🎉')
  await page.waitForURL('/')
  await expectInMenu(page, 'Rita Lima')
  await expectInMenu(other, 'Rita Lima')

  await (await openMenu(page)).getByRole('button', { name: 'Sair' }).click()
  await expectNotice(page, 'Você saiu! 👋')
  await expectInMenu(other, 'Visitante')
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
})

test('wrong credentials say no more than that; a forgotten password is made anew by a link', {
  tag: '@long',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/)
  addPerson('bia@exemplo.com')
  await visit(page, '/store')
  await signIn(page, 'bia@exemplo.com', 'outra coisa')
  await expectNotice(page, 'Email ou senha incorretos.')
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  const forgot = page.getByRole('dialog', { name: 'Esqueci minha senha' })
  await expect(forgot.getByLabel('Email')).toHaveValue('bia@exemplo.com')
  await expectNoAxeViolations(page)
  await forgot.getByRole('button', { name: 'Enviar link' }).click()
  await expectNotice(page, 'Verifique o seu email 📬')

  await visit(page, findLink('bia@exemplo.com'))
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL('/auth/new-password')
  await expectNoAxeViolations(page)
  await page.getByLabel('Nova senha').fill('uma senha nova e boa')
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expectNotice(page, 'Senha alterada ✅')
  await page.waitForURL('/profile')
  await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
  await expect(page.getByText('Entre para ver o seu perfil')).toBeVisible()
  await signIn(page, 'bia@exemplo.com', 'uma senha nova e boa')
  await expectNotice(page, 'Login realizado! 🎉')
  await expect(page.getByText('bia@exemplo.com').first()).toBeVisible()
})

test('S21 a person who signs up with another’s address has no password of the account that its owner confirms', {
  tag: '@long',
}, async ({ page }) => {
  const email = 'vitima@exemplo.com'
  const attackers = 'a senha do atacante 1'
  const attack = (path: string, body: object) => openSocketBrowser(shop.url).send(path, { body })
  const signUp = { name: 'Atacante', email, password: attackers }
  expect((await attack('/api/auth/sign-up', signUp)).status).toBe(200)
  const isNamed = () =>
    expect(page.getByRole('heading', { level: 1, name: `Entrar como ${email}?` })).toBeVisible()
  await visit(page, findLink(email))
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await isNamed()
  // Not finished: the attacker's password is not valid any more, and no one is signed in here.
  expect((await attack('/api/auth/sign-in', { email, password: attackers })).status).toBe(401)
  expect(JSON.stringify(await page.context().cookies())).not.toMatch(/"mercado-(auth|session)/)
  await expectNoAxeViolations(page)
  // A page that is loaded again still asks.
  await page.reload()
  await isNamed()
  await page.getByLabel('Nome').fill('Vitória Lima')
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Salvar senha e entrar' }).click()
  await expectNotice(page, 'Login realizado! 🎉')
  await expectInMenu(page, 'Vitória Lima')
  expect((await attack('/api/auth/sign-in', { email, password: attackers })).status).toBe(401)
  expect((await attack('/api/auth/sign-in', { email, password })).status).toBe(200)
})

test('the profile keeps name and delivery, fills the cart in, holds favourites, and ends', {
  tag: '@long',
}, async ({ page }) => {
  addPerson('ana@exemplo.com')
  await visit(page, '/store')
  const title = await favouriteFirst(page)
  await signIn(page, 'ana@exemplo.com')
  await expectNotice(page, 'Login realizado! 🎉')

  await (await openMenu(page)).getByRole('link', { name: 'Perfil' }).click()
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  await expect(page.getByText('Nenhum pedido por aqui ainda')).toBeVisible()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.getByLabel('Nome').fill('Ana Maria')
  await page.getByRole('region', { name: 'Seus dados' }).getByRole('button', { name: 'Salvar' }).click()
  await expectNotice(page, 'Dados salvos ✅')
  const delivery = page.getByRole('region', { name: 'Entrega' })
  await delivery.getByLabel('Cidade').fill('Balneário Camboriú')
  await delivery.getByLabel('WhatsApp').fill('47 98888-1111')
  await delivery.getByLabel('Retirar o produto do carrinho').check()
  await delivery.getByRole('button', { name: 'Salvar' }).click()
  await expect(delivery.getByRole('button', { name: 'Salvar' })).toBeEnabled()
  await expectInMenu(page, 'Ana Maria')

  await addToCart(page)
  const cart = await openCart(page)
  await expect(cart.getByLabel('Cidade de entrega')).toHaveValue('Balneário Camboriú')
  await expect(cart.getByLabel('WhatsApp')).toHaveValue('47 98888-1111')
  await expect(cart.getByLabel('Retirar o produto do carrinho')).toBeChecked()

  await visit(page, '/profile')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  const copy = JSON.parse(fs.readFileSync(await (await downloading).path(), 'utf8'))
  expect(copy).toMatchObject({ account: { name: 'Ana Maria' }, favourites: [{ title }] })
  await page.getByText('Excluir minha conta').click()
  await page.getByLabel('Digite EXCLUIR para confirmar').fill('excluir')
  await page.getByRole('button', { name: 'Excluir a conta' }).click()
  await expectNotice(page, 'Conta excluída')
  await expect(page.getByText('Entre para ver o seu perfil')).toBeVisible()
  await expect(page.getByText('Nenhum favorito ainda')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/98888|ana@/)
})

test('Google leads back to the page that the shopper had left, and says when it was refused', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/categoria/frutas')
  await (await openAuth(page)).getByRole('button', { name: 'Continuar com Google' }).click()
  await expectNotice(page, 'Login realizado! 🎉')
  await expect(page).toHaveURL('/categoria/frutas')
  await expectInMenu(page, 'Gina do Google')
  await page.context().clearCookies()
  shop.accounts.settings.google = 'refuses'
  await visit(page, '/store')
  await (await openAuth(page)).getByRole('button', { name: 'Continuar com Google' }).click()
  await expect(page.getByRole('heading', { name: 'Não foi possível entrar com o Google' })).toBeVisible()
})

test('R20 without the service of accounts browsing and buying go on, and signing in says why not', {
  tag: '@long',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/status of (429|503)/)
  await visit(page, '/store')
  const modal = await openAuth(page)
  await modal.getByLabel('Email').fill('ana@exemplo.com')
  await modal.getByLabel('Senha').fill(password)
  const texts = {
    busy: 'Foram muitas tentativas seguidas. Aguarde um pouco e tente novamente.',
    down: 'O serviço de contas não respondeu. Tente novamente em instantes; você pode continuar comprando sem entrar.',
  } as const
  for (const fault of ['busy', 'down'] as const) {
    shop.accounts.setFault(fault)
    await modal.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expectNotice(page, texts[fault])
  }
  await modal.getByRole('button', { name: 'Fechar' }).click()
  shop.accounts.setFault('slow')
  await knowDelivery(page)
  await addToCart(page)
  await openCart(page)
  await finish(page).click()
  await page.waitForURL(hostedCheckout)
})

test('S14 the browser holds nothing of the client of the service, and no page about accounts is kept', {
  tag: '@long',
}, async ({ page }) => {
  const chunks = fs.readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
  const scripts = chunks.filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts) {
    const text = fs.readFileSync(`.next/static/${name}`, 'utf8')
    // Only what was found: a whole script would fill the screen.
    const found = text.match(/GoTrue|@supabase|supabase-ssr|access_token|sb_publishable|sb_secret/)?.[0]
    expect(found, name).toBeUndefined()
  }
  for (const path of ['/profile', '/auth/confirm', '/auth/new-password']) {
    const answer = await page.request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    expect(answer.headers()['cache-control']).toContain('no-store')
    expect(await answer.text()).toContain('noindex')
  }
})

/** Stand in the window for accounts, its pages and their refusals alone. */
const texts = [
  authCopy.signUp.description,
  authCopy.recoverHint,
  authCopy.passwordRule,
  authCopy.google,
  authCopy.confirmEmail.nothingCame,
  authCopy.confirmEmail.otherEmail,
  authCopy.confirmationResent.title,
  accountPagesCopy.confirm.brokenDetail,
  accountPagesCopy.enter.decline,
  accountPagesCopy.newPassword.detail,
  accountProblemCopy['password-unproved'].detail,
]

test('pages that do not open the window for accounts load nothing of it', { tag: '@long' }, async ({
  page,
}) => {
  // By their addresses, for the browser throws away what a page loaded as it goes to the next one.
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  const findTexts = async () => {
    const bodies = [...scripts].map(async (url) => (await page.request.get(url)).text())
    const loaded = [...(await Promise.all(bodies)), await page.content()].join('\n')
    return texts.filter((text) => loaded.includes(text))
  }
  for (const path of ['/', '/store', '/product/tomate-italiano', '/categoria/frutas', '/busca/queijo']) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    expect([path, await findTexts()]).toEqual([path, []])
  }
  // They are found where they are.
  await expect(await openAuth(page)).toBeVisible()
  expect(await findTexts()).toEqual(expect.arrayContaining([authCopy.recoverHint, authCopy.google]))
})
