import {
  buyWithoutDelivery,
  fillDelivery,
  firstSellableCard,
  knowDelivery,
  openCart,
  visit,
} from '../support/shop-page'
import { expect, test } from '../support/test'

test('a shopper fills the cart, gives the details, pays and lands on /success', async ({ page }) => {
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  await expect(page.getByText('Adicionado ao Carrinho! 🛒', { exact: true })).toBeVisible()
  await expect(page.getByText(`${title} foi adicionado ao seu carrinho.`, { exact: true })).toBeVisible()
  await card.getByRole('button', { name: `Adicionar mais um: ${title}` }).click()
  await expect(page.getByTestId('cart-badge')).toHaveText('2')

  const drawer = await openCart(page)
  const finish = drawer.getByRole('button', { name: 'Finalizar Compra' })
  await expect(finish).toBeDisabled()
  await expect(drawer.getByText('Verifique a cidade de entrega')).toBeVisible()
  await expect(drawer.getByText('Frete de R$ 12,00 para pedidos de até 10 itens ou 15kg.')).toBeVisible()
  await fillDelivery(page)
  await finish.click()

  await page.waitForURL(/\/hosted-checkout\//)
  await expect(page.getByText(title)).toBeVisible()
  await page.getByLabel('PIX').check()
  await page.getByRole('button', { name: 'Pagar' }).click()

  await page.waitForURL('**/success')
  await expect(page.getByRole('heading', { name: 'Compra Realizada com Sucesso!' })).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toHaveCount(0)
  await page.getByRole('link', { name: 'Continuar Comprando' }).click()
  await page.waitForURL('**/store')
})

test('a shopper who cancels comes back to the page and finds cart and details again', async ({ page }) => {
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  await openCart(page)
  await fillDelivery(page)
  await page.getByRole('button', { name: 'Finalizar Compra' }).click()
  await page.waitForURL(/\/hosted-checkout\//)
  await page.getByRole('button', { name: 'Cancelar' }).click()

  await page.waitForURL('**/store')
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  const drawer = await openCart(page)
  await expect(drawer.getByText(title, { exact: true })).toBeVisible()
  await expect(drawer.getByLabel('WhatsApp')).toHaveValue('(47) 99912-3456')
  await expect(drawer.getByRole('button', { name: 'Finalizar Compra' })).toBeEnabled()
})

test('the back button from the hosted checkout gives the cart back with a live button', async ({ page }) => {
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  await openCart(page)
  await fillDelivery(page)
  await page.getByRole('button', { name: 'Finalizar Compra' }).click()
  await page.waitForURL(/\/hosted-checkout\//)
  await page.goBack()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
})

test('buying at once from a card goes straight to the hosted checkout', async ({ page }) => {
  await knowDelivery(page)
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Comprar Agora: ${title}` }).click()
  await page.waitForURL(/\/hosted-checkout\//)
  await expect(page.getByText(`1 × ${title}`)).toBeVisible()
})

test('the first purchase at once asks where it goes, and posts one piece and nothing else without an answer', async ({
  page,
}) => {
  await visit(page, '/')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Comprar: ${title}` }).click()
  const asked = page.waitForRequest('**/api/checkout')
  await buyWithoutDelivery(page)
  const { kind, items, delivery } = (await asked).postDataJSON()
  expect([kind, items, delivery]).toMatchObject(['buy-now', [{ quantity: 1 }], undefined])
  await page.waitForURL(/\/hosted-checkout\//)
  await expect(page.getByText(`1 × ${title}`)).toBeVisible()
})

test('a city that is not served is refused in words', async ({ page }) => {
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  const drawer = await openCart(page)
  await drawer.getByLabel('Cidade de entrega').fill('Blumenau')
  await drawer.getByRole('button', { name: 'Verificar' }).click()
  await expect(page.getByText('Região não atendida', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Desculpe, ainda não estamos atendendo na sua cidade.', { exact: true }),
  ).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Finalizar Compra' })).toBeDisabled()
})
