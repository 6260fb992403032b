import path from 'node:path'
import type { Page } from '@playwright/test'
import { windowText, windowTextOn } from '../../lib/copy/delivery-window'
import { marketTime } from '../../lib/domain/market-time'
import { signIn } from '../support/desk-shop'
import { readPdf } from '../support/read-pdf'
import { shiftToHour } from '../support/run-shop'
import { finish, hostedCheckout, pay, readyToBuy, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test, useShop } from '../support/test'

const clock = shiftToHour(9)
const shop = useShop({
  clock,
  users: ['ana'],
  // One order fits into each window.
  files: { 'entregas.csv': 'tipo;dias;de;até;lugares\njanela;todos;14h;15h;1\njanela;todos;15h;16h30;1' },
  environment: ({ folder }) => ({ DELIVERY_FILE: path.join(folder, 'entregas.csv') }),
})
test.use({
  viewport: { width: 360, height: 740 },
  // A window that is full is refused.
  expectedComplaints: [/409/],
})

const firstWindow = (page: Page) =>
  page.getByRole('dialog', { name: 'Carrinho' }).locator('[data-slot="toggle-group-item"] input').first()

/** Chooses the next window that is offered; its name. */
async function chooseFirst(page: Page): Promise<string> {
  const name = await firstWindow(page).inputValue()
  await page
    .locator('[data-slot="toggle-group-item"]')
    .filter({ has: page.locator(`[value="${name}"]`) })
    .click()
  await expect(firstWindow(page)).toBeChecked()
  return name
}

test('R73 R74 a window that fills up between two shoppers is sold to one, one tap takes the next, and the desk picks and prints by window', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.slow()
  await page.clock.setSystemTime(Date.now() + clock)
  await visit(page, '/')
  await expect(page.locator('[data-slot="delivery-line"]')).toHaveText(
    /^Hoje, 14h–15h · Entrega em Balneário Camboriú/,
  )
  const context = await browser.newContext({ baseURL: shop.url })
  const other = await context.newPage()
  await other.clock.setSystemTime(Date.now() + clock)
  for (const shopper of [page, other]) {
    await readyToBuy(shopper)
    await expect(finish(shopper)).toBeDisabled()
    await shopper.getByRole('button', { name: 'Escolha o horário' }).click()
    await expect(firstWindow(shopper)).toBeFocused()
  }
  const wanted = await chooseFirst(page)
  expect(await chooseFirst(other)).toBe(wanted)
  await expectNoAxeViolations(page)

  await finish(page).click()
  await page.waitForURL(hostedCheckout)
  await finish(other).click()
  await expect(other.getByRole('alert')).toHaveText('Esse horário acabou de lotar. Escolha outro.')
  await expect(finish(other)).toBeDisabled()
  const next = await chooseFirst(other)
  expect(next).not.toBe(wanted)
  await finish(other).click()
  await other.waitForURL(hostedCheckout)
  for (const [shopper, window] of [
    [page, wanted],
    [other, next],
  ] as const) {
    await pay(shopper)
    const when = windowTextOn(window, marketTime(Date.now() + clock).day)
    expect(when).toMatch(/^Hoje, /)
    await expect(shopper.getByText(`Chega h${when.slice(1)}`)).toBeVisible()
  }
  await context.close()

  const onDay = (window: string) => windowTextOn(window, marketTime(Date.now() + clock).day)
  await signIn(page, '/painel', 'ana')
  const groups = page.locator('.desk-window-title')
  await expect(groups).toHaveText([/1 de 1 lugar ocupado$/, /1 de 1 lugar ocupado$/])
  await page.getByRole('button', { name: 'Buscar e filtrar' }).click()
  const tabs = page.getByRole('group', { name: 'Horário de entrega' })
  await expect(tabs.getByRole('radio')).toHaveCount(3)
  await expectNoAxeViolations(page)
  const choose = (place: number) => tabs.locator('label').nth(place).click()
  await choose(2)
  await expect(groups).toHaveText([`${onDay(next)}1 de 1 lugar ocupado`])
  await choose(1)
  await expect(groups).toHaveText([`${onDay(wanted)}1 de 1 lugar ocupado`])
  await page.locator('a.desk-row').click()
  await expect(page.getByText(onDay(wanted))).toBeVisible()
  await page.getByRole('link', { name: 'Imprimir' }).click()
  await expect(page.getByRole('article', { name: 'Como sai no papel' })).toContainText(windowText(wanted))
  const [sheet] = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(sheet?.text.replace(/\s/g, '')).toContain(`Horário: ${windowText(wanted)}`.replace(/\s/g, ''))

  await page.goto('/painel/corredores')
  await expect(page.getByText('2 pedidos ·')).toBeVisible()
  await choose(1)
  await expect(page.getByText('1 pedido ·')).toBeVisible()
})
