import { finish, hostedCheckout, readyToBuy, visit } from '../support/shop-page'
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

test('with an empty cart the first purchase at once asks in one sheet where it goes, and one tap more pays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/')
  const buy = page.getByRole('button', { name: /^Comprar: / }).first()
  await buy.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Onde entregamos?' })
  await expect(sheet).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(buy).toBeFocused()

  await buy.click()
  await expect(sheet.getByText('Total com frete')).toBeVisible()
  await expect(finish(page)).toBeDisabled()
  await sheet.getByRole('button', { name: 'Balneário Camboriú' }).click()
  await sheet.getByLabel('Retirar o produto do carrinho').check()
  await sheet.getByLabel('WhatsApp').fill('47 99912-3456')
  const asked = page.waitForRequest('**/api/checkout')
  await finish(page).click()
  const { delivery } = (await asked).postDataJSON()
  expect(delivery).toEqual({ city: 'Balneário Camboriú', whatsapp: '47 99912-3456', substitution: 'remove' })
  await page.waitForURL(hostedCheckout)
  await page.goBack()
  // From now on it is known.
  await page
    .getByRole('button', { name: /^Comprar: / })
    .nth(1)
    .click()
  await page.waitForURL(hostedCheckout)
})
