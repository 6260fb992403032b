import fs from 'node:fs'
import {
  type AccountShop,
  expectInMenu,
  expectNotice,
  openAuth,
  signIn,
  startAccountShop,
} from './support/accounts'
import { fillDelivery, firstSellableCard, openCart, visit } from './support/shop-page'
import { expect, expectNoAxeViolations, test } from './support/test'

const password = 'uma senha só minha'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('accounts', () => {
  test.describe.configure({ mode: 'serial' })
  let shop: AccountShop

  test.beforeAll(async () => {
    shop = await startAccountShop()
  })
  test.afterAll(() => shop?.stop())
  test.afterEach(() => shop.control({ fault: 'none', accessTokenSeconds: 3600, isStrict: false }))

  function addPerson(email: string, metadata: Record<string, unknown> = { full_name: 'Ana Souza' }) {
    return shop.control({ person: { email, password, metadata } })
  }

  test('somebody signs up, confirms by the link, and is signed in; another tab sees them come and go', async ({
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
    await addPerson('bia@exemplo.com')
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

  test('S13 the answer that sets the cookies of a session is private, and says so to every cache on the way', async ({
    page,
  }) => {
    await addPerson('caio@exemplo.com', { full_name: 'Caio' })
    await shop.control({ accessTokenSeconds: 30 })
    await visit(page, `${shop.url}/store`)
    const signedIn = page.waitForResponse('**/api/auth/sign-in')
    await signIn(page, 'caio@exemplo.com', password)
    // The next one renews the session that is about to end.
    const renewed = page.waitForResponse('**/api/auth/session')
    await expectNotice(page, 'Login realizado! 🎉')
    await visit(page, `${shop.url}/`)
    for (const answer of [await signedIn, await renewed]) {
      expect(await answer.headerValue('set-cookie'), answer.url()).toContain('mercado-auth=')
      expect(await answer.headerValue('cache-control'), answer.url()).toBe('private, no-store')
    }
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

  test('the profile keeps name and delivery, fills the cart in, holds favourites, and ends', async ({
    page,
  }) => {
    await addPerson('ana@exemplo.com')
    await visit(page, `${shop.url}/store`)
    const { title } = await firstSellableCard(page)
    await page.getByRole('link', { name: title, exact: true }).first().click()
    const heart = page.getByRole('button', { name: `${title} nos favoritos` })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await signIn(page, 'ana@exemplo.com', password)
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

  test('S14 what is saved fills the cart in at once, and leaves a device whose session another one ends', async ({
    page,
    browser,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 401/)
    await addPerson('zoe@exemplo.com', { full_name: 'Zoe' })
    await visit(page, `${shop.url}/store`)
    await signIn(page, 'zoe@exemplo.com', password)
    await expectNotice(page, 'Login realizado! 🎉')
    const follow = async (link: string) => {
      await page.getByRole('button', { name: 'Abrir menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link }).click()
    }
    await follow('Perfil')
    const delivery = page.getByRole('region', { name: 'Entrega' })
    await delivery.getByLabel('WhatsApp').fill('47 98888-2222')
    await delivery.getByLabel('Retirar o produto do carrinho').check()
    await delivery.getByRole('button', { name: 'Salvar' }).click()
    await expectNotice(page, 'Dados salvos ✅')
    // Without loading a page anew.
    await follow('Loja')
    const { card, title } = await firstSellableCard(page)
    await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
    const cart = await openCart(page)
    await expect(cart.getByLabel('WhatsApp')).toHaveValue('47 98888-2222')
    await expect(cart.getByLabel('Retirar o produto do carrinho')).toBeChecked()

    const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await visit(other, `${shop.url}/profile`)
    await signIn(other, 'zoe@exemplo.com', password)
    await other.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
    await expectNotice(other, 'Você saiu! 👋')
    await other.context().close()
    await visit(page, `${shop.url}/profile`)
    await expect(page.getByText('Entre para ver o seu perfil')).toBeVisible()
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/98888|"remove/)
  })

  test('a page that shows somebody who has left in another tab shows whoever came after', async ({
    page,
    context,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_FAILED|status of 401/)
    await addPerson('mara@exemplo.com', { full_name: 'Mara', delivery_whatsapp: '47 96666-3333' })
    await addPerson('rui@exemplo.com', { full_name: 'Rui' })
    const other = await context.newPage()
    await visit(other, `${shop.url}/store`)
    await openAuth(other)
    await visit(page, `${shop.url}/profile`)
    await signIn(page, 'mara@exemplo.com', password)
    const delivery = page.getByRole('region', { name: 'Entrega' })
    await expect(delivery.getByLabel('WhatsApp')).toHaveValue('47 96666-3333')
    // The window for signing in closes where somebody has, and stays closed when they leave.
    await expect(other.getByRole('dialog')).toHaveCount(0)
    await page.route('**/api/auth/session', (route) => route.abort())
    await expectInMenu(other, 'Mara')
    await other.getByRole('button', { name: 'Abrir menu' }).click()
    await other.getByRole('button', { name: 'Sair' }).click()
    await expectNotice(other, 'Você saiu! 👋')
    await expect(other.getByRole('dialog')).toHaveCount(0)
    await signIn(other, 'rui@exemplo.com', password)
    await expectNotice(other, 'Login realizado! 🎉')

    expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('96666')
    // News that comes in the middle of an answer is heard with the next question, ten seconds later.
    await expect(page.getByLabel('Nome')).toHaveValue('Rui', { timeout: 15_000 })
    await expect(delivery.getByLabel('WhatsApp')).toHaveValue('')
  })

  test('what was bought on this device stands in the profile, and is bought again without what is gone', async ({
    page,
  }) => {
    await visit(page, `${shop.url}/store`)
    const bought: string[] = []
    const sellable = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Comprar/ }) })
    for (const index of [0, 1]) {
      const title = (await sellable.getByRole('heading').nth(index).textContent()) ?? ''
      await sellable.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
      bought.push(title)
    }
    const [first = '', gone = ''] = bought
    const cart = await openCart(page)
    await fillDelivery(page)
    const asked = page.waitForRequest('**/api/checkout')
    await page.getByRole('button', { name: 'Finalizar Compra' }).click()
    const { items } = (await asked).postDataJSON() as { items: { variantId: string }[] }
    await page.waitForURL(/\/hosted-checkout\//)
    const arrived = page.waitForResponse('**/api/checkout/arrival')
    await page.getByRole('button', { name: 'Pagar' }).click()
    await arrived

    await visit(page, `${shop.url}/profile`)
    const receipt = page.getByRole('article', { name: /^Pedido / })
    await expect(receipt.getByText('Compra enviada; a loja confirma o pagamento')).toBeVisible()
    await expect(receipt.getByRole('listitem')).toHaveCount(2)
    await expectNoAxeViolations(page)
    // The store has sold the last one meanwhile.
    await page.route('**/api/orders/again', async (route) => {
      const answer = await (await route.fetch()).json()
      const missing = items.map(({ variantId }) => variantId).slice(1)
      const left = answer.items.filter(
        ({ item }: { item: { variantId: string } }) => !missing.includes(item.variantId),
      )
      await route.fulfill({ json: { items: left, missing } })
    })
    await receipt.getByRole('button', { name: /^Comprar de novo/ }).click()
    await expect(cart.getByText(first, { exact: true })).toBeVisible()
    await expectNotice(page, `1 produto adicionado. Não disponível agora: ${gone}.`)

    // It was bought without an account, so it is the device's: whoever signs in here sees it too.
    await cart.getByRole('button', { name: 'Fechar' }).click()
    await expect(cart).toHaveCount(0)
    await addPerson('lia@exemplo.com', { full_name: 'Lia' })
    await signIn(page, 'lia@exemplo.com', password)
    await expectNotice(page, 'Login realizado! 🎉')
    await expect(receipt).toHaveCount(1)
  })

  test('R20 two tabs that renew the session at the same moment stay signed in', async ({ page, context }) => {
    await addPerson('duda@exemplo.com', { full_name: 'Duda' })
    await shop.control({ accessTokenSeconds: 30 })
    await visit(page, `${shop.url}/store`)
    await signIn(page, 'duda@exemplo.com', password)
    await expectNotice(page, 'Login realizado! 🎉')
    // From now on every use of an old token ends the session.
    await shop.control({ isStrict: true })
    const other = await context.newPage()
    for (const round of [1, 2]) {
      await Promise.all([visit(page, `${shop.url}/store`), visit(other, `${shop.url}/?volta=${round}`)])
      await Promise.all([expectInMenu(page, 'Duda'), expectInMenu(other, 'Duda')])
    }
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

  test('R20 somebody whose session cannot be renewed keeps it, and can leave this device', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 503/)
    await addPerson('eva@exemplo.com', { full_name: 'Eva' })
    await shop.control({ accessTokenSeconds: 1 })
    await visit(page, `${shop.url}/store`)
    await signIn(page, 'eva@exemplo.com', password)
    await expectNotice(page, 'Login realizado! 🎉')
    await shop.control({ fault: 'down' })
    await visit(page, `${shop.url}/profile`)
    await expect(page.getByText('A sua conta não respondeu')).toBeVisible()
    await expectNoAxeViolations(page)
    await shop.control({ fault: 'none', accessTokenSeconds: 3600 })
    const retry = page.getByRole('button', { name: 'Tentar novamente' })
    await expect(async () => {
      if (await retry.isVisible()) await retry.click()
      await expect(page.getByText('Eva', { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await shop.control({ fault: 'down' })
    await page.getByRole('button', { name: 'Sair deste aparelho' }).click()
    await expectNotice(page, 'Você saiu! 👋')
    expect(await page.context().cookies()).toEqual([])
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
