import { keyOf, moveTo, newOrderOf } from '../../lib/orders/testing/sample-orders'
import { placeOrder } from '../support/desk-shop'
import { runOwnShop } from '../support/own-shop'
import { leaveForPayment, pay, readyToBuy, visit } from '../support/shop-page'
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../support/test'

test.describe('a market that has brought many orders', () => {
  const shop = runOwnShop({ name: 'usual-time', users: ['ana'] })
  test.use({ viewport: { width: 360, height: 740 } })

  test('says how long they usually take, where none has a window', async ({ page }) => {
    for (let number = 1; number <= 12; number += 1) {
      await placeOrder(shop.journal, newOrderOf({ key: keyOf(number) }))
      await moveTo(shop.journal, keyOf(number), 'delivered')
    }
    await readyToBuy(page)
    await leaveForPayment(page)
    await pay(page)
    const usual = /Em geral chega até 15\smin após o pedido$/
    await expect(page.getByRole('article', { name: /^Pedido / }).getByText(usual)).toBeVisible()
    await expectNoAxeViolationsInBothSchemes(page)
    await visit(page, '/')
    // What waits for its payment says so first; how long orders take stands on the order.
    const strip = page.getByRole('main').getByRole('link', { name: /^Pedido / })
    await expect(strip).toHaveText(/ · recebido Aguardando o mercado confirmar o pagamento$/)
    await strip.click()
    await expect(page.getByRole('article', { name: /^Pedido / }).getByText(usual)).toBeVisible()
  })
})
