import { describe, expect, it } from 'vitest'
import { openSignedInDesk, password, runOnDesk } from '@/app/testing/run-on-desk'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { codeText } from '@/lib/copy/order'
import type { DeskAisles } from '@/lib/desk/api/aisles'
import type { DeskCatalog } from '@/lib/desk/api/catalog'
import type { DeskLogPage } from '@/lib/desk/api/log'
import type { DeskNumbers } from '@/lib/desk/api/numbers'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import {
  keyOf,
  newOrderOf,
  orderLineOf,
  sampleDelivery,
  samplePick,
} from '@/lib/orders/testing/sample-orders'
import { recordLog } from '@/lib/testing/recorded-log'

await runOnDesk()

/** The code of no order. */
const nowhere = '0123456789ab'
const written = recordLog()
const journal = getOrderJournal()
const { snapshot } = await getCatalogReader().current()
const { ask } = await openSignedInDesk()

async function jsonOf<T>(address: string, body?: object): Promise<T> {
  const response = await ask(`/api/desk/${address}`, body)
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

async function logged(action: string) {
  const { entries } = await jsonOf<DeskLogPage>(`log?action=${action}`)
  return entries.map(({ user, code, detail }) => [user, code, detail])
}

let last = 0
async function take(overrides: Parameters<typeof newOrderOf>[0] = {}) {
  last += 1
  const key = keyOf(last)
  const arrived = { from: ['recorded'], to: 'arrived' } as const
  const { order } = await journal.create(newOrderOf({ ...overrides, key }), arrived)
  return { key, code: order.code }
}

describe('what the desk reports of all orders', () => {
  it('lists what the aisles are walked for: each product once, with the orders that ask for it', async () => {
    const variantId = snapshot.products[0]?.variants[0]?.id ?? orderLineOf().variantId
    const lines = [orderLineOf({ variantId, note: 'verde' }), orderLineOf({ title: 'Sem corredor' })]
    const one = await take({ lines })
    const other = await take({ lines: [orderLineOf({ variantId, quantity: 3, substitution: 'remove' })] })
    await journal.savePick({ ...samplePick, key: other.key })
    const { aisles, orderCount, pieceCount } = await jsonOf<DeskAisles>('aisles')
    expect([orderCount, pieceCount, aisles.length]).toEqual([2, 7, 2])
    expect(aisles[1]).toMatchObject({ category: null, products: [{ title: 'Sem corredor', quantity: 2 }] })
    expect(aisles[0]?.category).not.toBeNull()
    expect(aisles[0]?.products).toMatchObject([
      {
        quantity: 5,
        lines: [
          { code: one.code, line: 0, quantity: 2, note: 'verde', substitution: 'similar', pick: null },
          { code: other.code, quantity: 3, substitution: 'remove', pick: { state: 'picked', by: 'ana' } },
        ],
      },
    ])
    const elsewhere = await jsonOf<DeskAisles>('aisles?city=Osasco')
    expect(elsewhere.aisles).toEqual([])
    const past = await jsonOf<DeskAisles>('aisles?day=2020-01-01')
    expect(past.orderCount).toBe(0)
  })

  it('S48 counts them, and writes them for the accountant without contact and without formulas', async () => {
    const { code: elsewhere } = await take({
      delivery: { ...sampleDelivery, city: 'Rua das Flores 12, falar com Maria' },
      shipping: { zone: null, fee: 1200, weightGrams: null },
    })
    await take({ shipping: { zone: '=HYPERLINK("x")', fee: 1200, weightGrams: null } })
    expect((await jsonOf<DeskNumbers>('numbers?days=30')).sold).toBe(4)
    expect((await ask('/api/desk/numbers?days=31')).status).toBe(400)

    const today = new Date().toISOString().slice(0, 10)
    const before = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const response = await ask(`/api/desk/orders.csv?from=${before}&until=${today}`)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="pedidos-${before}-${today}.csv"`,
    )
    const file = Buffer.from(await response.arrayBuffer())
    // By its first three bytes spreadsheets know how accents are written.
    expect(file.subarray(0, 3)).toEqual(Buffer.from('\ufeff'))
    const rows = file.subarray(3).toString().trim().split('\n')
    expect(rows).toHaveLength(5)
    const newest = await journal.findOptional(keyOf(last))
    expect(rows[0]).toBe(
      'data;hora;pedido;situação;cidade;unidades;produtos;entrega;total;total acertado;moeda',
    )
    expect(rows[1]).toContain(
      `;${codeText(newest?.code ?? '')};Vendidos;"'=HYPERLINK(""x"")";2;11,80;12,00;23,80;23,80;BRL`,
    )
    expect(rows[2]).toContain(`;${codeText(elsewhere)};Vendidos;;2;`)
    expect(rows.join()).not.toMatch(/99999|attempt-|Maria/)
    expect(await logged('exported')).toEqual([['mercado', null, `${before} – ${today}, CSV`]])
    expect((await ask('/api/desk/orders.csv?from=2026-02-02&until=2026-02-01')).status).toBe(400)
  })

  it('says how the catalogue is, and reads it when asked, which is logged', async () => {
    const health = await jsonOf<DeskCatalog>('catalog')
    expect(health).toMatchObject({ isOld: false, lastFailure: null })
    expect(health.productCount).toBeGreaterThan(10)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await jsonOf('catalog/read', {})
    expect((await jsonOf<DeskCatalog>('catalog')).readAt).not.toBe(health.readAt)
    expect(await logged('catalogue-read')).toEqual([['mercado', null, null]])
  })
})

describe('what a shopper may ask of the market', () => {
  it('S47 is a copy of what is kept, and its end, each with who did it', async () => {
    const number = '(48) 98888-4321'
    const delivery = { ...sampleDelivery, whatsapp: number, whatsappNormalized: '+5548988884321' }
    const [one, two] = [await take({ delivery }), await take({ delivery })]
    const person = { number: '48 98888 4321' }
    expect(await jsonOf('privacy/orders', person)).toMatchObject({
      orders: [{ code: two.code }, { code: one.code }],
    })
    const file = await jsonOf<object>('privacy/export', { person: { code: one.code }, password })
    expect(JSON.stringify(file)).toContain(number)
    expect(JSON.stringify(file)).not.toContain(one.key)
    expect((await logged('exported'))[0]).toEqual(['mercado', two.code, '2'])

    expect(await jsonOf(`orders/${one.code}/erase`, { password })).toEqual({
      erased: 1,
    })
    expect(await jsonOf('privacy/erase', { person, password })).toEqual({ erased: 1 })
    expect(await jsonOf('privacy/orders', person)).toEqual({ orders: [] })
    expect((await logged('contact-erased')).map(([user, code]) => [user, code])).toEqual([
      ['mercado', two.code],
      ['mercado', one.code],
    ])
    const order = await journal.findOptional(two.key)
    expect(order?.lines).toEqual(newOrderOf().lines)
    expect(JSON.stringify(written)).not.toContain('98888')
  })

  it.each([{ number: '4321' }, { code: 'B531' }, {}, { number: '48988884321', code: nowhere }])(
    'S47 is refused for %j: no one is found by a part of a number',
    async (body) => {
      expect((await ask('/api/desk/privacy/orders', body)).status).toBe(400)
      for (const name of ['export', 'erase'] as const)
        expect((await ask(`/api/desk/privacy/${name}`, { person: body, password })).status).toBe(400)
    },
  )

  it('S47 is nothing where there is no such order', async () => {
    const copy = await ask('/api/desk/privacy/export', { person: { code: nowhere }, password })
    expect(copy.status).toBe(404)
    for (const code of [nowhere, '..%2fx']) {
      expect((await ask(`/api/desk/orders/${code}/erase`, { password })).status).toBe(404)
    }
  })
})
