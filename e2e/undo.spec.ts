import { firstSellableCard, openCart, visit } from './support/shop-page'
import { expect, test } from './support/test'

test('a product taken out on its card comes back with "Desfazer" on the toast', async ({ page }) => {
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  await card.getByRole('button', { name: `Tirar um: ${title}` }).click()
  await expect(page.getByText('Removido do carrinho', { exact: true })).toBeVisible()
  await expect(page.getByText(`${title} foi removido.`, { exact: true })).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toHaveCount(0)
  await expect(card.getByRole('button', { name: `Adicionar ${title} ao carrinho` })).toBeFocused()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
})

test('a line removed in the cart comes back at its place by keyboard alone', async ({ page }) => {
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  await card.getByRole('button', { name: `Adicionar mais um: ${title}` }).click()
  await page
    .getByRole('button', { name: /^Adicionar .* ao carrinho$/ })
    .first()
    .click()
  const drawer = await openCart(page)
  const lines = drawer.getByRole('listitem')
  await expect(lines).toHaveCount(2)

  await drawer.getByRole('button', { name: `Remover ${title} do carrinho` }).focus()
  await page.keyboard.press('Enter')
  const undo = drawer.getByRole('button', { name: 'Desfazer' })
  await expect(undo).toBeFocused()
  await expect(lines.first()).toContainText(`${title} foi removido.`)
  await page.keyboard.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(lines.first()).toContainText(title)
  await expect(drawer.getByRole('group', { name: `Quantidade de ${title}` })).toContainText('2')
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
