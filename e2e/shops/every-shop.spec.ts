import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { startPostgres } from '../../lib/server/database/testing/start-postgres'
import { environmentSchema } from '../../lib/server/environment/environment-schema'
import { hashPassword } from '../../lib/server/password-hash'
import { startAuthServer } from '../../lib/testing/auth-server/serve-auth-server'
import { startShop } from '../../scripts/tools/servers'
import { deskPassword, signIn } from '../support/desk-shop'
import { type OtherSite, openOtherSite } from '../support/other-site'
import { portsOf } from '../support/ports'
import { startStore } from '../support/shop-over-store'
import { finish, openCart, visit } from '../support/shop-page'
import { expect, test, watchComplaints } from '../support/test'
import { type ShopKind, type Surroundings, shopKinds } from './shop-kinds'

const setByTheStart = ['PORT', 'SITE_URL', 'DATA_DIR', 'RATE_LIMIT_SCALE', 'DESK_PASSWORD_HASH']

test('every setting is set by one of the shops that are bought from', () => {
  const nowhere = { folder: '/', storeUrl: 'http://127.0.0.1:1', accountsUrl: '', databaseUrl: '' }
  const set = shopKinds.flatMap(({ environment }) => Object.keys(environment(nowhere)))
  const unset = Object.keys(environmentSchema.shape).filter(
    (name) => !set.includes(name) && !setByTheStart.includes(name),
  )
  expect(unset).toEqual([])
})

for (const [index, kind] of shopKinds.entries()) {
  test.describe(kind.name, () => {
    const ports = portsOf(`kind-${index}` as Parameters<typeof portsOf>[0])
    const folder = path.join(os.tmpdir(), `shop-kind-${index}-${process.pid}`)
    const stops: (() => Promise<unknown>)[] = []
    let elsewhere: OtherSite

    test.use({
      baseURL: ports.shopUrl,
      viewport: { width: kind.width, height: 800 },
      hasTouch: kind.by === 'touch',
      colorScheme: kind.colorScheme,
    })
    test.beforeAll(async () => {
      for (const name of ['loja.csv', 'fotos'])
        fs.cpSync(path.join('docs/loja-exemplo', name), path.join(folder, name), { recursive: true })
      if (kind.deliveryTable) fs.writeFileSync(path.join(folder, 'entregas.csv'), kind.deliveryTable)
      fs.writeFileSync(path.join(folder, 'senha'), 'local\n')
      const surroundings: Surroundings = {
        folder,
        storeUrl: ports.storeUrl,
        accountsUrl: kind.needs?.includes('accounts') ? await startAccounts() : '',
        databaseUrl: kind.needs?.includes('postgres') ? await startDatabase() : '',
      }
      if (kind.needs?.includes('store')) {
        const catalog = '--catalog=e2e/fixtures/bare-store.json'
        stops.push((await startStore(ports, path.join(folder, 'store'), { catalog, isPlain: true })).stop)
      }
      const environment = {
        DATA_DIR: path.join(folder, 'data'),
        DESK_PASSWORD_HASH: await hashPassword(deskPassword),
        ...kind.environment(surroundings),
      }
      stops.push((await startShop({ port: ports.shop, environment })).stop)
      elsewhere = await openOtherSite()
      stops.push(elsewhere.close)
    })
    test.afterAll(async () => {
      for (const stop of stops.toReversed()) await stop()
      fs.rmSync(folder, { recursive: true, force: true })
    })

    async function startAccounts(): Promise<string> {
      const accounts = await startAuthServer()
      stops.push(accounts.close)
      return accounts.origin
    }

    async function startDatabase(): Promise<string> {
      const postgres = await startPostgres()
      stops.push(postgres.remove)
      return postgres.createDatabase()
    }

    test('is bought from, from the first card to the delivery', async ({ page, context, complaints }) => {
      test.slow()
      const shopper = shopperOf(page, kind)
      await context.route(/^https:\/\/wa\.me\//, (route) => route.abort())
      const products = await fillCart(shopper)
      await takeSharedCart({ context, complaints, elsewhere, kind, shopper })
      await fillDelivery(shopper)
      await buy(shopper)
      await expect(page.getByTestId('cart-badge')).toHaveCount(0)
      await visit(page, '/pedidos')
      const order = page.getByRole('article', { name: /^Pedido / }).first()
      for (const title of products) await expect(order).toContainText(title)
      const code =
        /[0-9A-F]{4}(?:-[0-9A-F]{4})+/.exec((await order.getAttribute('aria-label')) ?? '')?.[0] ?? ''
      const desk = await openDeskPage({ context, complaints, kind })
      await deliver({ desk, code, kind })
      await desk.context().close()
      await visit(page, '/pedidos')
      await expect(page.getByText(kind.city === null ? /^Retirado/ : /^Entregue/).first()).toBeVisible()
      await buyAtOnce(shopper)
    })
  })
}

type Shopper = {
  readonly page: Page
  readonly kind: ShopKind
  /** Presses a button or a link, or chooses a radio button, by finger or by keyboard. */
  readonly press: (target: Locator) => Promise<void>
}

function shopperOf(page: Page, kind: ShopKind): Shopper {
  return {
    page,
    kind,
    async press(target) {
      const isInput = await target.evaluate((element) => element.matches('input'))
      // A finger lands on the label of a choice.
      if (kind.by === 'touch') return (isInput ? target.locator('xpath=ancestor::label') : target).tap()
      await target.focus()
      await page.keyboard.press(isInput ? 'Space' : 'Enter')
    },
  }
}

/** Waits until the service worker answers for the page, in a shop that has one. */
async function waitForWorker({ page, kind }: Pick<Shopper, 'page' | 'kind'>): Promise<void> {
  if (kind.hasWorker === false) return
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Puts goods into the cart from a card, a product's page and a pasted list; their titles. */
async function fillCart(shopper: Shopper): Promise<readonly string[]> {
  const { page, press } = shopper
  await visit(page, '/store')
  await waitForWorker(shopper)
  const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Adicionar / }) })
  const titles = await cards.getByRole('heading').allTextContents()
  const [first = '', second = '', third = ''] = titles
  await press(page.getByRole('button', { name: `Adicionar ${first} ao carrinho` }))
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  await press(page.getByRole('link', { name: second, exact: true }).first())
  await page.waitForURL('**/product/**')
  await press(page.getByRole('button', { name: 'Adicionar ao Carrinho' }).first())
  await expect(page.getByTestId('cart-badge')).toHaveText('2')
  await visit(page, '/lista')
  await page.getByLabel('Lista de compras').fill(third)
  await press(page.getByRole('button', { name: 'Procurar' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Sua lista' })).toBeVisible()
  await page.waitForLoadState()
  await press(page.getByRole('button', { name: 'Adicionar tudo ao carrinho' }))
  await expect(page.getByTestId('cart-badge')).not.toHaveText('2')
  return [first, second, third]
}

type Sharing = {
  readonly context: BrowserContext
  readonly complaints: string[]
  readonly elsewhere: OtherSite
  readonly kind: ShopKind
  readonly shopper: Shopper
}

/** Sends the cart to another person, who has been at the shop before and opens it from a chat. */
async function takeSharedCart({ context, complaints, elsewhere, kind, shopper }: Sharing): Promise<void> {
  // The list that was added has opened it.
  const drawer = shopper.page.getByRole('dialog', { name: 'Carrinho' })
  const link = await drawer.getByRole('link', { name: /^Mandar a lista/ }).getAttribute('href')
  const text = new URL(link ?? '').searchParams.get('text') ?? ''
  const address = /https?:\S+\/lista\/\S+/.exec(text)?.[0] ?? ''
  const friend = await openContext(context, kind)
  const page = await friend.newPage()
  await watchComplaints(page, complaints)
  await visit(page, new URL('/', address).href)
  await waitForWorker({ page, kind })
  await page.goto(elsewhere.linkTo(address))
  await page.getByRole('link', { name: 'Abrir' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lista compartilhada: \d+ itens$/)
  await page.getByRole('button', { name: 'Juntar ao meu carrinho' }).click()
  await expect(page.getByRole('dialog', { name: 'Carrinho' })).toBeVisible()
  await friend.close()
}

const openContext = (context: BrowserContext, { width, colorScheme }: ShopKind) =>
  context.browser()?.newContext({
    viewport: { width, height: 800 },
    colorScheme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  }) as Promise<BrowserContext>

/** Gives in the cart all that the shop asks for. */
async function fillDelivery({ page, kind, press }: Shopper): Promise<void> {
  // The home page shows where is delivered to, and follows what is typed.
  await visit(page, '/')
  const drawer = await openCart(page)
  await press(drawer.getByRole('button', { name: /^Aumentar/ }).first())
  if (kind.city !== null) {
    const field = drawer.getByLabel('Cidade de entrega')
    await field.pressSequentially(kind.city)
    // What is kept on the device takes no page down: neither half of a name nor a confirmed one.
    await page.reload()
    await openCart(page)
    await press(drawer.getByRole('button', { name: 'Verificar' }))
    await page.reload()
    await openCart(page)
  }
  await drawer.getByLabel('WhatsApp').fill('(47) 99912-3456')
  await press(drawer.getByLabel('Trocar por marca similar, na mesma quantidade'))
  if (kind.hasWindows) await press(drawer.getByRole('group', { name: 'Horário' }).getByRole('radio').first())
  if (kind.payment) {
    await press(
      drawer.getByRole('group', { name: 'Como vai pagar?' }).getByRole('radio', { name: kind.payment }),
    )
    if (kind.payment === 'Dinheiro') await press(drawer.getByLabel('Não preciso de troco'))
  }
  await expect(finish(page)).toBeEnabled()
  if (kind.neverSays) expect(await drawer.innerText()).not.toMatch(kind.neverSays)
}

/** Buys what is in the cart; a payment on a hosted page is cancelled first. */
async function buy(shopper: Shopper): Promise<void> {
  const { page, kind, press } = shopper
  await press(finish(page))
  await page.waitForURL(/\/(?:pedido\/[0-9a-f]{32}$|hosted-checkout\/)/)
  if (page.url().includes('/pedido/')) {
    // Read anew, as by a person who comes back to it.
    await page.reload()
    const send = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
    const message = decodeURIComponent((await send.getAttribute('href')) ?? '')
    if (kind.neverSays)
      expect(`${await page.getByRole('main').innerText()} ${message}`).not.toMatch(kind.neverSays)
    await press(send)
    await expect(page).toHaveURL(/\/success/)
    return
  }
  await press(page.getByRole('button', { name: 'Cancelar' }))
  await page.waitForURL((address) => !address.pathname.startsWith('/hosted-checkout/'))
  await expect(page.getByTestId('cart-badge')).toBeVisible()
  await openCart(page)
  await press(finish(page))
  await page.waitForURL(/\/hosted-checkout\//)
  await press(page.getByRole('button', { name: 'Pagar' }))
  await expect(page.getByRole('heading', { name: 'Compra Realizada com Sucesso!' })).toBeVisible()
}

/** Buys one product from its card; where and how is known from the order before. */
async function buyAtOnce({ page, press }: Shopper): Promise<void> {
  await visit(page, '/store')
  await press(page.getByRole('button', { name: /^Comprar/ }).first())
  await page.waitForURL(/\/(?:pedido\/[0-9a-f]{32}$|hosted-checkout\/)/)
  const next = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
  await expect(next.or(page.getByRole('button', { name: 'Pagar' }))).toBeVisible()
}

type Market = Pick<Sharing, 'context' | 'complaints' | 'kind'>

async function openDeskPage({ context, complaints, kind }: Market): Promise<Page> {
  const market = await openContext(context, kind)
  const desk = await market.newPage()
  await watchComplaints(desk, complaints)
  return desk
}

type Delivery = {
  readonly desk: Page
  readonly code: string
  readonly kind: ShopKind
}

/** Picks an order at the desk and hands it over. */
async function deliver({ desk, code, kind }: Delivery): Promise<void> {
  const base = new URL(portsOf(`kind-${shopKinds.indexOf(kind)}` as Parameters<typeof portsOf>[0]).shopUrl)
  await signIn(desk, new URL('/painel', base).href, 'mercado')
  await desk
    .locator(`a[href$="/${code.replaceAll('-', '').toLowerCase()}"]`)
    .first()
    .click()
  const step = async (name: string) => {
    await desk.getByRole('button', { name, exact: true }).click()
    const confirm = desk.getByRole('dialog').getByRole('button', { name: /assim mesmo$|^Sair sem horário$/ })
    const undo = desk.getByRole('button', { name: /^Desfazer/ })
    await expect(confirm.or(undo).first()).toBeVisible()
    if (await confirm.isVisible()) await confirm.click()
  }
  await step('Começar a separar')
  for (const label of await desk.getByRole('listitem').locator('label').all()) await label.click()
  await step('Separação pronta')
  if (kind.city === null) return step('Entregue na loja')
  await step('Saiu para entrega')
  await step('Entregue')
}
