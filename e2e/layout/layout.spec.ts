import type { Page } from '@playwright/test'
import { seedId } from '../../lib/adapters/embedded/seed-identifiers'
import { plainPick } from '../../lib/domain/fulfillment'
import { variantIdSchema } from '../../lib/domain/identifiers'
import { sharedReference } from '../../lib/domain/shared-list'
import {
  digestOrderCode,
  keyOf,
  moveTo,
  newOrderOf,
  orderLineOf,
  sampleAddress,
  sampleDelivery,
  samplePick,
} from '../../lib/orders/testing/sample-orders'
import { placeOrder, signIn } from '../support/desk-shop'
import { lookAt, show, type View } from '../support/layout'
import { openCart, openMenu, visit } from '../support/shop-page'
import { expect, test, useShop, withoutConnection } from '../support/test'

// Without motion, so that no card is half transparent while its contrast is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const article = (page: Page) => page.getByRole('article').first()
const says = (text: string | RegExp) => (page: Page) => page.getByText(text).first()
const dialog = (page: Page) => page.getByRole('dialog')
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()
const yOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN

const at = (name: string, path: View['path'], shown: View['shown'], more: Partial<View> = {}): View => ({
  name,
  path,
  shown,
  ...more,
})
/** Not looked at on each `npm test`. */
const long: typeof at = (...view) => ({ ...at(...view), isLong: true })

const chosen = (part: 'radio-group-row' | 'toggle-group-item') => {
  const kind = `[data-slot="${part}"]`
  return [`${kind}:has(:checked)`, `${kind}:not(:has(:checked))`] as const
}
const current = (kind: string) => [`${kind}[aria-current]`, `${kind}:not([aria-current])`] as const

/** A view of the table is looked at once; of two neighbours each is dark at the other's width. */
function lookAtAll(views: readonly View[]): void {
  for (const [index, view] of views.entries())
    test(`${view.name}: fits every size, is read at twice the letters, and breaks no accessibility rule`, {
      tag: view.isLong ? '@long' : [],
    }, async ({ page, expectedComplaints }) => {
      if (view.complaint) expectedComplaints.push(view.complaint)
      await lookAt(page, view, index % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'])
    })
}

const everyWidth = [320, 360, 600, 740, 768, 1000, 1100, 1152, 1280, 1920]

const notFound = /status of 404/
const otherGoods = heading('Outros produtos da loja')
const manyGoods = async (page: Page) => expect(await page.getByRole('article').count()).toBeGreaterThan(4)

/** The goods of a list begin that high, on wide screens 50 px higher; two or four of them are whole in the first view. */
const goods = (top: number) => async (page: Page, width: number) => {
  if (width !== 360 && width !== 1280) return
  expect(await yOf(page, 'article')).toBeLessThanOrEqual(width === 1280 ? top - 50 : top)
  const whole = await page
    .getByRole('article')
    .evaluateAll(
      (cards) => cards.filter((card) => card.getBoundingClientRect().bottom <= window.innerHeight).length,
    )
  expect(whole).toBe(width === 1280 ? 4 : 2)
}

async function lookAtHome(page: Page, width: number): Promise<void> {
  const reach = await page.locator('section', { has: h1(page) }).evaluate((hero) => {
    const image = hero.querySelector('img')
    const box = image?.getBoundingClientRect()
    if (!image || !box) throw new Error('the hero has no picture')
    // The goods of each picture stand on its right, so wide for its height.
    const goods = box.right - box.height * (image.currentSrc.includes('wide') ? 1.9 : 0.84)
    const words = [...hero.querySelectorAll('h1, p')].map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right
    })
    return Math.max(...words) - goods
  })
  expect(reach, 'px of the hero’s words over its goods').toBeLessThanOrEqual(0)
  expect(await page.locator('[data-slot=price-tag]').count()).toBeGreaterThan(7)
  expect(await page.locator('[data-slot=ribbon]').count()).toBeGreaterThan(3)
  const shortcuts = page.getByRole('navigation', { name: 'Atalhos' })
  await expect(shortcuts).toBeVisible({ visible: width >= 1024 })
  if (width !== 360 && width !== 1280) return
  const offers = page.getByRole('region', { name: 'Ofertas da Semana' })
  await expect(offers.locator('[data-slot=price-tag]').first()).toBeInViewport({ ratio: 1 })
  // A phone's row reaches both edges of the screen; on a wide screen five cards fill the page's width.
  for (const name of ['Ofertas da Semana', 'Mais Vendidos']) {
    const row = await page.getByRole('list', { name }).evaluate((list) => {
      const { left, right } = list.getBoundingClientRect()
      return [left, right, (list.children[4]?.getBoundingClientRect().right ?? right + 1) <= right]
    })
    expect(row, name).toEqual(width === 360 ? [0, 360, false] : [32, 1248, true])
  }
}

const toast = (page: Page) => page.getByRole('region', { name: 'Avisos (F8)' }).getByRole('listitem')

/** Waits for a toast, and keeps it: its five seconds do not run while the window is not looked at. */
async function keepToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text })).not.toHaveCount(0)
  await expect(toast(page)).toContainText(text)
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
}

const added = {
  async open(page: Page) {
    await page
      .getByRole('button', { name: /^Adicionar (.+ )?ao carrinho/i })
      .filter({ visible: true })
      .first()
      .click()
    await keepToast(page, 'Adicionado ao Carrinho!')
  },
  async look(page: Page, width: number) {
    if (width !== 360) return
    const bar = await page.locator('[data-slot="bottom-bar"]').boundingBox()
    const box = await toast(page).boundingBox()
    expect((bar?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeCloseTo(8, 0)
  },
}

async function openSignIn(page: Page) {
  await openMenu(page)
  await page.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
}

const bananas = variantIdSchema.parse(seedId('variant', 'banana-prata', '1 kg'))
/** One product in the cart of the device. */
const filled = {
  'e-commerce-cart': {
    version: 3,
    lines: [
      {
        variantId: bananas,
        productId: seedId('prod', 'banana-prata'),
        quantity: 1,
        snapshot: {
          handle: 'banana-prata',
          title: 'Banana-prata',
          variantTitle: '1 kg',
          picture: null,
          price: { amount: 699, saleAmount: 549, currency: 'brl' },
          stock: 64,
          weightGrams: 1000,
        },
      },
    ],
  },
} as const

const filtered = '/categoria/frutas/em-oferta/em-estoque'

/** Shows products alike at once, only what is in stock, and nothing dead. */
async function lookAtSoldOut(page: Page, width: number): Promise<void> {
  if (width !== 360 && width !== 1280) return
  await expect(page.getByText('Indisponível no momento', { exact: true })).toBeInViewport()
  const card = page.getByRole('region', { name: 'Parecidos em estoque' }).getByRole('article').first()
  await expect(card.locator('img')).toBeInViewport({ ratio: 0.8 })
  await expect(card.getByLabel(/^Adicionar /)).toBeEnabled()
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(/^Filé de (tilápia|salmão)$/)
  await expect(page.getByRole('list', { name: /^Imagens de / }).getByRole('img')).toHaveCSS(
    'filter',
    /grayscale/,
  )
  await expect(page.getByRole('button', { name: /^Comprar Agora$|Adicionar ao Carrinho/ })).toHaveCount(0)
}

async function lookAtSuccess(page: Page): Promise<void> {
  const said = 'Seu pedido está sendo processado e uma confirmação chegará por e-mail.'
  await expect(page.getByText(said, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continuar Comprando' })).toHaveAttribute('href', '/store')
}

/** The body of the drawer scrolls, and never the drawer around it. */
async function lookAtCart(page: Page, width: number): Promise<void> {
  const box = await dialog(page).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0)
  const around = await dialog(page).evaluate((drawer) => drawer.scrollHeight - drawer.clientHeight)
  if (width === 360) expect(around).toBe(0)
  await page.getByRole('button', { name: 'Finalizar Compra' }).scrollIntoViewIfNeeded()
  await expect(dialog(page).getByRole('button', { name: 'Fechar' })).toBeInViewport({ ratio: 1 })
}

lookAtAll([
  at('R15 S1 the home page', '/', heading('Mais Vendidos'), { widths: everyWidth, look: lookAtHome }),
  at('R15 S1 the store', '/store', article, { isSlow: true, widths: everyWidth, look: goods(240) }),
  at('a category', '/categoria/frutas', article, { look: goods(240) }),
  at('a filtered list', filtered, article, {
    look: goods(290),
    chosen: [current('nav[aria-label=Categorias] a')],
  }),
  at('results', '/busca/banana', article, { look: goods(240) }),
  long('a single result', '/busca/acai', otherGoods, { look: manyGoods }),
  at('a search that finds nothing', '/busca/xyzxyz', says(/^Não encontramos/)),
  at('all categories', '/categorias', heading('Categorias')),
  at('R15 S1 a product', '/product/banana-prata', heading('Banana-prata'), {
    stored: { 'mercado-local-favourites': [seedId('prod', 'banana-prata')] },
    look: async (page, width) => {
      const [picture = 0, buttons = 0] = await page
        .locator('[data-slot=gallery], [data-slot=bottom-bar] > :last-child')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
      if (width === 768) expect(Math.abs(picture - buttons)).toBeLessThan(120)
    },
    chosen: [chosen('toggle-group-item'), ['[aria-pressed="true"] > svg', '[aria-pressed="false"] > svg']],
  }),
  long('a product with many pictures', '/product/tomate-italiano', heading('Tomate italiano')),
  at('a product that is sold out', '/product/tainha-inteira', says('Indisponível no momento'), {
    look: lookAtSoldOut,
  }),
  at('a product that does not exist', '/product/nao-existe', otherGoods, {
    complaint: notFound,
    look: manyGoods,
  }),
  long('an address that leads nowhere', '/nao-existe', otherGoods, { complaint: notFound, look: manyGoods }),
  at('the page after a purchase', '/success', heading('Compra Realizada com Sucesso!'), {
    look: lookAtSuccess,
  }),
  long('the page for sellers', '/become-seller', heading('Venda no Mercado Local')),
  at('the profile of a visitor', '/profile', says('Nenhum pedido por aqui ainda'), { isSlow: true }),
  long('the orders of a new visitor', '/pedidos', says('Nenhum pedido por aqui ainda'), { isSlow: true }),
  ...['/privacidade', '/termos', '/trocas-e-devolucoes', '/sem-internet'].map((path) =>
    long(`the text at ${path}`, path, h1),
  ),
  long('a list of which nothing is in the store', '/lista/00000000000000000000000000.3', h1),
  at('a shared list', `/lista/${sharedReference(bananas)}.2`, h1),
  long('the form of a written list', '/lista', (page) => page.getByLabel('Lista de compras')),
  at('the answer to a written list', '/lista', says('2 de 3 linhas.'), {
    async open(page) {
      await page
        .getByLabel('Lista de compras')
        .fill('Feira:\n- 1kg de banana bem madura\n2x leite 1l\n• zarabatana')
      await press('Procurar')(page)
    },
  }),
  at('suggestions', filtered, (page) => page.getByRole('option').first(), {
    async open(page) {
      await page.getByRole('combobox', { name: 'Buscar' }).fill('banana')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
    },
  }),
  at('the filters', '/categoria/frutas', (page) => dialog(page).getByRole('checkbox').first(), {
    open: press('Filtrar e ordenar'),
  }),
  at('the menu', '/store', dialog, {
    open: openMenu,
    look: async (page) => expect((await dialog(page).boundingBox())?.x).toBe(0),
    chosen: [chosen('toggle-group-item')],
  }),
  long('the sheet of the delivery', '/', heading('Entrega e frete'), {
    open: (page) => page.locator('[data-slot="delivery-line"] a').filter({ visible: true }).click(),
  }),
  at('the question of a first purchase at once', '/', heading('Onde entregamos?'), {
    open: press(/^Comprar: /),
  }),
  at('the cart', '/', dialog, {
    stored: filled,
    open: async (page) => (await openCart(page)).getByLabel('Retirar o produto do carrinho').check(),
    look: lookAtCart,
    chosen: [
      chosen('radio-group-row'),
      ['[role="dialog"] [data-variant="default"]', '[data-slot="radio-group-row"]:not(:has(:checked))'],
    ],
  }),
  long('the cart for a city that is not served', '/', says(/Região não atendida/), {
    stored: filled,
    async open(page) {
      await (await openCart(page)).getByLabel('Cidade de entrega').fill('Curitiba')
      await page.keyboard.press('Enter')
    },
  }),
  at('the cart with a city, and with what may be missing', '/', says(/^Cidade confirmada! Pode prosseguir/), {
    stored: filled,
    async open(page) {
      const drawer = await openCart(page)
      await drawer.getByRole('button', { name: 'Verificar' }).click()
      await drawer.getByLabel('Retirar o produto do carrinho').check()
      await drawer.getByRole('button', { name: /^Se faltar: retirar, / }).click()
    },
  }),
  long('the cart after a removal', '/', (page) => page.getByRole('button', { name: 'Desfazer' }), {
    stored: filled,
    open: async (page) => (await openCart(page)).getByRole('button', { name: /^Remover/ }).click(),
  }),
  long('a toast over the cart', '/', toast, {
    stored: filled,
    async open(page) {
      await (await openCart(page)).getByRole('button', { name: 'Compartilhar' }).click()
      await keepToast(page, /link/i)
    },
    clear: '[role="dialog"] :is(h2, li button), [aria-label="Fechar"], [data-slot="sheet-footer"] button',
  }),
  long('a toast over the window to sign in', '/store', toast, {
    complaint: /status of 501/,
    async open(page) {
      await openSignIn(page)
      await press('Continuar com Google')(page)
      await keepToast(page, 'Integração Pendente! ⚙️')
    },
    clear: '[role="dialog"] h2, [aria-label="Fechar"]',
  }),
  long('the window to sign in', '/store', (page) => page.getByRole('dialog', { name: 'Entrar' }), {
    open: openSignIn,
  }),
  long('what was added at home', '/', toast, added),
  long('what was added in the store', '/store', toast, added),
  long('what was added at a product', '/product/banana-prata', toast, added),
])

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('shows four columns under a low header that stays, and a product in two columns', async ({ page }) => {
    await visit(page, '/store')
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.slice(0, 5).map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(new Set(tops.slice(0, 4)).size).toBe(1)
    expect(tops[4]).toBeGreaterThan(tops[0] ?? 0)
    await page.evaluate(() => window.scrollTo(0, 300))
    const header = await page.locator('header').boundingBox()
    expect(header?.y).toBe(0)
    expect(header?.height).toBeLessThanOrEqual(60)
    await visit(page, '/product/tomate-italiano')
    const picture = await page.getByRole('list', { name: /^Imagens de / }).boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
  })
})

const word = 'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(2)
/** Longest name of a category or a variant. */
const aisle = word.slice(0, 60)
const longName = 'Requeijão cremoso tradicional com ervas finas e azeite de oliva extravirgem'

const lines = [
  orderLineOf({
    variantId: variantIdSchema.parse('3'),
    title: 'Leite integral',
    variantTitle: '1 caixa de 1 L',
    quantity: 3,
  }),
  orderLineOf({ title: 'Banana-prata', note: 'bem madura, por favor', substitution: 'similar' }),
  orderLineOf({ title: longName, variantTitle: 'pote de 200 g', substitution: 'similar' }),
  orderLineOf({ title: 'Maçã gala', substitution: 'remove' }),
  orderLineOf({ title: word, variantTitle: aisle }),
]

const code = digestOrderCode(keyOf(1))
const order = `/painel/pedidos/${code}`
const firstLine = (page: Page) => page.locator('.pick-row').first()

async function openLineMenu(page: Page): Promise<void> {
  await press(/^Opções de Leite integral/)(page)
}

/** Opens a window of the first line by its menu. */
const fromLineMenu = (name: string) => async (page: Page) => {
  await openLineMenu(page)
  await press(name)(page)
}

/** Leaves on this device a tick of bia's that was never sent. */
const { by: _, ...picked } = samplePick
const tickOfBia = {
  [`desk-unsent/${code}/0`]: { code, pick: { ...picked, seen: null }, by: 'bia', at: 1, problem: 'waiting' },
}

/** The device's own orders, one of each state. */
const states = ['waiting', 'picking', 'ready', 'on-the-way', 'cancelled'] as const
const ownOrders = {
  'e-commerce-order-keys': { version: 1, keys: states.map((_, index) => keyOf(11 + index)) },
  'e-commerce-placed-orders': {
    version: 1,
    orders: states.map((_, index) => ({
      ...{ code: digestOrderCode(keyOf(11 + index)), key: null, city: null },
      ...{ until: Date.now() + 3_600_000, isSent: false, paid: null },
    })),
  },
}

const question = (page: Page) => page.getByRole('region', { name: /^Trocas do pedido / }).first()

/** Goes on to the first page that begins like that. */
const follow = (start: string) => async (page: Page) =>
  visit(page, (await page.locator(`main a[href^="${start}"]`).first().getAttribute('href')) ?? '')

/** Finds in each mark a drawing and an edge, which are there in every colour. */
async function lookAtMarks(page: Page): Promise<void> {
  await expect(page.locator('.pick-row[data-state="open"] .pick-mark svg')).toHaveCount(0)
  for (const became of ['picked', 'replaced', 'missing'])
    await expect(page.locator(`.pick-row[data-state="${became}"] .pick-mark svg`).first()).toBeVisible()
}

test.describe('a shop of long words and its desk', () => {
  const shop = useShop({
    store: 'sheet',
    users: ['ana'],
    files: {
      'loja.csv': [
        'código;nome;variação;categoria;preço;preço promocional;estoque;foto',
        `1;${word};${aisle};${aisle};6,99;5,49;40;`,
        `1;${word};500 g;${aisle};3,99;;40;`,
        `2;A${word};;${aisle};9,90;;25;`,
        '3;Leite integral;;Laticínios;5,79;;48;leite-integral.webp',
        '4;Banana-prata;;Frutas;6,99;5,49;40;banana.webp',
      ].join('\n'),
      'entregas.csv': 'tipo;cidade;frete\nentrega;Balneário Camboriú;12,00',
    },
    environment: {
      PAYMENT_WAYS: 'pix, dinheiro',
      PIX_KEY: '11.222.333/0001-81',
      PIX_NAME: 'Empório São João',
      PIX_CITY: 'Itajaí',
    },
  })
  let state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
  const placed = { open: '', paying: '' }
  test.use({ storageState: async ({ browserName: _ }, provide) => provide(state) })

  const address = { ...sampleAddress, street: `Rua ${word}` }

  /** Orders by message, as the browser does; its page. */
  async function orderByMessage(number: number): Promise<string> {
    const answer = await fetch(`${shop.url}/api/checkout`, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': keyOf(number),
      },
      body: JSON.stringify({
        ...{ kind: 'cart', cancelPath: '/store', payment: 'pix' },
        ...{ city: 'Balneário Camboriú', ...address },
        ...{ whatsapp: '(47) 98888-1234', substitution: 'remove' },
        items: [{ variantId: '2', quantity: 1, seenAmount: null }],
      }),
    })
    return new URL(((await answer.json()) as { url: string }).url).pathname
  }

  test.beforeAll(async ({ browser }) => {
    const { journal } = shop
    const place = (number: number, more: object) =>
      newOrderOf({ key: keyOf(number), lines, delivery: { ...sampleDelivery, ...address, ...more } })
    for (const [number, city] of ['Itajaí', 'Balneário Camboriú', 'São Francisco do Sul'].entries())
      await placeOrder(journal, place(number + 1, { city }))
    await journal.create(place(4, { city: 'Itajaí' }), { from: ['recorded'], to: 'unknown' })
    const pick = async (number: number, isAsking: boolean) => {
      const all = { ...plainPick, by: 'ana', key: keyOf(number) } as const
      await journal.savePick({ ...all, line: 1, state: 'picked', weightGrams: 1020 })
      if (isAsking) await journal.savePick({ ...all, line: 2, state: 'replaced', replacement: longName })
      await journal.savePick({ ...all, line: 3, state: 'missing' })
      await journal.savePick({ ...all, line: 4, state: 'picked', quantity: 1 })
    }
    await pick(1, true)
    for (const [index, reached] of states.entries()) {
      const number = 11 + index
      await placeOrder(
        journal,
        place(number, { whatsapp: '(47) 98888-1234', whatsappNormalized: '+5547988881234' }),
      )
      if (reached !== 'waiting') await pick(number, reached === 'picking')
      await moveTo(journal, keyOf(number), reached)
    }
    placed.open = await orderByMessage(21)
    placed.paying = await orderByMessage(22)
    await journal.createEvent({ key: keyOf(22), from: ['opened'], to: 'arrived' })
    await moveTo(journal, keyOf(22), 'ready')
    const context = await browser.newContext({ baseURL: shop.url })
    await signIn(await context.newPage(), '/painel', 'ana')
    state = await context.storageState()
    await context.close()
  })

  const inOrder = (name: string, shown: View['shown'], open: NonNullable<View['open']>) =>
    long(name, order, shown, { open })
  const inWindow = (name: string) => (page: Page) => dialog(page).getByText(name).first()

  lookAtAll([
    long('home with long words', '/', heading('Ofertas da Semana')),
    long('the store with long words', '/store', article),
    long('categories of long words', '/categorias', heading('Categorias')),
    long('a search for a long word', `/busca/${word}`, h1),
    long('a category of long words', '/categorias', article, { open: follow('/categoria/') }),
    at('a product of long words', '/store', h1, { open: follow('/product/') }),
    long('a menu of long words', '/store', dialog, { open: openMenu }),
    long('a cart of long words', '/store', dialog, {
      async open(page) {
        await follow('/product/')(page)
        await press('Adicionar ao Carrinho')(page)
        await openCart(page)
      },
    }),
    at(
      'an order to be sent',
      () => placed.open,
      (page) => page.getByRole('link', { name: 'Enviar pelo WhatsApp' }),
    ),
    at(
      'an order to be paid by Pix',
      () => placed.paying,
      (page) => page.getByLabel('Pix copia e cola'),
    ),
    at(
      'home with an order that asks',
      '/',
      (page) => page.getByRole('main').getByRole('link', { name: /^Pedido / }),
      {
        stored: ownOrders,
      },
    ),
    at('orders in every state', '/pedidos', question, { stored: ownOrders, widths: [320, 360, 740] }),
    long('orders in every state on a wide screen', '/pedidos', question, {
      stored: ownOrders,
      widths: [1280],
    }),

    at('the door of the desk', '/painel', heading('Entrar no painel'), { open: comeSignedOut }),
    at('the list of the desk', '/painel', (page) => page.locator('a.desk-row').first(), {
      chosen: [current('.desk-tab'), current('.desk-nav-link')],
    }),
    at('an order at the desk', order, firstLine, { look: lookAtMarks }),
    at(
      'the list on paper',
      `${order}/imprimir`,
      (page) => page.getByRole('article', { name: 'Como sai no papel' }),
      {
        chosen: [chosen('toggle-group-item')],
      },
    ),
    long('the receipt', `${order}/imprimir`, says(/^Endereço: Rua/), {
      async open(page) {
        await page.getByText('Recibo', { exact: true }).click()
        await press('Incluir contato')(page)
      },
    }),
    long('a message as a cart', '/painel/lista', heading('Resposta para o cliente'), {
      async open(page) {
        await page.getByLabel('Mensagem do cliente').fill('2 leite\nbanana bem madura\num unicórnio')
        await press('Procurar produtos')(page)
      },
    }),
    at('the aisles', '/painel/corredores', says('Leite integral')),
    long('the numbers', '/painel/numeros', says('Pedidos vendidos')),
    long('the catalogue', '/painel/catalogo', says(/lida em|^Lido em/)),
    long('the log', '/painel/registro', says('ana entrou no painel')),
    long('a found person', '/painel/privacidade', heading('4 pedidos desta pessoa'), {
      async open(page) {
        await page.getByLabel('WhatsApp com DDD').fill('47 99999 1234')
        await press('Procurar')(page)
      },
    }),
    long('an unknown address of the desk', '/painel/nada-aqui', heading('Esta página não existe')),
    long('an unknown order', '/painel/pedidos/000000000000', heading('Pedido não encontrado'), {
      complaint: notFound,
    }),
    // On a phone, where no one has keys, its button is hidden.
    long('the shortcuts', '/painel', dialog, {
      open: (page) => page.locator('.desk-help-button').dispatchEvent('click'),
    }),
    long('the account of the desk', '/painel', dialog, { open: press('Conta de ana') }),
    at('the menu of a line', order, dialog, { open: openLineMenu }),
    // Its own words are open where nothing like the line is in stock.
    inOrder(
      'the replacement',
      (page) => dialog(page).getByLabel('O que vai no lugar?'),
      fromLineMenu('Trocar por…'),
    ),
    inOrder('the scales', (page) => dialog(page).getByLabel(/^Peso na balança/), fromLineMenu('Pesar')),
    inOrder('fewer than ordered', inWindow('Separar 2 de 3'), fromLineMenu('Achei menos')),
    inOrder('the question over WhatsApp', inWindow('Abrir WhatsApp'), async (page) => {
      await fromLineMenu('Perguntar no WhatsApp')(page)
      await dialog(page).getByRole('button', { name: 'Mostrar contato' }).click()
    }),
    inOrder('the moves', dialog, press('Mais opções do pedido')),
    long('an order without a connection', order, says(/^Sem conexão\. O que você vê é de/), {
      complaint: withoutConnection,
      open: (page) => page.context().setOffline(true),
    }),
    long('a tick of another user on the walk', '/painel/corredores', says(/^Há uma marcação para conferir/), {
      stored: tickOfBia,
    }),
    long('a tick of another user in an order', order, (page) => firstLine(page).getByRole('alert'), {
      stored: tickOfBia,
    }),
  ])

  test('the desk can be worked with on a phone on its side', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    /** Names what covers the focus, or the focus itself where it is outside of the window. */
    const covered = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        const target = focused?.closest('.pick-row, .desk-row') ?? focused
        const box = target?.getBoundingClientRect()
        if (!target || !box) return 'nothing has the focus'
        const over = document.elementFromPoint(box.left + box.width / 3, box.top + box.height / 2)
        return over && target.contains(over) ? '' : `${target.className}: ${over?.className ?? 'outside'}`
      })
    await show(page, { path: '/painel', shown: (page) => page.locator('a.desk-row').first() })
    for (let turn = 0; turn < 4; turn += 1) {
      await page.keyboard.press('j')
      expect(await covered()).toBe('')
    }
    await page.getByRole('button', { name: 'Conta de ana' }).click({ trial: true })
    await page.getByRole('link', { name: 'Corredores' }).click({ trial: true })
    await show(page, { path: order, shown: firstLine })
    for (let turn = 0; turn < lines.length; turn += 1) {
      await page.keyboard.press('j')
      expect(await covered()).toBe('')
      await page.locator('.pick-row:has(:focus) .pick-menu').click({ trial: true })
    }
    for (const name of ['Mais opções do pedido', /^(?:Começar a separar|Separação pronta)$/])
      await page.getByRole('button', { name }).click({ trial: true })
  })
})

/** Comes to the desk without a session: a page that is still open would ask for its orders, and be refused. */
async function comeSignedOut(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/painel')
}
