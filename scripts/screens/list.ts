import type { Page } from '@playwright/test'

export type ScreenPicture = {
  readonly name: string
  readonly address: string
  /** What a shopper does before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly isWholePage?: boolean
}

const sellable = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Comprar/ }) })

async function fillCart(page: Page): Promise<void> {
  for (const index of [0, 1, 2]) {
    await sellable(page)
      .nth(index)
      .getByRole('button', { name: /^Adicionar/ })
      .click()
  }
}

async function openCart(page: Page): Promise<void> {
  await fillCart(page)
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click()
  await page.getByText('Preços conferidos agora').waitFor()
}

/** A cart of some days ago, whose prices and stock the store no longer keeps. */
async function openOldCart(page: Page): Promise<void> {
  await fillCart(page)
  await page.evaluate((key) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{"lines":[]}')
    const [dearer, cheaper, short] = stored.lines
    for (const [line, change] of [
      [dearer, -120],
      [cheaper, 150],
    ]) {
      const { price } = line.snapshot
      price.amount += change
      if (price.saleAmount !== null) price.saleAmount += change
    }
    short.quantity = 400
    short.snapshot.stock = 400
    localStorage.setItem(key, JSON.stringify(stored))
  }, 'e-commerce-cart')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click()
  await page.getByRole('button', { name: 'Aceitar mudanças' }).waitFor()
}

async function giveDetails(page: Page): Promise<void> {
  await openCart(page)
  await page.getByLabel('Cidade de entrega').fill('Balneário Camboriú')
  await page.getByRole('button', { name: 'Verificar' }).click()
  await page.getByLabel('WhatsApp').fill('(47) 99912-3456')
  await page.getByLabel('Trocar por marca similar, na mesma quantidade').check()
  await page.getByText('Cartão ou PIX').scrollIntoViewIfNeeded()
}

async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
  await page.getByRole('dialog', { name: 'Entrar' }).waitFor()
}

async function refuseCity(page: Page): Promise<void> {
  await openCart(page)
  await page.getByLabel('Cidade de entrega').fill('Curitiba')
  await page.getByRole('button', { name: 'Verificar' }).click()
  await page.getByText('Região não atendida').first().waitFor()
}

async function openPreferences(page: Page): Promise<void> {
  await openCart(page)
  await page
    .getByRole('button', { name: /^Se faltar, / })
    .nth(1)
    .click()
  await page.getByPlaceholder(/./).first().waitFor()
}

async function openSharedList(page: Page): Promise<void> {
  await openCart(page)
  const link = page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' })
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  await page.goto(text.split('\n')[1] ?? '', { waitUntil: 'networkidle' })
}

async function typeSearch(page: Page): Promise<void> {
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().click()
  await page.keyboard.type('queijo', { delay: 30 })
  await page.getByRole('option').first().waitFor()
}

/** Searched for something before; the field is empty again and has the focus. */
async function focusSearch(page: Page): Promise<void> {
  await page.goto('/busca/queijo', { waitUntil: 'networkidle' })
  const field = page.getByRole('combobox').first()
  for (const query of ['banana', 'café']) {
    await field.fill(query)
    await field.press('Enter')
    await page.waitForURL(`**/busca/${encodeURIComponent(query)}`)
  }
  await page.goto('/store', { waitUntil: 'networkidle' })
  await field.click()
  await page.getByText('Buscas recentes', { exact: true }).waitFor()
}

async function askWhatToBuy(page: Page): Promise<void> {
  await fillCart(page)
  await sellable(page)
    .nth(3)
    .getByRole('button', { name: /^Comprar/ })
    .click()
  await page.getByRole('dialog').waitFor()
}

async function pay(page: Page): Promise<void> {
  await giveDetails(page)
  await page.getByRole('button', { name: 'Finalizar Compra' }).click()
  await page.getByRole('button', { name: 'Pagar' }).click()
  await page.getByRole('region', { name: 'Seu pedido' }).getByRole('article').waitFor()
}

async function payAndGo(page: Page, address: string): Promise<void> {
  await pay(page)
  await page.goto(address, { waitUntil: 'networkidle' })
}

export const screens: readonly ScreenPicture[] = [
  { name: 'home', address: '/' },
  { name: 'home-whole', address: '/', isWholePage: true },
  { name: 'store', address: '/store' },
  { name: 'store-in-cart', address: '/store', prepare: fillCart },
  { name: 'category', address: '/categoria/padaria' },
  { name: 'all-categories', address: '/categorias' },
  {
    name: 'category-filters',
    address: '/categoria/frutas/em-oferta',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Filtrar/ }).click()
    },
  },
  { name: 'search-suggestions', address: '/', prepare: typeSearch },
  { name: 'search-recent', address: '/store', prepare: focusSearch },
  { name: 'search', address: '/busca/queijo' },
  { name: 'search-empty', address: '/busca/xyzxyz' },
  { name: 'product', address: '/product/tomate-italiano', isWholePage: true },
  { name: 'buy-choice', address: '/store', prepare: askWhatToBuy },
  { name: 'cart', address: '/store', prepare: openCart },
  { name: 'cart-ready', address: '/store', prepare: giveDetails },
  { name: 'cart-changed', address: '/store', prepare: openOldCart },
  { name: 'cart-preferences', address: '/store', prepare: openPreferences },
  { name: 'cart-refused', address: '/store', prepare: refuseCity },
  {
    name: 'cart-empty',
    address: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Abrir carrinho/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'menu',
    address: '/store',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Abrir menu' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'hosted-checkout',
    address: '/store',
    prepare: async (page) => {
      await sellable(page)
        .first()
        .getByRole('button', { name: /^Comprar/ })
        .click()
      await page.waitForURL(/hosted-checkout/)
    },
  },
  {
    name: 'cart-removed',
    address: '/store',
    prepare: async (page) => {
      await openCart(page)
      await page
        .getByRole('button', { name: /^Remover/ })
        .first()
        .click()
    },
  },
  { name: 'sign-in', address: '/store', prepare: openSignIn },
  {
    name: 'sign-up',
    address: '/store',
    prepare: async (page) => {
      await openSignIn(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Criar Conta' }).first().click()
    },
  },
  { name: 'become-seller', address: '/become-seller', isWholePage: true },
  { name: 'success', address: '/success' },
  { name: 'success-order', address: '/store', prepare: pay, isWholePage: true },
  { name: 'purchases', address: '/store', prepare: (page) => payAndGo(page, '/pedidos') },
  { name: 'home-again', address: '/store', prepare: (page) => payAndGo(page, '/'), isWholePage: true },
  {
    name: 'category-filters-chosen',
    address: '/categoria/frutas',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Filtrar/ }).click()
      await page.getByRole('checkbox', { name: /^Em oferta/ }).click()
      await page.getByRole('link', { name: /^Ver \d+ produtos?$/ }).waitFor()
    },
  },
  { name: 'shared-list', address: '/store', prepare: openSharedList },
  { name: 'profile', address: '/profile' },
  { name: 'legal', address: '/trocas-e-devolucoes' },
  { name: 'product-not-found', address: '/product/nao-existe' },
  { name: 'not-found', address: '/nao-existe' },
]
