import { openDatabase } from '../../lib/server/database/database'
import { portsOf } from '../support/ports'
import { runShopOverStore } from '../support/shop-over-store'
import { fillDelivery, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

const ports = portsOf('quote')

// A store in a process of its own, whose merchant changes things while a shopper shops.
test.describe('a cart whose products change meanwhile', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  // Pages stay as they were: only the quote knows better.
  const shop = runShopOverStore({ name: 'quote', refreshSeconds: 3600 })

  test('R11 R12 the cart says what changed, and follows with one tap', async ({ page }) => {
    const merchant = openDatabase(shop.storeFolder)
    const change = (set: string, handle: string) =>
      merchant.run(
        `UPDATE variants SET ${set} WHERE product_id IN (SELECT id FROM products WHERE handle = $handle)`,
        {
          handle,
        },
      )
    await visit(page, `${shop.url}/store`)
    await page.getByRole('button', { name: 'Adicionar Melado Batido ao carrinho' }).click()
    await page.getByRole('button', { name: 'Adicionar Pinhão da Serra ao carrinho' }).click()
    await page.getByRole('button', { name: 'Adicionar mais um: Pinhão da Serra' }).click()
    await expect(page.getByTestId('cart-badge')).toHaveText('3')

    change('amount = 1990', 'melado-batido')
    change('stock = stock_taken + 1', 'pinhao-da-serra')
    merchant.close()
    const drawer = await openCart(page)
    await expect(drawer.getByText('2 itens mudaram', { exact: true })).toBeVisible()
    await expect(drawer.getByText('Preço mudou de R$ 17,90 para R$ 19,90')).toBeVisible()
    await expect(drawer.getByText('Só resta 1: a quantidade passa de 2 para 1')).toBeVisible()
    await fillDelivery(page)
    await expect(drawer.getByRole('button', { name: 'Finalizar Compra' })).toBeDisabled()
    await expect(drawer.getByText('Confira as mudanças do carrinho', { exact: true })).toBeVisible()
    // 19,90 + 18,50 + 12,00: what is accepted above, and not 17,90 + 2 × 18,50 + 12,00.
    await expect(drawer.getByText('R$ 50,40', { exact: true })).toBeVisible()
    await expect(drawer.getByText('R$ 66,90', { exact: true })).toHaveCount(0)
    await drawer.getByRole('button', { name: /^Se faltar: similar, Melado/ }).click()
    await expectNoAxeViolations(page)

    await drawer.getByRole('button', { name: 'Aceitar mudanças' }).click()
    await expect(drawer.getByText('R$ 50,40', { exact: true })).toBeVisible()
    await expect(drawer.getByText('Preços conferidos agora')).toBeVisible()
    await drawer.getByRole('button', { name: 'Finalizar Compra' }).click()
    await page.waitForURL(`${ports.storeUrl}/hosted-checkout/**`)
  })
})
