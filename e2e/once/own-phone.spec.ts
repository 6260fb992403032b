import os from 'node:os'
import { phoneAddresses } from '@/scripts/tools/listening-at'
import playwrightConfig from '../../playwright.config'
import { startShop } from '../../scripts/tools/servers'
import type { WatchedServer } from '../../scripts/tools/watched-server'
import { portsOf } from '../support/ports'
import { fillDelivery, firstSellableCard, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

const { shop: port } = portsOf('own-phone')
const phoneOrigin = `http://192.168.77.10:${port}`
const shared = playwrightConfig.use?.launchOptions ?? {}

test.use({
  // The browser takes this machine for that address, as a phone would: plain http, and no loopback to it.
  launchOptions: {
    ...shared,
    args: [...(shared.args ?? []), '--host-resolver-rules=MAP 192.168.77.10 127.0.0.1'],
  },
  // Browsers trust no plain http but that of their own machine with this header.
  expectedComplaints: [/Cross-Origin-Opener-Policy header has been ignored/],
})
test.describe.configure({ mode: 'serial' })

let shop: WatchedServer

test.beforeAll(async () => {
  shop = await startShop({ port, environment: { SITE_URL: '' } })
})

test.afterAll(() => shop.stop())

test('S6 S7 a shopper on a phone in the same network buys, cancels, and comes back to where the shop was opened', async ({
  page,
}) => {
  await visit(page, `${phoneOrigin}/store`)
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  const drawer = await openCart(page)
  await fillDelivery(page)
  await drawer.getByRole('button', { name: 'Finalizar Compra' }).click()
  await page.waitForURL(`${phoneOrigin}/hosted-checkout/**`)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.waitForURL(`${phoneOrigin}/store`)

  await openCart(page)
  await page.getByRole('button', { name: 'Finalizar Compra' }).click()
  await page.waitForURL(`${phoneOrigin}/hosted-checkout/**`)
  await page.getByRole('button', { name: 'Pagar' }).click()
  await page.waitForURL(`${phoneOrigin}/success`)
  await expect(page.getByRole('heading', { name: 'Compra Realizada com Sucesso!' })).toBeVisible()
  await page.goto(`${phoneOrigin}/profile`)
  await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible()
})

test('S6 without JavaScript the search on a phone stays at the address it was opened at', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${phoneOrigin}/store?q=banana`)
  expect(page.url()).toBe(`${phoneOrigin}/busca/banana`)
  await context.close()
})

test('the start says where a phone finds the shop, and only where one can', () => {
  const lines = [...shop.output().matchAll(/^On your phone: (.*)$/gm)].map(([, address]) => address)
  expect(lines).toEqual(phoneAddresses(os.networkInterfaces(), { address: '::', port }))
})
