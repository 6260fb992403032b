import type { Page } from '@playwright/test'
import { openTcpProxy } from '../../lib/testing/tcp-proxy.ts'
import { launchKeepingPages } from '../support/back-forward-cache'
import { waitUntilKept } from '../support/kept-pages'
import { setPrice } from '../support/priced-shop'
import { type RunningShop, runShop } from '../support/run-shop'
import { visit } from '../support/shop-page'
import { test as base, expect } from '../support/test'

// In a browser that keeps what shoppers' do.
const test = base.extend({
  page: async ({ browser, viewport }, provide, testInfo) => {
    const keeping = await launchKeepingPages(browser, testInfo)
    await provide(await keeping.newPage({ viewport }))
    await keeping.close()
  },
})

test.describe('what a browser keeps by itself', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'default' })
  let shop: RunningShop

  test.beforeAll(async () => {
    shop = await runShop({ store: { catalog: 'other' } })
  })
  test.afterAll(() => shop?.close())

  /** Changes the price of a product, and waits until its page and the list say so. */
  async function change(handle: string, price: string): Promise<void> {
    setPrice(shop.storeFolder, handle, Number(price.replace(',', '')))
    for (const page of ['/store', `/product/${handle}`]) {
      await expect.poll(async () => (await fetch(`${shop.url}${page}`)).text()).toContain(price)
    }
  }

  async function followLink(page: Page, title: string): Promise<void> {
    await page.getByRole('article').getByRole('link', { name: title }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  test('R60 a price that was written over is never shown again, however a page is opened', async ({
    page,
  }) => {
    const path = '/product/pinhao-da-serra'
    const [before, after] = ['10,10', '20,20'] as const
    const readPrices = async () => {
      const text = (await page.locator('body').textContent()) ?? ''
      return [before, after].filter((price) => text.includes(price))
    }
    /** Nothing corrects a page once it is there. */
    async function expectPrice(price: string, how: string): Promise<void> {
      await expect.poll(readPrices).not.toEqual([])
      expect(await readPrices(), how).toEqual([price])
    }
    await change('pinhao-da-serra', before)
    await visit(page, `${shop.url}${path}`)
    await waitUntilKept(page, '/sem-internet')
    await waitUntilKept(page, path)
    await visit(page, `${shop.url}/store`)
    await followLink(page, 'Pinhão da Serra')
    await expectPrice(before, 'before it changes')

    await change('pinhao-da-serra', after)
    await visit(page, `${shop.url}/store`)
    await expectPrice(after, 'in the list')
    await followLink(page, 'Pinhão da Serra')
    await expectPrice(after, 'by a link')
    await visit(page, `${shop.url}${path}`)
    await expectPrice(after, 'opened anew')
    await page.reload()
    await expectPrice(after, 'reloaded')
    await visit(page, `${shop.url}/privacidade`)
    // Nothing may be loaded, and then no event follows.
    await page.evaluate(() => history.back())
    await expect(page.getByRole('heading', { level: 1, name: 'Pinhão da Serra' })).toBeVisible()
    await expectPrice(after, 'on the way back')
    await visit(page, `${shop.url}/store`)
    await expectPrice(after, 'in the list again')
  })

  test.describe('without the server', () => {
    test.use({ expectedComplaints: [/./] })

    test('R60 R47 without the server a page says so and of when its prices are, and the one that stands in comes to life by itself', async ({
      page,
    }) => {
      const proxy = await openTcpProxy(shop.url)
      const offline = page.getByRole('heading', { level: 1, name: 'Sem internet' })
      await visit(page, `${proxy.url}product/melado-batido`)
      await waitUntilKept(page, '/sem-internet')
      await waitUntilKept(page, '/product/melado-batido')
      await visit(page, `${proxy.url}categorias`)
      await proxy.stop()
      await page.goto(`${proxy.url}product/melado-batido`)
      await expect(
        page.getByText(/^Sem internet\. Seu carrinho está guardado\. Preços de \d{1,2}h(\d\d)?\.$/),
      ).toBeVisible()
      await page.goto(`${proxy.url}categoria/da-serra`)
      await expect(offline).toBeVisible()
      await proxy.start()
      await expect(page.getByRole('heading', { name: 'Da Serra', exact: true })).toBeVisible()
      await expect(offline).toHaveCount(0)
      await proxy.stop()
    })
  })

  test('R60 an open tab goes by what its router has for a minute at most', async ({ page }) => {
    const shown = (price: string) => page.getByRole('main').getByText(price).filter({ visible: true })
    await change('melado-batido', '10,13')
    await page.clock.install()
    await visit(page, `${shop.url}/store`)
    await followLink(page, 'Melado Batido')
    await expect(shown('10,13')).not.toHaveCount(0)
    await page.getByRole('link', { name: 'Voltar para a Loja' }).click()
    await page.waitForURL('**/store')
    await change('melado-batido', '20,26')
    await page.clock.fastForward(61_000)
    await followLink(page, 'Melado Batido')
    // Not what lies hidden for the way back.
    await expect(shown('20,26')).not.toHaveCount(0)
    await expect(shown('10,13')).toHaveCount(0)
  })
})
