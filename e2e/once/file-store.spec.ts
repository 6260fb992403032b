import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { salesFileName } from '../../lib/adapters/file/sales-in'
import type { DeskOrder } from '../../lib/desk/api/orders'
import { tokenOfPath } from '../../lib/domain/message-order'
import { orderKeySchema } from '../../lib/domain/order'
import { openDatabase } from '../../lib/server/database/database'
import { signIn, signInBySocket } from '../support/desk-shop'
import {
  addProduct,
  fillDelivery,
  finish,
  goToMessageOrder,
  knowDelivery,
  openCart,
  visit,
} from '../support/shop-page'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, expectNoAxeViolations, test, useShop } from '../support/test'

// A shop on the sample spreadsheet, as its page in docs/ leads to it.
const shop = useShop({
  store: 'sheet',
  users: ['ana'],
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

test('S52 a sent order that is not begun gives its pieces back, the desk says until when, and begins it all the same', {
  tag: '@long',
}, async ({ page }) => {
  const before = (await countBread()) ?? 0
  const shopper = openSocketBrowser(shop.url)
  const key = orderKeySchema.parse(randomUUID())
  const headers = { 'idempotency-key': key }
  const body = {
    ...{ kind: 'cart', items: [{ variantId: '301', quantity: 2, seenAmount: null }], cancelPath: '/store' },
    ...{ city: 'Balneário Camboriú', street: 'Rua das Flores', houseNumber: '12' },
    ...{ whatsapp: '(47) 97777-0001', substitution: 'remove' },
  }
  const { text } = await shopper.send('/api/checkout', { body, headers })
  const { code, returnValues } = (await shop.journal.findOptional(key)) ?? {}
  const arrive = () =>
    shopper.send('/api/checkout/arrival', { body: { value: returnValues?.arrival }, headers })
  await arrive()
  expect(await countBread()).toBe(before - 2)

  const desk = await signInBySocket(openSocketBrowser(shop.url))
  const readHold = async () => {
    const answer = await desk.send(`/api/desk/orders/${code}`, { headers: { 'desk-user': 'ana' } })
    return (JSON.parse(answer.text) as DeskOrder).hold
  }
  const until = Date.parse((await readHold())?.until ?? '')
  expect(Math.round((until - Date.now()) / 3_600_000)).toBe(72)
  await signIn(page, `/painel/pedidos/${code}`, 'ana')
  await expect(page.getByText(/^Produtos reservados até .+, eles voltam à venda\.$/)).toBeVisible()

  // What listens to a server that ends complains.
  await page.goto('about:blank')
  await shop.stop()
  const earlier = (column: string, hours: number) =>
    `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${hours} hours')`
  const book = openDatabase(path.join(shop.dataDirectory, 'orders'), { file: salesFileName })
  const times = ['held_until', 'opened_at', 'created_at'].map((column) => earlier(column, 73))
  book.execute(`UPDATE sold_orders SET ${times.join(', ')} WHERE key = '${key}'`)
  // Counted before it was ordered, as it is.
  book.execute(`UPDATE stock_counts SET ${earlier('counted_at', 74)}`)
  book.close()
  await shop.start()
  await expect.poll(countBread).toBe(before)
  // Its page, and arriving again, take nothing.
  const token = tokenOfPath(new URL((JSON.parse(text) as { url: string }).url).pathname)
  const shown = await shopper.send('/api/orders/message', { body: { token } })
  expect(shown.text).toContain('os produtos voltaram à venda')
  await arrive()
  expect(await countBread()).toBe(before)

  await page.goto(`/painel/pedidos/${code}`)
  await expect(page.getByText('Os produtos deste pedido voltaram à venda')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Começar a separar' }).click()
  await expect(page.getByText('Os produtos deste pedido voltaram à venda')).toHaveCount(0)
  expect(await countBread()).toBe(before - 2)
  expect(await readHold()).toBeNull()
})
