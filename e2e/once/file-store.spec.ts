import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { OrderKey } from '../../lib/domain/order'
import { runSpreadsheetShop } from '../support/own-shop'
import { addProduct, fillDelivery, goToMessageOrder, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

/** Leads to the page of an order of one bread; its address. */
async function orderBread(page: Page): Promise<string> {
  await addProduct(page, '/product/pao-caseiro')
  await fillDelivery(page)
  return goToMessageOrder(page)
}

// A shop on the sample spreadsheet, as its page in docs/ leads to it.
test.describe('a shop from a spreadsheet', () => {
  const shop = runSpreadsheetShop({
    name: 'file-store',
    environment: { SERVED_CITIES: 'Balneário Camboriú', STORE_NAME: 'Mercado da Esquina' },
  })

  test('gives cart and stock back to a shopper who does not send it', async ({ page }) => {
    const order = await orderBread(page)
    expect(await leftOf('301')).toEqual({ '301': 9 })
    await page.getByRole('link', { name: 'Voltar e mudar o pedido' }).click()
    await page.waitForURL('**/product/pao-caseiro')
    await expect(page.getByTestId('cart-badge')).toHaveText('1')
    await expect.poll(() => leftOf('301')).toEqual({ '301': 10 })
    await page.goto(order)
    await expect(page.getByText('Falta só enviar')).toBeVisible()
    expect(await leftOf('301')).toEqual({ '301': 9 })
    await page.goto('/store')
    await expect.poll(() => leftOf('301')).toEqual({ '301': 10 })
  })

  test('S35 keeps one page for all orders, and no token of one is a key or a file of the page cache', async () => {
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
    const files = fs.readdirSync(path.join(shop.dataDirectory, 'pages'), {
      recursive: true,
      withFileTypes: true,
    })
    const kept = files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${name} ${fs.readFileSync(path.join(parentPath, name), 'latin1')}`)
    expect(kept.length).toBeGreaterThan(0)
    for (const token of tokens) {
      expect(documents[0]).not.toContain(token)
      expect(kept.filter((file) => file.includes(token))).toEqual([])
    }
  })

  /** Pieces left of each variant of a product, as the shop sends it to browsers. */
  async function leftOf(productId: string): Promise<Record<string, number | null>> {
    const answer = await fetch(`${shop.url}/api/stock/${productId}`)
    return ((await answer.json()) as { stock: Record<string, number | null> }).stock
  }

  test('R54 counts the order whose message was sent, in whatever tab, and no other', async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    const stateOf = async (key: string) => (await shop.journal.findOptional(key as OrderKey))?.state
    const keys = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('e-commerce-order-keys') ?? '{}').keys as string[])
    const first = await orderBread(page)
    await page.getByRole('link', { name: 'Voltar e mudar o pedido' }).click()
    await page.waitForURL('**/product/pao-caseiro')
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
    await openCart(page)
    await goToMessageOrder(page)
    const [second, ofFirst] = await keys()
    const other = await context.newPage()
    await visit(other, new URL(first).pathname)
    await other.getByRole('link', { name: 'Enviar pelo WhatsApp' }).click()
    await other.waitForURL(/\/success/)
    await expect.poll(() => stateOf(ofFirst ?? '')).toBe('arrived')
    expect(await stateOf(second ?? '')).toBe('opened')
  })
})
