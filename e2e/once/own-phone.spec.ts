import http from 'node:http'
import os from 'node:os'
import { phoneAddresses } from '@/scripts/tools/listening-at'
import { isLocalAddress } from '../../lib/server/client-address'
import playwrightConfig from '../../playwright.config'
import { shop as configuredShop, startShop } from '../../scripts/tools/servers'
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

type Call = {
  readonly at?: string
  readonly host: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The status of a POST over a socket of its own, with a Host that no browser could be made to send. */
function post({ at = `http://127.0.0.1:${port}`, host, headers = {} }: Call): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', host, ...headers } }
    const request = http.request(`${at}/api/cart/quote`, options, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    request.once('error', reject)
    request.end(JSON.stringify({ lines: [] }))
  })
}

/** What the quote of no lines answers once it is known to come from a page of ours. */
const taken = 400

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

test('S7 S18 neither a name made to point here nor a page next door passes for a page of ours', async () => {
  const localOrigin = `http://192.168.77.10:${port}`
  const own = { host: `192.168.77.10:${port}`, headers: { origin: localOrigin } }
  expect(await post(own)).toBe(taken)
  expect(await post({ host: `localhost:${port}`, headers: { origin: `http://localhost:${port}` } })).toBe(
    taken,
  )

  const strangers: readonly Call[] = [
    { host: `evil.example:${port}`, headers: { origin: `http://evil.example:${port}` } },
    { host: `laptop.local:${port}`, headers: { origin: `http://laptop.local:${port}` } },
    { host: `203.0.113.9:${port}`, headers: { origin: `http://203.0.113.9:${port}` } },
    { ...own, headers: { origin: 'http://evil.example' } },
    { ...own, headers: { origin: `http://192.168.77.11:${port}` } },
    { ...own, headers: { origin: 'http://192.168.77.10' } },
    { ...own, headers: { origin: `https://192.168.77.10:${port}` } },
    { ...own, headers: { origin: 'null' } },
    { ...own, headers: {} },
    { ...own, headers: { origin: localOrigin, 'sec-fetch-site': 'cross-site' } },
    {
      host: `evil.example:${port}`,
      headers: { origin: localOrigin, 'x-forwarded-host': own.host, forwarded: `host=${own.host}` },
    },
  ]
  for (const stranger of strangers) expect(await post(stranger), JSON.stringify(stranger)).toBe(403)
})

test('S7 through every address of this machine, a page is one of ours where the address is local', async () => {
  const addresses = Object.values(os.networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => address)
  for (const address of ['127.0.0.2', ...addresses]) {
    const at = `http://${address}:${port}`
    const status = await post({ at, host: `${address}:${port}`, headers: { origin: at } })
    expect(status, address).toBe(isLocalAddress(address) ? taken : 403)
  }
})

test('S6 S7 a shop whose SITE_URL is set follows no address', async () => {
  const { host } = new URL(configuredShop.url)
  const local = `192.168.77.10:${new URL(configuredShop.url).port}`
  const asked = { at: configuredShop.url, host: local }
  expect(await post({ ...asked, headers: { origin: `http://${local}` } })).toBe(403)
  expect(await post({ ...asked, host, headers: { origin: `http://${local}` } })).toBe(403)
  expect(await post({ ...asked, headers: { origin: configuredShop.url } })).toBe(taken)
})

test('the start says where a phone finds the shop, and only where one can', () => {
  const lines = [...shop.output().matchAll(/^On your phone: (.*)$/gm)].map(([, address]) => address)
  expect(lines).toEqual(phoneAddresses(os.networkInterfaces(), { address: '::', port }))
})
