import type { Page } from '@playwright/test'
import { fillDelivery, firstSellableCard, knowDelivery, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

// Section 8 of the specification. The browser itself notes a failed request in the console.
test.use({ expectedComplaints: [/Failed to load resource/] })

const failed = 'Houve um problema ao iniciar o checkout. Tente novamente.'

async function refuseCheckouts(page: Page): Promise<void> {
  await page.route('**/api/checkout', (route) =>
    route.fulfill({
      status: 502,
      contentType: 'application/problem+json',
      body: JSON.stringify({ kind: 'store-failed', title: 'Erro no Checkout', detail: failed }),
    }),
  )
}

async function expectToast(page: Page, title: string, description: string | RegExp) {
  await expect(page.getByText(title, { exact: true })).toBeVisible()
  await expect(page.getByText(description, { exact: true })).toBeVisible()
}

test('a checkout that fails in the cart is reported literally, and the cart stays', async ({ page }) => {
  await refuseCheckouts(page)
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  const drawer = await openCart(page)
  await fillDelivery(page)
  await drawer.getByRole('button', { name: 'Finalizar Compra' }).click()
  await expectToast(page, 'Erro no Checkout', failed)
  await expect(drawer.getByText(title, { exact: true })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Finalizar Compra' })).toBeEnabled()
})

test('a purchase that fails on the page of a product is reported literally', async ({ page }) => {
  await knowDelivery(page)
  await refuseCheckouts(page)
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('link', { name: title, exact: true }).click()
  await page.waitForURL(/\/product\//)
  await page.getByRole('button', { name: 'Comprar Agora' }).click()
  await expectToast(page, 'Oh não! Algo deu errado.', 'Não foi possível iniciar a compra. Tente novamente.')
})

test('a purchase that fails on a card is reported literally, with what went wrong', async ({ page }) => {
  await knowDelivery(page)
  await refuseCheckouts(page)
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Comprar Agora: ${title}` }).click()
  await expectToast(page, 'Erro ao comprar', failed)
})

test('adding more than is left is reported literally on the page of a product', async ({ page }) => {
  await page.route('**/api/stock/**', async (route) => {
    const { stock } = (await (await route.fetch()).json()) as { stock: Record<string, number | null> }
    const one = Object.fromEntries(Object.keys(stock).map((variantId) => [variantId, 1]))
    await route.fulfill({ json: { stock: one } })
  })
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('link', { name: title, exact: true }).click()
  await page.waitForURL(/\/product\//)
  await expect(page.getByText('1 em estoque!', { exact: true })).toBeVisible()
  const add = page.getByRole('button', { name: 'Adicionar ao Carrinho' })
  await add.click()
  await expect(page.getByText('Adicionado ao Carrinho! 🛒', { exact: true })).toBeVisible()
  await add.click()
  await expectToast(
    page,
    'Oh não! Algo deu errado.',
    `Estoque insuficiente para ${title}. Apenas 1 restantes. Já estão no seu carrinho.`,
  )
})

test('adding more than is left is reported literally on a card', async ({ page }) => {
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  // As if the shopper had pressed + until everything was in the cart.
  const stock = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('e-commerce-cart') ?? '')
    stored.lines[0].quantity = stored.lines[0].snapshot.stock
    localStorage.setItem('e-commerce-cart', JSON.stringify(stored))
    return Number(stored.lines[0].quantity)
  })
  expect(stock).toBeGreaterThan(0)
  await visit(page, '/store')
  await expect(page.getByTestId('cart-badge')).toHaveText(String(stock))
  await card.getByRole('button', { name: `Adicionar mais um: ${title}` }).click()
  await expectToast(
    page,
    'Erro ao adicionar ao carrinho',
    `Estoque insuficiente para ${title}. Apenas ${stock} restantes. Já estão no seu carrinho.`,
  )
  await expect(page.getByTestId('cart-badge')).toHaveText(String(stock))
})

test('signing in without an answer is reported literally', async ({ page }) => {
  await page.route('**/api/auth/**', (route) => route.abort())
  await visit(page, '/store')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
  await page.getByRole('button', { name: 'Continuar com Google' }).click()
  await expectToast(page, 'Ocorreu um erro', 'Não foi possível completar a ação.')
})
