import { chromium, expect, test } from '@playwright/test'
import { chromiumPath } from '../../scripts/tools/servers'
import { openChromium } from '../browsers/drivers/chromium'
import type { Driver } from '../browsers/drivers/driver'
import { saysThatTheServerIsGone, showsNoOldPrice } from '../browsers/support/price-steps'
import { portsOf } from '../support/ports'
import { type PricedShop, setPrice, startPricedShop } from '../support/priced-shop'
import { waitUntilAlive } from '../support/test'

const ports = portsOf('browser-cache')

// In this browser as shoppers have it; in others by e2e/browsers/prices.journey.ts.
test.describe('what a browser keeps by itself', () => {
  test.describe.configure({ mode: 'default' })
  let shop: PricedShop
  let driver: Driver

  test.beforeAll(async () => {
    shop = await startPricedShop(ports)
    driver = await openChromium(chromiumPath || chromium.executablePath())
  })
  test.afterAll(async () => {
    await driver?.close()
    await shop?.stop()
  })

  const options = async () => ({
    tab: await driver.openTab({ width: 360, height: 800 }),
    shopPort: ports.shop,
    folder: shop.folder,
    index: 0,
  })

  test('R60 a price that was written over is never shown again, however a page is opened', async () => {
    await showsNoOldPrice(await options())
  })

  test('R60 R47 without the server a page says so and of when its prices are, and the one that stands in comes to life by itself', async () => {
    await saysThatTheServerIsGone(await options())
  })
  test('R60 an open tab goes by what its router has for a minute at most', async ({ page }) => {
    const handle = 'melado-batido'
    const address = `${ports.shopUrl}/product/${handle}`
    async function change(cents: number): Promise<void> {
      setPrice(shop.folder, handle, cents)
      for (const page of [`${ports.shopUrl}/store`, address]) {
        await expect
          .poll(async () => (await fetch(page)).text())
          .toContain((cents / 100).toFixed(2).replace('.', ','))
      }
    }
    const shown = (price: string) => page.getByRole('main').getByText(price).filter({ visible: true })
    const link = page.getByRole('article').getByRole('link', { name: 'Melado Batido' }).first()
    await change(1013)
    await page.clock.install()
    await page.goto(`${ports.shopUrl}/store`)
    await waitUntilAlive(page)
    await link.click()
    await page.waitForURL(address)
    await expect(shown('10,13')).not.toHaveCount(0)
    await page.getByRole('link', { name: 'Voltar para a Loja' }).click()
    await page.waitForURL('**/store')
    await change(2026)
    await page.clock.fastForward(61_000)
    await link.click()
    await page.waitForURL(address)
    // Not what lies hidden for the way back.
    await expect(shown('20,26')).not.toHaveCount(0)
    await expect(shown('10,13')).toHaveCount(0)
  })
})
