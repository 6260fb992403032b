import fs from 'node:fs'
import { password } from '../../scripts/tools/account-shop'
import { expectInMenu, expectNotice, openAuth, runAccountShop, signIn } from '../support/accounts'
import { favouriteFirst, fillDelivery, firstSellableCard, openCart, visit } from '../support/shop-page'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, expectNoAxeViolations, test } from '../support/test'

test.describe('accounts', () => {
  const shop = runAccountShop('accounts')

  test('a user signs up, confirms by the link, and is signed in; another tab follows their session', async ({
    page,
    context,
  }) => {
    await visit(page, `${shop.url}/store`)
    const other = await context.newPage()
    await visit(other, `${shop.url}/`)
    const modal = await openAuth(page)
    await modal.getByRole('button', { name: 'Criar Conta' }).click()
    const signUp = page.getByRole('dialog', { name: 'Criar Conta' })
    await signUp.getByLabel('Nome').fill('Rita Lima')
    await signUp.getByLabel('Email').fill('rita@exemplo.com')
    await signUp.getByLabel('Senha').fill(password)
    await signUp.getByRole('button', { name: 'Criar Conta' }).click()
    await expectNotice(page, 'Conta criada! ✅')
    await expect(signUp).toHaveCount(0)

    await visit(page, await shop.lastLink('rita@exemplo.com'))
    // The link is not left behind in the address, and a tab that is loaded again still has it.
    for (const load of ['first', 'again']) {
      if (load === 'again') await page.reload()
      await expect(page).toHaveURL(`${shop.url}/auth/confirm`)
      await expect(page.getByRole('button', { name: 'Confirmar e entrar' })).toBeEnabled()
    }
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
    // Name and password were typed at the sign-up, in this very browser.
    await expectNotice(page, 'Login realizado! 🎉')
    await page.waitForURL(`${shop.url}/`)
    await expectInMenu(page, 'Rita Lima')
    await expectInMenu(other, 'Rita Lima')

    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expectNotice(page, 'Você saiu! 👋')
    await expectInMenu(other, 'Visitante')
    expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  })

  test('wrong credentials say no more than that; a forgotten password is made anew by a link', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 401/)
    await shop.addPerson('bia@exemplo.com')
    await visit(page, `${shop.url}/store`)
    await signIn(page, 'bia@exemplo.com', 'outra coisa')
    await expectNotice(page, 'Email ou senha incorretos.')
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
    const forgot = page.getByRole('dialog', { name: 'Esqueci minha senha' })
    await expect(forgot.getByLabel('Email')).toHaveValue('bia@exemplo.com')
    await expectNoAxeViolations(page)
    await forgot.getByRole('button', { name: 'Enviar link' }).click()
    await expectNotice(page, 'Verifique o seu email 📬')

    await visit(page, await shop.lastLink('bia@exemplo.com'))
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.waitForURL(`${shop.url}/auth/new-password`)
    await expectNoAxeViolations(page)
    await page.getByLabel('Nova senha').fill('uma senha nova e boa')
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expectNotice(page, 'Senha alterada ✅')
    await page.waitForURL(`${shop.url}/profile`)
    await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
    await expect(page.getByText('Entre para ver o seu perfil')).toBeVisible()
    await signIn(page, 'bia@exemplo.com', 'uma senha nova e boa')
    await expectNotice(page, 'Login realizado! 🎉')
    await expect(page.getByText('bia@exemplo.com').first()).toBeVisible()
  })

  test('S21 a person who signs up with another’s address has no password of the account that its owner confirms', async ({
    page,
  }) => {
    const email = 'vitima@exemplo.com'
    const attackers = 'a senha do atacante 1'
    const attack = (path: string, body: object) => openSocketBrowser(shop.url).send(path, { body })
    const signUp = { name: 'Atacante', email, password: attackers }
    expect((await attack('/api/auth/sign-up', signUp)).status).toBe(200)
    const isNamed = () =>
      expect(page.getByRole('heading', { level: 1, name: `Entrar como ${email}?` })).toBeVisible()
    await visit(page, await shop.lastLink(email))
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

  test('the profile keeps name and delivery, fills the cart in, holds favourites, and ends', async ({
    page,
  }) => {
    await shop.addPerson('ana@exemplo.com')
    await visit(page, `${shop.url}/store`)
    const title = await favouriteFirst(page)
    await signIn(page, 'ana@exemplo.com')
    await expectNotice(page, 'Login realizado! 🎉')

    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('link', { name: 'Perfil' }).click()
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
    await expect(page.getByText('Nenhum pedido por aqui ainda')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoAxeViolations(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
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

    await visit(page, `${shop.url}/store`)
    const { card } = await firstSellableCard(page)
    await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
    const cart = await openCart(page)
    await expect(cart.getByLabel('Cidade de entrega')).toHaveValue('Balneário Camboriú')
    await expect(cart.getByLabel('WhatsApp')).toHaveValue('47 98888-1111')
    await expect(cart.getByLabel('Retirar o produto do carrinho')).toBeChecked()

    await visit(page, `${shop.url}/profile`)
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

  test('Google leads back to the page that the shopper had left, and says when it was refused', async ({
    page,
  }) => {
    await visit(page, `${shop.url}/categoria/frutas`)
    await (await openAuth(page)).getByRole('button', { name: 'Continuar com Google' }).click()
    await expectNotice(page, 'Login realizado! 🎉')
    await expect(page).toHaveURL(`${shop.url}/categoria/frutas`)
    await expectInMenu(page, 'Gina do Google')
    await page.context().clearCookies()
    await shop.control({ google: 'refuses' })
    await visit(page, `${shop.url}/store`)
    await (await openAuth(page)).getByRole('button', { name: 'Continuar com Google' }).click()
    await expect(page.getByRole('heading', { name: 'Não foi possível entrar com o Google' })).toBeVisible()
  })

  test('R20 without the service of accounts browsing and buying go on, and signing in says why not', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of (429|503)/)
    await visit(page, `${shop.url}/store`)
    const modal = await openAuth(page)
    await modal.getByLabel('Email').fill('ana@exemplo.com')
    await modal.getByLabel('Senha').fill(password)
    const texts = {
      busy: 'Foram muitas tentativas seguidas. Aguarde um pouco e tente novamente.',
      down: 'O serviço de contas não respondeu. Tente novamente em instantes; você pode continuar comprando sem entrar.',
    } as const
    for (const fault of ['busy', 'down'] as const) {
      await shop.control({ fault })
      await modal.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expectNotice(page, texts[fault])
    }
    await modal.getByRole('button', { name: 'Fechar' }).click()
    await shop.control({ fault: 'slow' })
    const { card, title } = await firstSellableCard(page)
    await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
    await openCart(page)
    await fillDelivery(page)
    await page.getByRole('button', { name: 'Finalizar Compra' }).click()
    await page.waitForURL(/\/hosted-checkout\//)
  })
})

test('S14 the browser holds nothing of the client of the service, and no page about accounts is kept', async ({
  page,
}) => {
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
