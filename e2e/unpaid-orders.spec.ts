import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type OrderKey, orderKeySchema } from '../lib/domain/order'
import { type DeskShop, signIn, startDeskShop } from './support/desk-shop'
import { portsOf } from './support/ports'
import { leaveForPayment, readyToBuy } from './support/shop-page'
import { expect, test } from './support/test'

// Orders whose payment was never made, or nobody has seen: on the real server, from the shopper's cart to the desk.
test.describe.configure({ mode: 'serial' })
const ports = portsOf('unpaid-orders')
test.use({ baseURL: ports.shopUrl, expectedComplaints: [/status of 401/] })

let shop: DeskShop
test.beforeAll(async () => {
  shop = await startDeskShop(ports, ['ana'])
})
test.afterAll(async () => {
  await shop?.stop()
})

const stateOf = async (key: OrderKey) => (await shop.journal.findOptional(key))?.state

/** What a page of the shop sends, without any browser. */
const post = (path: string, key: string, body: unknown) =>
  fetch(`${ports.shopUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: ports.shopUrl,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  })

async function leave(page: Page): Promise<OrderKey> {
  await readyToBuy(page)
  return orderKeySchema.parse(await leaveForPayment(page))
}

test('R54 an order arrives by what the store alone was given, and by nothing that its shopper knows', async ({
  page,
}) => {
  const key = await leave(page)
  const guesses = ['', 'x', 'A'.repeat(32)].map((value) => ({ value }))
  for (const body of [{}, ...guesses]) await post('/api/checkout/arrival', key, body)
  expect(await stateOf(key)).toBe('opened')

  const sent = page.waitForRequest('**/api/checkout/arrival')
  await page.getByRole('button', { name: 'Pagar' }).click()
  const request = await sent
  expect(request.method()).toBe('POST')
  // Gone from the address before anything is asked for by a script.
  expect(new URL(page.url()).search).toBe('')
  expect(request.headers()['referer']).toBe(`${ports.shopUrl}/success`)
  await expect.poll(() => stateOf(key)).toBe('arrived')
  const { value } = request.postDataJSON() as { value: string }
  expect(value).toMatch(/^[\w-]{32}$/)

  const other = orderKeySchema.parse(randomUUID())
  await post('/api/checkout/arrival', other, { value })
  expect(await stateOf(other)).toBeUndefined()
})

test('R54 what a store has dropped is confirmed by a person, under their name, and taken back', async ({
  page,
}) => {
  const key = await leave(page)
  const code = (await shop.journal.findOptional(key))?.code
  // The store leads back to /success without what it was given.
  await page.goto('/success')
  await expect(page.getByTestId('cart-badge')).toHaveCount(0)
  expect(await stateOf(key)).toBe('opened')

  await signIn(page, `/painel/pedidos/${code}`, 'ana')
  await expect(page.getByText('Pagamento não confirmado')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmei o pagamento' }).click()
  await expect(page.getByText('ana confirmou o pagamento').first()).toBeVisible()
  expect(await stateOf(key)).toBe('arrived')
  await page.getByRole('button', { name: 'Desfazer a confirmação' }).click()
  await expect(page.getByText('Pagamento não confirmado')).toBeVisible()
  expect(await stateOf(key)).toBe('opened')
  await page.goto('/painel/registro')
  await expect(page.getByText('confirmou o pagamento do pedido')).toBeVisible()
  await expect(page.getByText('desfez a confirmação do pagamento')).toBeVisible()
})
