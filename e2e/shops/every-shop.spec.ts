import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { password } from '../../lib/accounts/testing/auth-browser'
import { environmentSchema } from '../../lib/server/environment/environment-schema'
import { hashPassword } from '../../lib/server/password-hash'
import { walkTo } from '../support/keyboard'
import { type OtherSite, openOtherSite } from '../support/other-site'
import { deskPassword } from '../support/run-shop'
import { finish, visit } from '../support/shop-page'
import { expect, test, useShop, watchComplaints } from '../support/test'
import { type ShopKind, shopKinds } from './shop-kinds'

const setByTheStart = [
  ...['PORT', 'SITE_URL', 'DATA_DIR', 'RATE_LIMIT_SCALE', 'DESK_PASSWORD_HASH'],
  ...['STORE_API_URL', 'STORE_ID', 'CATALOG_REFRESH_SECONDS'],
  ...['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'],
]

test('every setting differs from its default in one of the shops that are bought from', async () => {
  const address = 'http://127.0.0.1:1'
  const databaseUrl = 'postgres://127.0.0.1'
  const nowhere = { folder: '/', storeUrl: address, accountsUrl: address, databaseUrl }
  const defaults = environmentSchema.parse({})
  const shops = await Promise.all(
    shopKinds.map(async ({ environment }) => environmentSchema.parse(await environment(nowhere))),
  )
  const unset = environmentSchema
    .keyof()
    .options.filter(
      (name) =>
        !setByTheStart.includes(name) &&
        shops.every((settings) => isDeepStrictEqual(settings[name], defaults[name])),
    )
  expect(unset).toEqual([])
})

const sheet = 'docs/loja-exemplo'
const sheetFiles = Object.fromEntries(
  fs
    .globSync('{loja.*,fotos/*}', { cwd: sheet })
    .map((name) => [name, fs.readFileSync(path.join(sheet, name))]),
)

for (const kind of shopKinds) {
  test.describe(kind.name, { tag: kind.isLong ? ['@long'] : [] }, () => {
    const { deliveryTable, needs = [] } = kind
    let elsewhere: OtherSite

    test.use({
      viewport: { width: kind.width, height: 800 },
      hasTouch: kind.by === 'touch',
      colorScheme: kind.colorScheme,
    })
    const shop = useShop({
      ...(needs.includes('store') ? { store: { catalog: 'bare', isPlain: true } } : {}),
      ...(needs.includes('postgres') ? { database: 'postgres' } : {}),
      accounts: needs.includes('accounts'),
      files: { ...sheetFiles, senha: 'local\n', ...(deliveryTable ? { 'entregas.csv': deliveryTable } : {}) },
      environment: async (surroundings) => ({
        DESK_PASSWORD_HASH: await hashPassword(deskPassword),
        ...(await kind.environment(surroundings)),
      }),
    })
    test.beforeAll(async () => {
      if (needs.includes('accounts'))
        shop.accounts.people.add({ email, password, metadata: { full_name: 'Ana Souza' } })
      elsewhere = await openOtherSite()
    })
    test.afterAll(() => elsewhere.close())

    test('is bought from, from the first card to the delivery', async ({ page, browser, complaints }) => {
      test.slow()
      async function openVisitor(): Promise<Visitor> {
        const context = await browser.newContext()
        const other = await context.newPage()
        await watchComplaints(other, complaints)
        return createVisitor(other, kind)
      }
      const shopper = createVisitor(page, kind)
      const hasAccounts = needs.includes('accounts')
      await page.context().route(/^https:\/\/wa\.me\//, (route) => route.abort())
      if (hasAccounts) await signIn(shopper)
      const products = await fillCart(shopper)
      await takeSharedCart({ shopper, elsewhere, friend: await openVisitor() })
      await fillDelivery(shopper)
      await buy(shopper)
      await expect(page.getByTestId('cart-badge')).toHaveCount(0)
      const order = (await openOrders(shopper)).first()
      for (const title of products) await expect(order).toContainText(title)
      const name = (await order.getAttribute('aria-label')) ?? ''
      await deliver(await openVisitor(), /[0-9A-F]{4}(?:-[0-9A-F]{4})+/.exec(name)?.[0] ?? '')
      await openOrders(shopper)
      await expect(page.getByText(kind.city === null ? /^Retirado/ : /^Entregue/).first()).toBeVisible()
      if (hasAccounts) {
        const atHome = await openVisitor()
        await signIn(atHome)
        await expect((await openOrders(atHome)).first()).toHaveAccessibleName(name)
      }
      await buyAtOnce(shopper)
    })
  })
}

/** A person with a browser, by finger or by keyboard. */
type Visitor = {
  readonly page: Page
  readonly kind: ShopKind
  /** Presses a button or a link, or chooses a radio button or a checkbox. */
  readonly press: (target: Locator) => Promise<void>
  readonly type: (field: Locator, text: string) => Promise<void>
}

function createVisitor(page: Page, kind: ShopKind): Visitor {
  const reach = (target: Locator) => (kind.by === 'touch' ? target.tap() : walkTo(page, target))
  return {
    page,
    kind,
    async press(target) {
      const isInput = await target.evaluate((element) => element.matches('input'))
      // A finger lands on the label of a choice.
      if (kind.by === 'touch') return reach(isInput ? target.locator('xpath=ancestor::label') : target)
      await reach(target)
      await page.keyboard.press(isInput ? 'Space' : 'Enter')
    },
    async type(field, text) {
      await reach(field)
      await page.keyboard.type(text)
    },
  }
}

async function openMenu({ page, press }: Visitor): Promise<Locator> {
  await visit(page, '/')
  await press(page.getByRole('button', { name: 'Abrir menu' }))
  return page.getByRole('dialog', { name: 'Menu' })
}

async function openCart({ page, press }: Visitor): Promise<Locator> {
  await press(page.getByRole('button', { name: /^Abrir carrinho/ }))
  const drawer = page.getByRole('dialog', { name: 'Carrinho' })
  await expect(drawer).toBeVisible()
  return drawer
}

/** Opens 'Pedidos e favoritos'; its orders, the newest first. */
async function openOrders(visitor: Visitor): Promise<Locator> {
  const { page, press } = visitor
  const menu = await openMenu(visitor)
  await press(menu.getByRole('link', { name: /^Pedidos e favoritos/ }))
  await page.waitForURL('**/pedidos')
  return page.getByRole('article', { name: /^Pedido / })
}

const email = 'ana@exemplo.com'

async function signIn(visitor: Visitor): Promise<void> {
  const { page, press, type } = visitor
  await press((await openMenu(visitor)).getByRole('button', { name: 'Entrar ou Criar Conta' }))
  const modal = page.getByRole('dialog', { name: 'Entrar' })
  await type(modal.getByLabel('Email'), email)
  await type(modal.getByLabel('Senha'), password)
  await press(modal.getByRole('button', { name: 'Entrar', exact: true }))
  await expect(page.getByRole('region', { name: /^Avisos/ })).toContainText('Login realizado!')
}

/** Waits until the service worker answers for the page, in a shop that has one. */
async function waitForWorker({ page, kind }: Visitor): Promise<void> {
  if (kind.hasWorker === false) return
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Puts goods into the cart from a card, a product's page and a pasted list; their titles. */
async function fillCart(shopper: Visitor): Promise<readonly string[]> {
  const { page, press, type } = shopper
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
  await type(page.getByLabel('Lista de compras'), third)
  await press(page.getByRole('button', { name: 'Procurar' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Sua lista' })).toBeVisible()
  await page.waitForLoadState()
  await press(page.getByRole('button', { name: 'Adicionar tudo ao carrinho' }))
  await expect(page.getByTestId('cart-badge')).not.toHaveText('2')
  return [first, second, third]
}

type Sharing = { readonly shopper: Visitor; readonly friend: Visitor; readonly elsewhere: OtherSite }

/** Sends the cart to another person, who has been at the shop before and opens it from a chat. */
async function takeSharedCart({ shopper, friend, elsewhere }: Sharing): Promise<void> {
  // The list that was added has opened it.
  const drawer = shopper.page.getByRole('dialog', { name: 'Carrinho' })
  const link = await drawer.getByRole('link', { name: /^Mandar a lista/ }).getAttribute('href')
  const text = new URL(link ?? '').searchParams.get('text') ?? ''
  const { page, press } = friend
  await visit(page, '/')
  await waitForWorker(friend)
  await page.goto(elsewhere.linkTo(/https?:\S+\/lista\/\S+/.exec(text)?.[0] ?? ''))
  await press(page.getByRole('link', { name: 'Abrir' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lista compartilhada: \d+ itens$/)
  await press(page.getByRole('button', { name: 'Juntar ao meu carrinho' }))
  await expect(page.getByRole('dialog', { name: 'Carrinho' })).toBeVisible()
  await page.context().close()
}

/** Gives in the cart all that the shop asks for. */
async function fillDelivery(shopper: Visitor): Promise<void> {
  const { page, kind, press, type } = shopper
  // The home page shows where is delivered to, and follows what is typed.
  await visit(page, '/')
  const drawer = await openCart(shopper)
  await press(drawer.getByRole('button', { name: /^Aumentar/ }).first())
  if (kind.city !== null) {
    await type(drawer.getByLabel('Cidade de entrega'), kind.city)
    // What is kept on the device takes no page down: neither half of a name nor a confirmed one.
    await page.reload()
    await openCart(shopper)
    await press(drawer.getByRole('button', { name: 'Verificar' }))
    await page.reload()
    await openCart(shopper)
  }
  const street = drawer.getByLabel('Rua', { exact: true })
  await expect(drawer.getByLabel('WhatsApp')).toBeVisible()
  if (await street.isVisible()) {
    await type(street, 'Rua das Flores')
    await type(drawer.getByLabel('Número', { exact: true }), '12')
    await type(drawer.getByLabel('Quem recebe'), 'Ana')
  }
  await type(drawer.getByLabel('WhatsApp'), '(47) 99912-3456')
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

const isBeyondCart = ({ pathname }: URL) => /^\/(?:pedido|hosted-checkout)\//.test(pathname)

/** Buys what is in the cart; the first time the order is not sent, or its payment cancelled. */
async function buy(shopper: Visitor): Promise<void> {
  const { page, kind, press } = shopper
  await press(finish(page))
  await page.waitForURL(isBeyondCart)
  const back = page.getByRole('link', { name: 'Voltar e mudar o pedido' })
  await press(back.or(page.getByRole('button', { name: 'Cancelar' })))
  await page.waitForURL((address) => !isBeyondCart(address))
  await expect(page.getByTestId('cart-badge')).toBeVisible()
  await openCart(shopper)
  await press(finish(page))
  await page.waitForURL(isBeyondCart)
  const order = page.url()
  if (order.includes('/hosted-checkout/')) {
    await press(page.getByRole('button', { name: 'Pagar' }))
    await expect(page.getByRole('heading', { name: 'Compra Realizada com Sucesso!' })).toBeVisible()
    return
  }
  // Read anew, as by a person who comes back to it.
  await page.reload()
  const send = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
  const message = decodeURIComponent((await send.getAttribute('href')) ?? '')
  if (kind.city !== null) expect(message).toContain('Endereço: Rua das Flores, 12\nQuem recebe: Ana\n')
  if (kind.neverSays)
    expect(`${await page.getByRole('main').innerText()} ${message}`).not.toMatch(kind.neverSays)
  await press(send)
  await expect(page).toHaveURL(/\/success/)
  if (kind.payment !== 'Pix') return
  await visit(page, order)
  await press(page.getByText('Ver o código Pix'))
  const code = /br\.gov\.bcb\.pix011411222333000181.*5303986540\d\d+\.\d\d5802BR/
  await expect(page.getByLabel('Pix copia e cola')).toHaveValue(code)
}

/** Buys one product from its card; where and how is known from the order before. */
async function buyAtOnce({ page, press }: Visitor): Promise<void> {
  await visit(page, '/store')
  await press(page.getByRole('button', { name: /^Comprar/ }).first())
  await page.waitForURL(isBeyondCart)
  const next = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
  await expect(next.or(page.getByRole('button', { name: 'Pagar' }))).toBeVisible()
}

/** Picks an order at the desk and hands it over. */
async function deliver({ page, kind, press, type }: Visitor, code: string): Promise<void> {
  await page.goto('/painel')
  await type(page.getByLabel('Usuário'), 'mercado')
  await type(page.getByLabel('Senha', { exact: true }), deskPassword)
  await press(page.getByRole('button', { name: 'Entrar', exact: true }))
  await press(page.locator(`a[href$="/${code.replaceAll('-', '').toLowerCase()}"]`).first())
  const step = async (name: string) => {
    await press(page.getByRole('button', { name, exact: true }))
    const confirm = page.getByRole('dialog').getByRole('button', { name: /assim mesmo$|^Sair sem horário$/ })
    const undo = page.getByRole('button', { name: /^Desfazer/ })
    await expect(confirm.or(undo).first()).toBeVisible()
    if (await confirm.isVisible()) await press(confirm)
  }
  await step('Começar a separar')
  for (const line of await page.getByRole('listitem').getByRole('checkbox').all()) await press(line)
  await step('Separação pronta')
  if (kind.city !== null) await step('Saiu para entrega')
  await step(kind.city === null ? 'Entregue na loja' : 'Entregue')
  await page.context().close()
}
