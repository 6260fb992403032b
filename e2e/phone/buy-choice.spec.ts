import { hostedCheckout, readyToBuy, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

test('with a filled cart a card asks what to buy, in a window that Escape alone closes, and leaves the cart as it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await readyToBuy(page)
  // Without a toast, which Escape would close first.
  await visit(page, '/store')
  const other = page.getByRole('button', { name: /^Comprar Agora: / }).nth(1)
  const title = ((await other.getAttribute('aria-label')) ?? '').replace('Comprar Agora: ', '')
  await other.focus()
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog', { name: 'O que você quer comprar?' })
  await expect(window).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(other).toBeFocused()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')

  await other.click()
  const asked = page.waitForRequest('**/api/checkout')
  await window.getByRole('button', { name: /^Só este item/ }).click()
  const { delivery } = (await asked).postDataJSON()
  expect(delivery).toMatchObject({ city: 'balneario camboriu', whatsapp: '(47) 99912-3456' })
  await page.waitForURL(hostedCheckout)
  await expect(page.getByText(`1 × ${title}`)).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.waitForURL('**/store')
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  await other.click()
  await window.getByRole('button', { name: /^Carrinho todo/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Carrinho' })
  await expect(drawer.getByRole('group', { name: /^Quantidade/ })).toHaveCount(2)
  await expect(drawer.getByRole('button', { name: 'Finalizar Compra' })).toBeEnabled()
})
