import { beforeAll, describe, expect, it } from 'vitest'
import type { DeskAisles } from '@/lib/desk/api/aisles'
import type { DeskCatalog } from '@/lib/desk/api/catalog'
import type { DeskLogPage } from '@/lib/desk/api/log'
import type { DeskNumbers } from '@/lib/desk/api/numbers'
import type { OrderJournal } from '@/lib/orders/order-journal'
import {
  keyOf,
  newOrderOf,
  orderLineOf,
  sampleDelivery,
  samplePick,
} from '@/lib/orders/testing/sample-orders'
import { hashPassword } from '@/lib/server/password-hash'
import { type DeskRequest, openDeskBrowser, type RouteHandler } from '@/lib/testing/desk-browser'
import { recordLog } from '@/lib/testing/recorded-log'
import { runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'

const password = 'uma-senha-de-sábado'
runOnEmbeddedStore({ DESK_PASSWORD_HASH: await hashPassword(password) })

type Routes = Record<
  | 'aisles'
  | 'catalog'
  | 'csv'
  | 'enter'
  | 'erase'
  | 'eraseOne'
  | 'export'
  | 'find'
  | 'log'
  | 'numbers'
  | 'read',
  RouteHandler
>
/** The code of no order. */
const nowhere = '0123456789ab'
let routes: Routes
let journal: OrderJournal
let written: ReturnType<typeof recordLog>
const browser = openDeskBrowser()

beforeAll(async () => {
  written = recordLog()
  const { getOrderJournal } = await import('@/lib/orders/get-order-journal')
  const { getCatalogReader } = await import('@/lib/catalog/get-catalog')
  journal = getOrderJournal()
  await getCatalogReader().current()
  routes = {
    aisles: (await import('./aisles/route')).GET,
    catalog: (await import('./catalog/route')).GET,
    read: (await import('./catalog/read/route')).POST,
    csv: (await import('./orders.csv/route')).GET,
    numbers: (await import('./numbers/route')).GET,
    find: (await import('./privacy/orders/route')).POST,
    export: (await import('./privacy/export/route')).POST,
    erase: (await import('./privacy/erase/route')).POST,
    eraseOne: (await import('./orders/[code]/erase/route')).POST,
    log: (await import('./log/route')).GET,
    enter: (await import('./session/route')).POST,
  }
  await call('enter', { body: { user: 'mercado', password } })
})

const call = (name: keyof Routes, request: Partial<DeskRequest> = {}) =>
  browser.call(routes[name], { path: '/api/desk/any', ...request })

async function jsonOf<T>(name: keyof Routes, request: Partial<DeskRequest> = {}): Promise<T> {
  const response = await call(name, request)
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

async function logged(action: string) {
  const { entries } = await jsonOf<DeskLogPage>('log', { path: `/api/desk/log?action=${action}` })
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

describe('what the desk tells of all orders', () => {
  it('lists what the aisles are walked for: each product once, with the orders that ask for it', async () => {
    const { snapshot } = await (await import('@/lib/catalog/get-catalog')).getCatalogReader().current()
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
    const elsewhere = await jsonOf<DeskAisles>('aisles', { path: '/api/desk/aisles?city=Osasco' })
    expect(elsewhere.aisles).toEqual([])
    const past = await jsonOf<DeskAisles>('aisles', { path: '/api/desk/aisles?day=2020-01-01' })
    expect(past.orderCount).toBe(0)
  })

  it('S48 counts them, and writes them for the accountant without contact and without formulas', async () => {
    const { code: elsewhere } = await take({
      delivery: { ...sampleDelivery, city: 'Rua das Flores 12, falar com Maria' },
      shipping: { zone: null, fee: 1200, weightGrams: null },
    })
    await take({ shipping: { zone: '=HYPERLINK("x")', fee: 1200, weightGrams: null } })
    const numbers = await jsonOf<DeskNumbers>('numbers', { path: '/api/desk/numbers?days=30' })
    expect(numbers.days).toHaveLength(30)
    expect(numbers.outcomes.sold).toBe(4)
    expect((await call('numbers', { path: '/api/desk/numbers?days=31' })).status).toBe(400)

    const today = new Date().toISOString().slice(0, 10)
    const before = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const response = await call('csv', { path: `/api/desk/orders.csv?from=${before}&until=${today}` })
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
    expect(rows[1]).toContain(`;${newest?.code};Vendidos;"'=HYPERLINK(""x"")";2;11,80;12,00;23,80;23,80;BRL`)
    expect(rows[2]).toContain(`;${elsewhere};Vendidos;;2;`)
    expect(rows.join()).not.toMatch(/99999|attempt-|Maria/)
    expect(await logged('exported')).toEqual([['mercado', null, `${before} – ${today}, CSV`]])
    expect(
      (await call('csv', { path: '/api/desk/orders.csv?from=2026-02-02&until=2026-02-01' })).status,
    ).toBe(400)
  })

  it('says how the catalogue is, and reads it when asked, which is logged', async () => {
    const health = await jsonOf<DeskCatalog>('catalog')
    expect(health).toMatchObject({ isOld: false, lastFailure: null })
    expect(health.productCount).toBeGreaterThan(10)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await jsonOf('read', { body: {} })
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
    expect(await jsonOf('find', { body: person })).toMatchObject({
      orders: [{ code: two.code }, { code: one.code }],
    })
    const file = await jsonOf<object>('export', { body: { person: { code: one.code }, password } })
    expect(JSON.stringify(file)).toContain(number)
    expect(JSON.stringify(file)).not.toContain(one.key)
    expect((await logged('exported'))[0]).toEqual(['mercado', two.code, '2'])

    expect(await jsonOf('eraseOne', { body: { password }, parameters: { code: one.code } })).toEqual({
      erased: 1,
    })
    expect(await jsonOf('erase', { body: { person, password } })).toEqual({ erased: 1 })
    expect(await jsonOf('find', { body: person })).toEqual({ orders: [] })
    expect((await logged('contact-erased')).map(([user, code]) => [user, code])).toEqual([
      ['mercado', two.code],
      ['mercado', one.code],
    ])
    const order = await journal.findOptional(two.key)
    expect(order?.lines).toEqual(newOrderOf().lines)
    expect(JSON.stringify(written)).not.toContain('98888')
  })

  it.each([{ number: '4321' }, { code: 'B531' }, {}, { number: '48988884321', code: nowhere }])(
    'S47 is refused for %j: nobody is found by a part of a number',
    async (body) => {
      expect((await call('find', { body })).status).toBe(400)
      for (const name of ['export', 'erase'] as const)
        expect((await call(name, { body: { person: body, password } })).status).toBe(400)
    },
  )

  it('S47 is nothing where there is no such order', async () => {
    const code = nowhere
    expect((await call('export', { body: { person: { code }, password } })).status).toBe(404)
    expect((await call('eraseOne', { body: { password }, parameters: { code } })).status).toBe(404)
    expect((await call('eraseOne', { body: { password }, parameters: { code: '../x' } })).status).toBe(404)
  })
})
