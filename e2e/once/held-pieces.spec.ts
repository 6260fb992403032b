import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { salesFileName } from '../../lib/adapters/file/open-sales'
import type { DeskOrder, DeskOrderPage } from '../../lib/desk/api/orders'
import { tokenOfPath } from '../../lib/domain/message-order'
import { orderKeySchema } from '../../lib/domain/order'
import { openSqliteJournal } from '../../lib/orders/sqlite-journal'
import { openDatabase } from '../../lib/server/database/database'
import { signIn, signInBySocket } from '../support/desk-shop'
import { runSpreadsheetShop } from '../support/own-shop'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, expectNoAxeViolations, test } from '../support/test'

const hour = 3_600_000
/** Counted in the sample. */
const counted = '301'

test.describe('what orders hold of a shop from a spreadsheet', () => {
  const shop = runSpreadsheetShop({
    name: 'held-pieces',
    users: ['ana'],
    environment: { SERVED_CITIES: 'Balneário Camboriú' },
  })

  const shopper = () => openSocketBrowser(shop.url)
  const stock = async (): Promise<number> =>
    JSON.parse((await shopper().send(`/api/stock/${counted}`)).text).stock[counted]

  async function order(quantity: number) {
    const key = randomUUID()
    const { text } = await shopper().send('/api/checkout', {
      body: {
        kind: 'cart',
        items: [{ variantId: counted, quantity, seenAmount: null }],
        city: 'Balneário Camboriú',
        whatsapp: '(47) 97777-0001',
        substitution: 'remove',
        cancelPath: '/store',
      },
      headers: { 'idempotency-key': key },
    })
    return { key, url: (JSON.parse(text) as { url: string }).url }
  }

  /** With what the order's page hands on to /success. */
  async function arrive(key: string): Promise<void> {
    const journal = openSqliteJournal({ folder: path.join(shop.dataDirectory, 'orders'), now: Date.now })
    const value = (await journal.findOptional(orderKeySchema.parse(key)))?.returnValues?.arrival ?? 'none'
    await journal.close()
    const headers = { 'idempotency-key': key }
    const { status } = await shopper().send('/api/checkout/arrival', { body: { value }, headers })
    expect(status).toBe(204)
  }

  test('S52 a sent order that is not begun gives its pieces back, the desk says until when, and begins it all the same', async ({
    page,
  }) => {
    const before = await stock()
    const { key, url } = await order(2)
    await arrive(key)
    expect(await stock()).toBe(before - 2)

    const desk = await signInBySocket(shopper())
    const read = async <Answer>(address: string): Promise<Answer> =>
      JSON.parse((await desk.send(address, { headers: { 'desk-user': 'ana' } })).text)
    const { orders } = await read<DeskOrderPage>('/api/desk/orders?view=working')
    const code = orders.at(-1)?.code ?? ''
    const until = Date.parse(orders.at(-1)?.hold?.until ?? '')
    expect(Math.round((until - Date.now()) / hour)).toBe(72)
    await signIn(page, `/painel/pedidos/${code}`, 'ana')
    await expect(page.getByText(/^Produtos reservados até .+, eles voltam à venda\.$/)).toBeVisible()

    // What listens to a server that ends complains.
    await page.goto('about:blank')
    await shop.stop()
    const earlier = (column: string, hours: number) =>
      `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${hours} hours')`
    const book = openDatabase(path.join(shop.dataDirectory, 'orders'), { file: salesFileName })
    book.execute(
      `UPDATE sold_orders SET held_until = ${earlier('held_until', 73)}, opened_at = ${earlier('opened_at', 73)},
         created_at = ${earlier('created_at', 73)} WHERE key = '${key}'`,
    )
    // Counted before it was ordered, as it is.
    book.execute(`UPDATE stock_counts SET counted_at = ${earlier('counted_at', 74)}`)
    book.close()
    await shop.start()
    await expect.poll(stock).toBe(before)
    // Its page, and arriving again, take nothing.
    const body = { token: tokenOfPath(new URL(url).pathname) }
    const shown = await shopper().send('/api/orders/message', { body })
    expect(shown.text).toContain('os produtos voltaram à venda')
    await arrive(key)
    expect(await stock()).toBe(before)

    await page.goto(`/painel/pedidos/${code}`)
    await expect(page.getByText('Os produtos deste pedido voltaram à venda')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.goto('/painel')
    await expect(page.locator(`a.desk-row[href$="${code}"]`)).toContainText('Produtos de volta à venda')
    await page.goto(`/painel/pedidos/${code}`)
    await page.getByRole('button', { name: 'Começar a separar' }).click()
    await expect(page.getByText('Os produtos deste pedido voltaram à venda')).toHaveCount(0)
    expect(await stock()).toBe(before - 2)
    expect((await read<DeskOrder>(`/api/desk/orders/${code}`)).hold).toBeNull()
  })
})
