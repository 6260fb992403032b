import type { Page } from '@playwright/test'

export type Screen = {
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
  await page.getByRole('dialog').waitFor()
}

async function giveDetails(page: Page): Promise<void> {
  await openCart(page)
  await page.getByLabel('Cidade de entrega').fill('Balneário Camboriú')
  await page.getByRole('button', { name: 'Verificar' }).click()
  await page.getByLabel('WhatsApp').fill('(47) 99912-3456')
  await page.getByLabel('Trocar por marca similar, na mesma quantidade').check()
  await page.getByText('Cartão ou PIX').scrollIntoViewIfNeeded()
  // The open drawer hides the toast from the accessibility tree, its announcement aside.
  await page.locator('[aria-label="Dispensar aviso"]').click()
}

async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
  await page.getByRole('dialog', { name: 'Entrar' }).waitFor()
}

export const screens: readonly Screen[] = [
  { name: 'home', address: '/' },
  { name: 'home-whole', address: '/', isWholePage: true },
  { name: 'store', address: '/store' },
  { name: 'store-in-cart', address: '/store', prepare: fillCart },
  { name: 'category', address: '/categoria/padaria' },
  { name: 'search', address: '/busca/queijo' },
  { name: 'search-empty', address: '/busca/xyzxyz' },
  { name: 'product', address: '/product/tomate-italiano', isWholePage: true },
  { name: 'cart', address: '/store', prepare: openCart },
  { name: 'cart-ready', address: '/store', prepare: giveDetails },
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
  { name: 'not-found', address: '/nao-existe' },
]
