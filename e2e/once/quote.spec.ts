import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '../../lib/server/database/database'
import { portsOf } from '../support/ports'
import { type ShopOverStore, startShopOverStore } from '../support/shop-over-store'
import { fillDelivery, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

const ports = portsOf('quote')

// A store in a process of its own, whose merchant changes things while a shopper shops.
test.describe('a cart whose products change meanwhile', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quote-'))
  let shop: ShopOverStore
  let merchant: Database

  test.beforeAll(async () => {
    shop = await startShopOverStore({
      ports,
      storeId: 'store_outra',
      catalog: '--catalog=e2e/fixtures/other-store.json',
      // Pages stay as they were: only the quote knows better.
      refreshSeconds: 3600,
      storeFolder: folder,
    })
    merchant = openDatabase(folder)
  })

  test.afterAll(async () => {
    await shop?.stop()
    merchant?.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  test('R11 R12 the cart says what changed, and follows with one tap', async ({ page }) => {
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
    const drawer = await openCart(page)
    await expect(drawer.getByText('2 itens mudaram', { exact: true })).toBeVisible()
    await expect(drawer.getByText('Preço mudou de R$ 17,90 para R$ 19,90')).toBeVisible()
    await expect(drawer.getByText('Só resta 1: a quantidade passa de 2 para 1')).toBeVisible()
    await fillDelivery(page)
    await expect(drawer.getByRole('button', { name: 'Finalizar Compra' })).toBeDisabled()
    await expect(drawer.getByText('Confira as mudanças do carrinho', { exact: true })).toBeVisible()
    // 17,90 + 2 × 18,50 + 12,00, as the shopper saw it.
    await expect(drawer.getByText('R$ 66,90', { exact: true })).toBeVisible()
    await drawer.getByRole('button', { name: /^Se faltar: similar, Melado/ }).click()
    await expectNoAxeViolations(page)

    await drawer.getByRole('button', { name: 'Aceitar mudanças' }).click()
    await expect(drawer.getByText('R$ 50,40', { exact: true })).toBeVisible()
    await expect(drawer.getByText('Preços conferidos agora')).toBeVisible()
    await drawer.getByRole('button', { name: 'Finalizar Compra' }).click()
    await page.waitForURL(`${ports.storeUrl}/hosted-checkout/**`)
  })
})
