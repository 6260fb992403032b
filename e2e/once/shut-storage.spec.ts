import type { Page } from '@playwright/test'
import { runSpreadsheetShop } from '../support/own-shop'
import { addProduct, fillDelivery, finish } from '../support/shop-page'
import { expect, test } from '../support/test'

test.describe('R14 a browser that keeps nothing', () => {
  const shop = runSpreadsheetShop({
    name: 'shut-storage',
    environment: { SERVED_CITIES: 'Balneário Camboriú' },
  })

  test('hands an order to WhatsApp, and the market has it as sent', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    // As Chromium does it where all cookies are blocked.
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await buyByMessage(page)
  })

  test('or has room for nothing more', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await buyByMessage(page)
  })

  async function buyByMessage(page: Page): Promise<void> {
    await addProduct(page, '/product/pao-caseiro')
    await fillDelivery(page)
    await finish(page).click()
    await page.waitForURL(/\/pedido\/[0-9a-f]{32}(#|$)/)
    const send = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
    await expect(send).toBeVisible()
    // Who is sent this address is not taken for the shopper.
    expect(new URL(page.url()).hash).toBe('')
    await send.click()
    await page.waitForURL(/\/success/)
    await expect.poll(async () => (await shop.journal.list({ limit: 1 }))[0]?.state).toBe('arrived')
  }
})
