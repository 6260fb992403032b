import { marketTime, momentOf } from '../../lib/domain/market-time'
import { windowKey } from '../../lib/domain/window-key'
import { keyOf, newOrderOf, sampleDelivery } from '../../lib/orders/testing/sample-orders'
import { orderKeysKey } from '../../stores/checkout/storage-keys'
import { placeOrder, signIn } from '../support/desk-shop'
import { runOwnShop } from '../support/own-shop'
import { visit } from '../support/shop-page'
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../support/test'

/** Half past four of a day of the market: no midnight is near. */
const day = marketTime(Date.now()).day
const now = momentOf(day, 16 * 60 + 30)

test.describe('an order that is late', () => {
  const shop = runOwnShop({
    name: 'late-orders',
    users: ['ana'],
    nodeFlags: ['--import', './e2e/support/shift-clock.ts'],
    environment: () => ({ CONTACT_WHATSAPP: '(47) 99999-1234', CLOCK_SHIFT: String(now - Date.now()) }),
  })
  test.use({ viewport: { width: 360, height: 740 } })

  const late = 'Atrasado: era para hoje, 14h–16h'
  /** With one tap, half an hour from now. */
  const announced = /^Atrasado · nova previsão: por volta das 17h(\d\d)?$/

  test('says so wherever its shopper is, with what to do next, until the desk announces another hour with one tap', async ({
    page,
    context,
  }) => {
    test.slow()
    await context.clock.setFixedTime(now)
    const key = keyOf(1)
    const deliveryWindow = windowKey({ day, from: 14 * 60, to: 16 * 60 })
    await placeOrder(shop.journal, newOrderOf({ key, delivery: { ...sampleDelivery, deliveryWindow } }))
    const [order] = await shop.journal.list({ limit: 1 })
    if (!order) throw new Error('no order was taken')
    const shown = order.code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-')
    await page.addInitScript(([name, stored]) => window.localStorage.setItem(name, stored), [
      orderKeysKey,
      JSON.stringify({ version: 1, keys: [key] }),
    ] as const)

    await visit(page, '/pedidos')
    const receipt = page.getByRole('article', { name: `Pedido ${shown}` })
    await expect(receipt.getByText(late)).toBeVisible()
    const text = `Olá! Meu pedido ${shown}, combinado para hoje, 14h–16h, ainda não chegou. Que horas vem?`
    await expect(receipt.getByRole('link', { name: 'Perguntar ao mercado' })).toHaveAttribute(
      'href',
      `https://wa.me/5547999991234?text=${encodeURIComponent(text)}`,
    )
    await expectNoAxeViolationsInBothSchemes(page)

    await visit(page, '/')
    const strip = page.getByRole('main').getByRole('link', { name: /^Pedido / })
    await expect(strip).toHaveText(`Pedido ${shown.slice(-4)} · atrasado Pedido recebido · era para 14h–16h`)
    await expect(strip).toHaveAttribute('data-late')
    await expectNoAxeViolationsInBothSchemes(page)
    await strip.click()
    await expect(receipt).toBeFocused()

    const desk = await context.newPage()
    await signIn(desk, '/painel', 'ana')
    const row = desk.locator('a.desk-row')
    await expect(row).toContainText(late)
    // Whichever list is open.
    await desk.getByRole('link', { name: /^Entregues/ }).click()
    await expect(desk.getByRole('link', { name: /^Para separar\s*1\s*1 atrasado$/ })).toBeVisible()
    await expectNoAxeViolationsInBothSchemes(desk)
    await desk.goBack()
    await row.click()
    await expect(desk.locator('.order-head').getByText(late)).toBeVisible()
    await expectNoAxeViolationsInBothSchemes(desk)
    await desk.getByRole('button', { name: 'Avisar o atraso' }).click()
    const tell = desk.getByRole('dialog', { name: 'Avisar o atraso' })
    await tell.getByRole('button', { name: /^~30 min/ }).click()
    // The message is ready with the new hour, for a person to send.
    await expect(tell.getByText(announced)).toBeVisible()
    await expect(tell.locator('.order-message')).toHaveText(
      new RegExp(
        `^Olá! Seu pedido ${shown} atrasou: era para hoje, 14h–16h. Agora ele chega por volta das 17h(\\d\\d)?. Desculpe a demora!$`,
      ),
    )
    await expectNoAxeViolationsInBothSchemes(desk)
    await tell.getByRole('button', { name: 'Fechar' }).click()
    await expect(desk.locator('.order-head').getByText(announced)).toBeVisible()
    await expect(desk.getByText(late)).toBeHidden()
    await expect(desk.getByRole('button', { name: 'Avisar de novo' })).toBeVisible()
    // It is late all the same, in the lists as in its row.
    await desk.getByRole('link', { name: 'Pedidos', exact: true }).first().click()
    await expect(row.getByText(announced)).toBeVisible()
    await expect(desk.getByRole('link', { name: /^Para separar\s*1\s*1 atrasado$/ })).toBeVisible()
    await desk.close()

    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(receipt.getByText(announced)).toBeVisible()
    await expect(receipt.getByText(late)).toBeHidden()
    await expect(receipt.getByText('Combinado: hoje, 14h–16h')).toBeVisible()
    await expectNoAxeViolationsInBothSchemes(page)
  })
})
