import { fillDelivery, firstSellableCard, hostedCheckout, openCart, visit } from '../support/shop-page'
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

  await page.waitForURL(hostedCheckout)
  await expect(page.getByText(title)).toBeVisible()
  await page.getByLabel('PIX').check()
  await page.getByRole('button', { name: 'Pagar' }).click()

  await page.waitForURL('**/success')
  await expect(page.getByRole('heading', { name: 'Compra Realizada com Sucesso!' })).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toHaveCount(0)
  await page.getByRole('link', { name: 'Continuar Comprando' }).click()
  await page.waitForURL('**/store')
})
