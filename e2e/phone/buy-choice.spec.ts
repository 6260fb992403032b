import { finish, hostedCheckout, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

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
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(buy).toBeFocused()

  await buy.click()
  await expect(sheet.getByText('Total com frete')).toBeVisible()
  await expect(finish(page)).toBeDisabled()
  await sheet.getByRole('button', { name: 'Verificar' }).click()
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
