import fs from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { shiftToHour } from '../support/run-shop'
import {
  addProduct,
  addToCart,
  fillAddress,
  finish,
  goToMessageOrder,
  openCart,
  openMenu,
  visit,
} from '../support/shop-page'
import { expect, expectNoAxeViolations, test, useShop } from '../support/test'

/** Gives the table with this fee in the neighbourhood. */
const table = (fee = '6,00') =>
  [
    'tipo;cidade;bairro;frete;grátis a partir de;pedido mínimo;dias;de;até',
    'entrega;Itajaí/SC;;18,50;80,00;40,00;;;',
    `entrega;Itajaí/SC;Centro;${fee};;;;;`,
    'horario;;;;;;todos;8h;18h',
  ].join('\n')

const findFee = (place: Page | Locator) =>
  place
    .getByRole('term')
    .filter({ hasText: /^Frete$/ })
    .locator('+ dd')

test.describe('a shop that delivers by a table', () => {
  // A refused order, as the browser notes it.
  test.use({ expectedComplaints: [/status of 409/] })
  const clock = shiftToHour(10)
  const shop = useShop({
    store: 'sheet',
    clock,
    files: { 'entregas.csv': table() },
  })
  const write = (text: string) => fs.writeFileSync(path.join(shop.folder, 'entregas.csv'), text)
  const readHome = async () => (await (await fetch(shop.url)).text()).replaceAll('\u00a0', ' ')

  test.beforeEach(({ page }) => page.clock.setSystemTime(Date.now() + clock))

  test('says what is missing to the minimum and to free delivery', async ({ page }) => {
    const drawer = await addProduct(page, '/product/cafe-torrado-e-moido', '500 g')
    await expect(page.locator('[data-slot="delivery-line"]')).toContainText(
      'Entrega em Itajaí/SC · a partir de R$',
    )
    await expect(page.getByText('entregues na sua casa, em Itajaí/SC.')).toBeAttached()
    await expect(drawer.getByText('Aberto até 18h')).toBeVisible()
    await drawer.getByRole('button', { name: 'Itajaí/SC', exact: true }).click()
    await fillAddress(page)
    await drawer.getByLabel('WhatsApp').fill('(47) 99912-3456')
    await drawer.getByLabel('Trocar por marca similar, na mesma quantidade').check()
    await expect(drawer.getByText('Pedido mínimo de R$ 40,00.')).toBeVisible()
    await expect(drawer.getByText('Faltam R$ 15,10 para o pedido mínimo')).toHaveCount(2)
    await expect(finish(page)).toBeDisabled()
    await expectNoAxeViolations(page)

    await drawer.getByRole('button', { name: /^Aumentar/ }).click()
    await expect(drawer.getByText('Faltam R$ 30,20 para o frete grátis')).toBeVisible()
    await expect(finish(page)).toBeEnabled()
    await drawer.getByRole('button', { name: /^Aumentar/ }).click()
    await drawer.getByRole('button', { name: /^Aumentar/ }).click()
    await expect(drawer.getByText('Frete grátis nesta compra')).toBeVisible()
    await goToMessageOrder(page)
    await expect(findFee(page)).toHaveText('R$ 0,00')
  })

  test('delivers to a neighbourhood by a rule of its own, and says when it is open', async ({ page }) => {
    await visit(page, '/')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('"opens":"08:00","closes":"18:00"')
    await addToCart(page)
    const drawer = await openCart(page)
    await drawer.getByRole('button', { name: 'Centro, Itajaí/SC' }).click()
    await expect(drawer.getByText('Frete de R$ 6,00.')).toBeVisible()
    await page.keyboard.press('Escape')
    const menu = await openMenu(page)
    await expect(menu.getByText('Aberto até 18h')).toBeVisible()
    await expect(page.getByText('Aberto todos os dias 8h–18h')).toBeAttached()
  })

  test('R12 orders nothing for another fee than the open page said, and says the new one', {
    tag: '@long',
  }, async ({ page }) => {
    write(table('4,00'))
    await expect.poll(readHome).toContain('a partir de R$ 4,00')
    await addToCart(page)
    const drawer = await openCart(page)
    await drawer.getByRole('button', { name: 'Centro, Itajaí/SC' }).click()
    await fillAddress(page)
    await drawer.getByLabel('WhatsApp').fill('(47) 99912-3456')
    await drawer.getByLabel('Trocar por marca similar, na mesma quantidade').check()
    await drawer.getByRole('button', { name: 'Observação do pedido' }).click()
    const note = drawer.getByLabel(/^Observação do pedido/)
    await note.fill('portão azul')
    const fee = findFee(drawer)
    await expect(fee).toHaveText('R$ 4,00')

    write(table('9,00'))
    await expect.poll(readHome).toContain('a partir de R$ 9,00')
    await finish(page).click()
    const changed = 'O frete deste pedido agora é de R$ 9,00. Confira o total e continue.'
    await expect(page.getByText(changed).first()).toBeVisible()
    await expect(fee).toHaveText('R$ 9,00')
    expect(new URL(page.url()).pathname).toBe('/store')
    await expect(note).toHaveValue('portão azul')
    await goToMessageOrder(page)
    await expect(findFee(page)).toHaveText('R$ 9,00')
  })
})
