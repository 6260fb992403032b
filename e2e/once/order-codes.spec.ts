import { seedId } from '../../lib/adapters/embedded/seed-identifiers'
import type { DeskOrder, DeskOrderPage } from '../../lib/desk/api/orders'
import { alikeKeys, keyOf, newOrderOf } from '../../lib/orders/testing/sample-orders'
import { placeOrder, signInBySocket } from '../support/desk-shop'
import { runOwnShop } from '../support/own-shop'
import { openSocketBrowser } from '../support/socket-browser'
import { expect, test } from '../support/test'

const variantId = seedId('variant', 'tomate-italiano', '500 g')

const shop = runOwnShop({ name: 'order-codes', users: ['ana'] })

/** Buys as many pieces with the key that the browser chose. */
async function buy(key: string, quantity: number): Promise<void> {
  const { status } = await openSocketBrowser(shop.url).send('/api/checkout', {
    body: { kind: 'buy-now', items: [{ variantId, quantity, seenAmount: null }], cancelPath: '/store' },
    headers: { 'idempotency-key': key },
  })
  expect(status).toBe(200)
}

async function signedIn() {
  const desk = await signInBySocket(openSocketBrowser(shop.url))
  const read = async <Answer>(path: string) => {
    const answer = await desk.send(path, { headers: { 'desk-user': 'ana' } })
    expect([path, answer.status]).toEqual([path, 200])
    return JSON.parse(answer.text) as Answer
  }
  return { read }
}

test('S51 no key that a browser chooses gives an order the code of another, and each is opened and listed once', async () => {
  const place = async (first: number, last: number) => {
    for (let number = first; number <= last; number += 1) {
      await placeOrder(shop.journal, newOrderOf({ key: keyOf(number) }))
    }
  }
  await place(1, 3)
  await buy(alikeKeys[0], 1)
  // A page has thirty: the older of the two ends the first one.
  await place(4, 31)
  await buy(alikeKeys[1], 2)

  const { read } = await signedIn()
  const listed: string[] = []
  for (let next: string | null = '', pages = 0; next !== null && pages < 5; pages += 1) {
    const page: DeskOrderPage = await read(`/api/desk/orders?view=all${next && `&after=${next}`}`)
    listed.push(...page.orders.map(({ code }) => code))
    next = page.next
  }
  expect(listed).toHaveLength(33)
  expect(new Set(listed).size).toBe(33)
  for (const code of listed) expect(code).toMatch(/^[0-9a-f]{12}$/)
  expect(listed).not.toContain('229f9ca9d054')

  const quantities: (number | undefined)[] = []
  for (const code of [listed[29], listed[0]]) {
    const { lines } = await read<DeskOrder>(`/api/desk/orders/${code}`)
    quantities.push(lines[0]?.quantity)
  }
  expect(quantities).toEqual([1, 2])

  // One key is one order, and keeps its code.
  await buy(alikeKeys[1], 2)
  const { orders } = await read<DeskOrderPage>('/api/desk/orders?view=all')
  expect(orders[0]?.code).toBe(listed[0])
})
