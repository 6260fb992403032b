import { firstSellableCard, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('"Desfazer" tapped twice puts back once, and hits nothing that stood below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  await card.getByRole('button', { name: `Tirar um: ${title}` }).click()
  await page.getByRole('button', { name: 'Desfazer' }).dblclick()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: `Remover ${title} do carrinho` }).click()
  await drawer.getByRole('button', { name: 'Desfazer' }).dblclick()
  await expect(drawer.getByRole('group', { name: `Quantidade de ${title}` })).toContainText('1')
  await expect(drawer.getByText(`${title} foi removido.`)).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/store')
})

test('a removal on a card can still be undone in the cart that is opened then', async ({ page }) => {
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  await card.getByRole('button', { name: `Tirar um: ${title}` }).click()
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: 'Desfazer' }).click()
  await expect(drawer.getByRole('button', { name: `Remover ${title} do carrinho` })).toBeVisible()
})
