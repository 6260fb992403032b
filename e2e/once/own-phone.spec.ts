import os from 'node:os'
import { phoneAddresses } from '@/scripts/tools/listening-at'
import playwrightConfig from '../../playwright.config'
import { addToCart, fillDelivery, finish, hostedCheckout, openCart, pay, visit } from '../support/shop-page'
import { expect, test, useShop } from '../support/test'

const address = '192.168.77.10'
const shared = playwrightConfig.use?.launchOptions ?? {}

const shop = useShop({ environment: { SITE_URL: '' } })
test.use({
  baseURL: async ({ browserName: _ }, provide) => provide(`http://${address}:${shop.port}`),
  // The browser takes this machine for that address, as a phone would: plain http, and no loopback to it.
  launchOptions: {
    ...shared,
    args: [...(shared.args ?? []), `--host-resolver-rules=MAP ${address} 127.0.0.1`],
  },
  // Browsers trust no plain http but that of their own machine with this header.
  expectedComplaints: [/Cross-Origin-Opener-Policy header has been ignored/],
})

test('S6 S7 a shopper on a phone in the same network buys, cancels, and comes back to where the shop was opened', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const title = await addToCart(page)
  await openCart(page)
  await fillDelivery(page)
  await finish(page).click()
  await page.waitForURL(hostedCheckout)
  expect(page.url()).toContain(`${baseURL}/`)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.waitForURL(`${baseURL}/store`)

  await openCart(page)
  await finish(page).click()
  await page.waitForURL(hostedCheckout)
  await pay(page)
  expect(page.url()).toContain(`${baseURL}/`)
  await expect(page.getByRole('heading', { name: 'Compra Realizada com Sucesso!' })).toBeVisible()
  await visit(page, '/profile')
  await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible()
  const lines = [...shop.server.output().matchAll(/^On your phone: (.*)$/gm)].map(([, line]) => line)
  expect(lines).toEqual(phoneAddresses(os.networkInterfaces(), { address: '::', port: shop.port }))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S6 without JavaScript the search on a phone stays at the address it was opened at', {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    await page.goto('/store?q=banana')
    expect(page.url()).toBe(`${baseURL}/busca/banana`)
  })
})
