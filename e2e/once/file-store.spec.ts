import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { orderKeySchema } from '../../lib/domain/order'
import {
  addProduct,
  fillDelivery,
  finish,
  goToMessageOrder,
  knowDelivery,
  openCart,
  visit,
} from '../support/shop-page'
import { expect, test, useShop } from '../support/test'

// A shop on the sample spreadsheet, as its page in docs/ leads to it.
const shop = useShop({
  store: 'sheet',
  environment: { SERVED_CITIES: 'Balneário Camboriú', STORE_NAME: 'Mercado da Esquina' },
})
const bread = '/product/pao-caseiro'

/** Gives how many loaves are left, as the shop sends it to browsers. */
async function countBread(): Promise<number | null | undefined> {
  const answer = await fetch(`${shop.url}/api/stock/301`)
  return ((await answer.json()) as { stock: Record<string, number | null> }).stock['301']
}

/** Leads to the page of an order of one loaf; its address. */
async function orderBread(page: Page): Promise<string> {
  await knowDelivery(page)
  await addProduct(page, bread)
  return goToMessageOrder(page)
}

/** Answers in place of WhatsApp. */
const standInForWhatsApp = (page: Page) =>
  page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))

async function readState(key: string | undefined) {
  return (await shop.journal.findOptional(orderKeySchema.parse(key)))?.state
}

test('an order that is not sent gives cart and stock back to its shopper', async ({ page }) => {
  const before = (await countBread()) ?? 0
  const order = await orderBread(page)
  expect(await countBread()).toBe(before - 1)
  await page.getByRole('link', { name: 'Voltar e mudar o pedido' }).click()
  await page.waitForURL(`**${bread}`)
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  await expect.poll(countBread).toBe(before)
  await page.goto(order)
  await expect(page.getByText('Falta só enviar')).toBeVisible()
  expect(await countBread()).toBe(before - 1)
  await page.goto('/store')
  await expect.poll(countBread).toBe(before)
})

test('S35 one page stands for all orders, and no token of one is a key or a file of the page cache', async () => {
  const tokens = ['0123456789abcdef'.repeat(2), 'fedcba9876543210'.repeat(2)]
  const documents: string[] = []
  for (const token of tokens) {
    const address = `${shop.url}/pedido/${token}`
    const answer = await fetch(address)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    documents.push(await answer.text())
    await (await fetch(`${address}?_rsc=`, { headers: { rsc: '1' } })).text()
    await (await fetch(`${address}?utm_source=x`)).text()
  }
  expect(new Set(documents).size).toBe(1)
  expect((await fetch(`${shop.url}/pedido/abc`)).status).toBe(404)
  const pages = path.join(shop.dataDirectory, 'pages')
  const kept = fs
    .readdirSync(pages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name} ${fs.readFileSync(path.join(parentPath, name), 'latin1')}`)
  expect(kept.length).toBeGreaterThan(0)
  for (const token of tokens) {
    expect(documents[0]).not.toContain(token)
    expect(kept.filter((file) => file.includes(token))).toEqual([])
  }
})

test('R54 the order whose message was sent counts, in whatever tab, and no other', async ({
  page,
  context,
}) => {
  await standInForWhatsApp(page)
  const first = await orderBread(page)
  await page.getByRole('link', { name: 'Voltar e mudar o pedido' }).click()
  await page.waitForURL(`**${bread}`)
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  await openCart(page)
  await goToMessageOrder(page)
  const [second, ofFirst] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('e-commerce-order-keys') ?? '{}').keys as string[],
  )
  const other = await context.newPage()
  await visit(other, new URL(first).pathname)
  await other.getByRole('link', { name: 'Enviar pelo WhatsApp' }).click()
  await other.waitForURL(/\/success/)
  await expect.poll(() => readState(ofFirst)).toBe('arrived')
  expect(await readState(second)).toBe('opened')
})

for (const [shut, shutStorage] of [
  // As Chromium does it where all cookies are blocked.
  [
    'keeps nothing',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    },
  ],
  [
    'has room for nothing more',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`R14 a browser that ${shut} hands an order to WhatsApp, and the market has it as sent`, {
    tag: '@long',
  }, async ({ page }) => {
    await standInForWhatsApp(page)
    await page.addInitScript(shutStorage)
    await addProduct(page, bread)
    await fillDelivery(page)
    const asked = page.waitForRequest('**/api/checkout')
    await finish(page).click()
    await page.waitForURL(/\/pedido\/[0-9a-f]{32}(#|$)/)
    const send = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
    await expect(send).toBeVisible()
    // Who is sent this address is not taken for the shopper.
    expect(new URL(page.url()).hash).toBe('')
    await send.click()
    await page.waitForURL(/\/success/)
    const key = (await asked).headers()['idempotency-key']
    await expect.poll(() => readState(key)).toBe('arrived')
  })
}
