import type { Page } from '@playwright/test'
import { seedId } from '../../lib/adapters/embedded/seed-identifiers'
import { variantIdSchema } from '../../lib/domain/identifiers'
import { windowKey } from '../../lib/domain/window-key'
import { keyOf, newOrderOf, orderLineOf, sampleDelivery } from '../../lib/orders/testing/sample-orders'
import { placeOrder, signIn } from '../support/desk-shop'
import { runOwnShop } from '../support/own-shop'
import { expect, expectNoAxeViolations, test } from '../support/test'

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

const shop = runOwnShop({ name: 'desk-aisles', users: ['ana'] })
test.use({ viewport: { width: 360, height: 740 } })

test('R53 one tap in the aisles ticks a product for all orders, and what is missing keeps its wish and has its like', async ({
  page,
  context,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  const name = 'Uva niágara rosada'
  const variantId = variantIdSchema.parse(seedId('variant', 'uva-niagara', name))
  for (const number of [1, 2]) {
    const more = { variantTitle: null, quantity: number + 1, quotedAmount: 999, nominalGrams: 500 }
    const grape = orderLineOf({ variantId, title: name, ...more })
    await placeOrder(shop.journal, newOrderOf({ key: keyOf(number), lines: [grape] }))
  }
  const statesOf = async () => {
    const picks = await shop.journal.listPicks([keyOf(1), keyOf(2)])
    return [...picks.values()].flat().map(({ state, by }) => `${state} by ${by}`)
  }
  await signIn(page, '/painel/corredores', 'ana')
  const grapes = row(page, name).first()
  await expect(grapes).toContainText('500 g')
  await expect(grapes).toContainText('0 de 5 conferidos')
  await expectNoAxeViolations(page)
  await context.setOffline(true)
  await grapes.locator('.aisle-target').click()
  await expect(grapes).toContainText('Conferido')
  await expect(grapes.getByText('não enviado')).toHaveCount(2)
  await context.setOffline(false)
  await expect.poll(statesOf).toEqual(['picked by ana', 'picked by ana'])
  await expect(grapes.getByText('não enviado')).toHaveCount(0)
  await grapes.locator('.aisle-target').click()
  await grapes.getByRole('button', { name: `Faltou ${name}` }).click()
  await expect.poll(statesOf).toEqual(['missing by ana', 'missing by ana'])
  await expectNoAxeViolations(page)

  await grapes
    .getByRole('link', { name: /O cliente pediu: trocar por similar.*Oferecer similar/ })
    .first()
    .click()
  await expect(row(page, name)).toContainText('O cliente pediu: trocar por similar')
  // Grapes, and no other fruit.
  const offered = row(page, name).getByRole('button', { name: /^Trocar por \p{L}/u })
  await expect(offered).toHaveCount(1)
  await offered.first().click()
  await expect(row(page, name)).toContainText(
    /Uva verde sem semente.*Trocado por ana.*No lugar de \d× Uva niágara rosada/,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('R73 many windows of delivery are swiped through, and make no page wider than a phone', async ({
  page,
}) => {
  const days = ['2031-03-03', '2031-03-04', '2031-03-05', '2031-03-06', '2031-03-07']
  for (const [index, day] of days.entries()) {
    const deliveryWindow = windowKey({ day, from: 14 * 60, to: 16 * 60 })
    const delivery = { ...sampleDelivery, deliveryWindow }
    await placeOrder(shop.journal, newOrderOf({ key: keyOf(11 + index), delivery }))
  }
  await signIn(page, '/painel/corredores', 'ana')
  const windows = page.getByRole('group', { name: 'Horário de entrega' })
  for (const view of ['/painel/corredores', '/painel']) {
    await page.goto(view)
    // Beside the lists they fold away on a phone.
    if (view === '/painel') await page.getByRole('button', { name: 'Buscar e filtrar' }).click()
    await expect(windows.getByRole('radio')).toHaveCount(6)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
  await expectNoAxeViolations(page)
})
