import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { salesFileName } from '../../lib/adapters/file/sales-in'
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
/** Pieces that the sample counts: its product, variant and how many there are. */
const counted = [
  ['101', '101', 40],
  ['102', '102', 25],
  ['103', '103', 30],
  ['201', '201_250-g', 12],
  ['201', '201_500-g', 8],
  ['202', '202', 20],
  ['301', '301', 10],
  ['302', '302', 48],
] as const

test.describe('what orders hold of a shop from a spreadsheet', () => {
  const shop = runSpreadsheetShop({
    name: 'held-pieces',
    users: ['ana'],
    environment: { SERVED_CITIES: 'Balneário Camboriú', TRUST_PROXY_HOPS: '1' },
  })

  const from = (address: string) => openSocketBrowser(shop.url, { 'x-forwarded-for': address })

  async function stock(): Promise<Record<string, number>> {
    const products = [...new Set(counted.map(([product]) => product))]
    const answers = await Promise.all(
      products.map(async (product) => (await from('192.0.2.9').send(`/api/stock/${product}`)).text),
    )
    return Object.assign({}, ...answers.map((text) => JSON.parse(text).stock))
  }

  async function order(address: string, whatsapp: string, items: readonly (readonly [string, number])[]) {
    const key = randomUUID()
    const answer = await from(address).send('/api/checkout', {
      body: {
        kind: 'cart',
        items: items.map(([variantId, quantity]) => ({ variantId, quantity, seenAmount: null })),
        city: 'Balneário Camboriú',
        whatsapp,
        substitution: 'remove',
        cancelPath: '/store',
      },
      headers: { 'idempotency-key': key },
    })
    return { key, answer }
  }

  /** With what the order's page hands on to /success. */
  async function arrive(address: string, key: string): Promise<void> {
    const journal = openSqliteJournal({ folder: path.join(shop.dataDirectory, 'orders'), now: Date.now })
    const value = (await journal.findOptional(orderKeySchema.parse(key)))?.returnValues?.arrival ?? 'none'
    await journal.close()
    const headers = { 'idempotency-key': key }
    const { status } = await from(address).send('/api/checkout/arrival', { body: { value }, headers })
    expect(status).toBe(204)
  }

  test('S52 two requests do not sell it out, nor do many behind one address, and a neighbour still buys', async () => {
    const all = counted.map(([, variant, pieces]) => [variant, pieces] as const)
    const { answer, key } = await order('203.0.113.5', '1', all)
    expect([answer.status, answer.kind]).toEqual([409, 'held-by-number'])
    expect(answer.text).toContain('O mercado ainda não começou tudo o que este WhatsApp pediu')
    await arrive('203.0.113.5', key)
    expect(Object.values(await stock()).reduce((sum, left) => sum + left, 0)).toBe(193)

    const kinds: (string | undefined)[] = []
    for (const [index, [variant, pieces]] of all.entries()) {
      const taken = await order('2001:db8:1:2::1', `(47) 99999-000${index}`, [
        [variant, Math.min(pieces, 20)],
      ])
      if (taken.answer.status === 200) await arrive('2001:db8:1:2:ffff::1', taken.key)
      else kinds.push(taken.answer.kind)
    }
    expect(new Set(kinds)).toEqual(new Set(['held-by-network']))
    expect(Object.values(await stock()).reduce((sum, left) => sum + left, 0)).toBeGreaterThanOrEqual(193 - 65)
    expect((await order('203.0.113.6', '(47) 98888-0001', [['302', 12]])).answer.status).toBe(200)
  })

  test('S52 a sent order that is not begun gives its pieces back, the desk says until when, and begins it all the same', async ({
    page,
  }) => {
    const before = (await stock())['301'] ?? 0
    const { key, answer } = await order('203.0.113.7', '(47) 97777-0001', [['301', 2]])
    const { url } = JSON.parse(answer.text) as { url: string }
    await arrive('203.0.113.7', key)
    expect((await stock())['301']).toBe(before - 2)

    const desk = await signInBySocket(from('203.0.113.8'))
    const read = async <Answer>(address: string): Promise<Answer> =>
      JSON.parse((await desk.send(address, { headers: { 'desk-user': 'ana' } })).text)
    const { orders } = await read<DeskOrderPage>('/api/desk/orders?view=working')
    const code = orders.at(-1)?.code ?? ''
    const held = await read<DeskOrder>(`/api/desk/orders/${code}`)
    const until = Date.parse(held.hold?.until ?? '')
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
    await expect.poll(async () => (await stock())['301']).toBe(before)
    // Its page, and arriving again, take nothing.
    const body = { token: tokenOfPath(new URL(url).pathname) }
    const shown = await from('203.0.113.7').send('/api/orders/message', { body })
    expect(shown.text).toContain('os produtos voltaram à venda')
    await arrive('203.0.113.7', key)
    expect((await stock())['301']).toBe(before)

    await page.goto(`/painel/pedidos/${code}`)
    await expect(page.getByText('Os produtos deste pedido voltaram à venda')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Começar a separar' }).click()
    await expect(page.getByText('Os produtos deste pedido voltaram à venda')).toHaveCount(0)
    expect((await stock())['301']).toBe(before - 2)
    expect((await read<DeskOrder>(`/api/desk/orders/${code}`)).hold).toBeNull()
  })
})
