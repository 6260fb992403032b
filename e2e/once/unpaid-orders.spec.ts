import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeText } from '../../lib/copy/order'
import { type OrderKey, orderKeySchema } from '../../lib/domain/order'
import { signIn } from '../support/desk-shop'
import { runOwnShop } from '../support/own-shop'
import { leaveForPayment, readyToBuy, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

// Orders whose payment was never made, or not seen: on the real server, from the shopper's cart to the desk.

const shop = runOwnShop({ name: 'unpaid-orders', users: ['ana'] })

const stateOf = async (key: OrderKey) => (await shop.journal.findOptional(key))?.state
const codeOf = async (key: OrderKey) => (await shop.journal.findOptional(key))?.code ?? ''

/** What a page of the shop sends, without any browser. */
const post = (path: string, key: string, body: unknown) =>
  fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: shop.url,
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
  expect(request.headers()['referer']).toBe(`${shop.url}/success`)
  await expect.poll(() => stateOf(key)).toBe('arrived')
  const { value } = request.postDataJSON() as { value: string }
  expect(value).toMatch(/^[\w-]{32}$/)

  const other = orderKeySchema.parse(randomUUID())
  await post('/api/checkout/arrival', other, { value })
  expect(await stateOf(other)).toBeUndefined()
})

test('R55 a payment that its shopper cancels is in no list to pick, no aisle and no number, and comes back once it is paid', async ({
  page,
}) => {
  const key = await leave(page)
  const named = await codeOf(key)
  const code = codeText(named)
  const sent = page.waitForRequest('**/api/checkout/arrival')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.waitForURL('**/store')
  expect(new URL(page.url()).search).toBe('')
  const { value } = (await sent).postDataJSON() as { value: string }
  expect(value).toMatch(/^[\w-]{32}$/)
  await expect.poll(() => stateOf(key)).toBe('payment-cancelled')
  await expect(page.getByTestId('cart-badge')).toHaveText('1')

  await visit(page, '/pedidos')
  const line = page.getByText('Você cancelou; o carrinho está como estava')
  await expect(line).toBeVisible()
  await expect(page.getByText(`Pedido ${code}`)).toBeHidden()
  await line.click()
  await expect(page.getByText(`Pedido ${code}`)).toBeVisible()
  await expectNoAxeViolations(page)

  await signIn(page, '/painel?view=payment-cancelled', 'ana')
  const row = page.locator('a.desk-row').filter({ hasText: code })
  await expect(row).toContainText('Cancelado no pagamento')
  for (const view of ['', '?view=unconfirmed', '?view=cancelled', '?view=not-paid']) {
    await page.goto(`/painel${view}`)
    await expect(page.getByRole('heading', { name: 'Pedidos' })).toBeVisible()
    await expect(page.locator('.desk-orders[aria-busy=false]')).toBeVisible()
    await expect(row).toHaveCount(0)
  }
  const walk = await page.evaluate(async () => (await fetch('/api/desk/aisles')).text())
  expect([walk.includes('aisles'), walk.includes(named)]).toEqual([true, false])
  await page.goto(`/painel/pedidos/${named}`)
  await expect(page.getByText('O cliente cancelou no pagamento')).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeDisabled()

  const order = await shop.journal.findOptional(key)
  await post('/api/checkout/arrival', key, { value: order?.returnValues?.arrival })
  expect(await stateOf(key)).toBe('arrived')
  await page.goto('/painel')
  await expect(row).toContainText('Para separar')
})
