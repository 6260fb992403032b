import { addToCart, finish, leaveForPayment, openCart, readyToBuy } from '../support/shop-page'
import { expect, test } from '../support/test'

test('a shopper who cancels comes back to the page and finds cart and details again', async ({ page }) => {
  const title = await readyToBuy(page)
  await leaveForPayment(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()

  await page.waitForURL('**/store')
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  const drawer = await openCart(page)
  await expect(drawer.getByText(title, { exact: true })).toBeVisible()
  await expect(drawer.getByLabel('WhatsApp')).toHaveValue('(47) 99912-3456')
  await expect(finish(page)).toBeEnabled()
})

test('a city that is not served is refused in words', async ({ page }) => {
  await addToCart(page)
  const drawer = await openCart(page)
  await drawer.getByLabel('Cidade de entrega').fill('Blumenau')
  await drawer.getByRole('button', { name: 'Verificar' }).click()
  await expect(page.getByText('Região não atendida', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Desculpe, ainda não estamos atendendo na sua cidade.', { exact: true }),
  ).toBeVisible()
  await expect(finish(page)).toBeDisabled()
})
