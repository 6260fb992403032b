import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainPick } from '../../../domain/fulfillment.ts'
import type { OrderState } from '../../../domain/order.ts'
import type { NewOrder, OrderJournal } from '../../../orders/order-journal.ts'
import { openSqliteJournal } from '../../../orders/sqlite-journal.ts'
import {
  digestOrderCode,
  keyOf,
  newOrderOf,
  orderLineOf,
  sampleDelivery,
} from '../../../orders/testing/sample-orders.ts'
import { type DeskOrdersQuery, deskOrdersQuerySchema } from '../../api/orders.ts'
import { listOrders } from './list-orders.ts'

const noon = Date.parse('2026-11-22T12:00:00-03:00')
const hour = 60 * 60 * 1000
let time = noon
const window = '2026-11-22T16:00/18:00'
const tomorrow = '2026-11-23T09:00/12:00'
const schedule = {
  rules: [{ weekdays: [0], from: 960, to: 1080, closesBefore: 120, places: 1 }],
  closedDays: [],
}

// Both engines find the same: `lib/orders/desk-filters.contract.ts`.
describe('orders as the desk lists them', () => {
  let journal: OrderJournal
  beforeEach(() => {
    time = noon
    journal = openSqliteJournal({ folder: ':memory:', now: () => time, createCode: digestOrderCode })
  })
  afterEach(() => journal.close())

  async function take(number: number, overrides: Partial<NewOrder> = {}, to: OrderState = 'arrived') {
    await journal.create(newOrderOf({ key: keyOf(number), ...overrides }), { from: ['recorded'], to })
  }

  const effects = {
    cities: ['Itajaí'],
    schedule,
    takesPix: true,
    isByMessage: false,
    now: () => time,
  }
  const list = (query: Partial<DeskOrdersQuery> = {}) =>
    listOrders(deskOrdersQuerySchema.parse(query), { journal, ...effects })
  const codeOf = (number: number) => digestOrderCode(keyOf(number))
  const codes = async (query: Partial<DeskOrdersQuery>) => (await list(query)).orders.map(({ code }) => code)

  it('sum up what is to be done, and hold neither key nor contact', async () => {
    await take(1, { lines: [orderLineOf({ quantity: 3 }), orderLineOf({ quantity: 1, quotedAmount: 100 })] })
    const pick = { key: keyOf(1), ...plainPick, by: 'ana' }
    await journal.savePick({ ...pick, line: 0, state: 'missing' })
    const page = await list()
    expect(page.orders).toEqual([
      {
        code: codeOf(1),
        createdAt: new Date(noon).toISOString(),
        state: 'arrived',
        fulfillment: 'waiting',
        fulfillmentAt: null,
        attention: null,
        city: 'Balneário Camboriú',
        // What is missing costs nothing.
        total: { amount: 100 + 1200, currency: 'brl' },
        difference: { amount: -3 * 590, currency: 'brl' },
        lineCount: 2,
        handledCount: 1,
        pieceCount: 4,
        missingCount: 1,
        refusedCount: 0,
        similarDueCount: 1,
        pix: { seenBy: null },
        hasContact: true,
      },
    ])
    expect(page).toMatchObject({ next: null, cities: ['Itajaí'], counts: { waiting: 1, attention: 0 } })
    expect(JSON.stringify(page)).not.toMatch(/99999|attempt-/)
  })

  it('R73 say how many orders each window holds and was made for, and are found by it', async () => {
    const within = (deliveryWindow: string) => ({ delivery: { ...sampleDelivery, deliveryWindow } })
    await take(1, within(window))
    await take(2, within(window))
    await take(3, within(tomorrow))
    await take(4, within('2026-11-20T09:00/12:00'))
    await take(5)
    const { orders, windows } = await list({ window })
    expect(orders.map((order) => order.window)).toEqual([window, window])
    expect(windows).toEqual([
      { key: window, load: 2, places: 1 },
      { key: tomorrow, load: 1, places: null },
    ])
    expect(await codes({ window: tomorrow })).toEqual([codeOf(3)])
    // Of a list, those that its orders are in.
    await journal.createFulfillmentEvent({ key: keyOf(3), from: 'waiting', to: 'picking', by: 'ana' })
    await journal.createFulfillmentEvent({ key: keyOf(3), from: 'picking', to: 'ready', by: 'ana' })
    const keysOf = async (view: DeskOrdersQuery['view']) =>
      (await list({ view })).windows.map(({ key }) => key)
    expect(await keysOf('working')).toEqual([window])
    expect(await keysOf('ready')).toEqual([tomorrow])
    expect(await keysOf('on-the-way')).toEqual([])
    expect(await keysOf('all')).toEqual([window, tomorrow])
  })

  it('are those that are worked on, unless another view is asked for', async () => {
    await take(1)
    await take(2, {}, 'unknown')
    await take(3)
    await journal.create(newOrderOf({ key: keyOf(4) }))
    await journal.createFulfillmentEvent({ key: keyOf(3), from: 'waiting', to: 'cancelled', by: 'ana' })
    const sorted = async (query: Partial<DeskOrdersQuery>) => (await codes(query)).toSorted()
    expect(await sorted({})).toEqual([codeOf(1), codeOf(2)].toSorted())
    expect(await codes({ view: 'attention' })).toEqual([codeOf(2)])
    expect(await codes({ view: 'cancelled' })).toEqual([codeOf(3)])
    expect(await codes({ view: 'not-paid' })).toEqual([codeOf(4)])
    expect((await codes({ view: 'all' })).length).toBe(4)
  })

  it('R55 list what no one has seen paid, and what was cancelled at the payment, in views of their own', async () => {
    await take(1)
    await take(2, {}, 'opened')
    time += hour
    await take(3, {}, 'opened')
    await take(4, {}, 'payment-cancelled')
    await journal.createFulfillmentEvent({ key: keyOf(3), from: 'waiting', to: 'picking', by: 'ana' })
    const { counts } = await list()
    expect(counts).toMatchObject({ waiting: 1, unconfirmed: 1, picking: 1, attention: 0 })
    expect(await codes({})).toEqual([codeOf(3), codeOf(1)])
    expect(await codes({ after: codeOf(3) })).toEqual([codeOf(1)])
    expect(await codes({ view: 'arrivals' })).toEqual([codeOf(3), codeOf(1)])
    expect(await codes({ view: 'unconfirmed' })).toEqual([codeOf(2)])
    expect((await codes({ view: 'waiting' })).toSorted()).toEqual([codeOf(1), codeOf(2)].toSorted())
    expect(await codes({ view: 'payment-cancelled' })).toEqual([codeOf(4)])
    expect(await codes({ view: 'cancelled' })).toEqual([])
  })

  it('leave out what has waited for a month, but for their day', async () => {
    await take(1)
    time += 31 * 24 * hour
    await take(2)
    expect(await codes({})).toEqual([codeOf(2)])
    expect((await list()).counts.waiting).toBe(1)
    expect(await codes({ day: '2026-11-22' })).toEqual([codeOf(1)])
    expect(await codes({ view: 'all' })).toEqual([codeOf(2), codeOf(1)])
  })

  it('are of a day as it is in the market', async () => {
    time = Date.parse('2026-11-21T23:59:59-03:00')
    await take(1)
    time = Date.parse('2026-11-22T00:00:00-03:00')
    await take(2)
    time = Date.parse('2026-11-22T23:59:59-03:00')
    await take(3)
    expect(await codes({ day: '2026-11-21' })).toEqual([codeOf(1)])
    expect(await codes({ day: '2026-11-22' })).toEqual([codeOf(2), codeOf(3)])
    expect(await codes({ day: '2026-11-23' })).toEqual([])
  })

  it('are found by code, by the end of a number, by product and by city', async () => {
    await take(1, { lines: [orderLineOf({ title: 'Café Torrado' })] })
    const delivery = { ...sampleDelivery, whatsapp: '47 98888-4321', whatsappNormalized: '+5547988884321' }
    await take(2, { delivery, shipping: { zone: 'Itajaí', fee: 1500, weightGrams: null } })
    const written = codeOf(2)
      .toUpperCase()
      .replace(/(.{4})(?=.)/g, '$1-')
    expect(await codes({ q: written })).toEqual([codeOf(2)])
    expect(await codes({ q: written.slice(0, 7) })).toEqual([codeOf(2)])
    expect(await codes({ q: '4321' })).toEqual([codeOf(2)])
    expect(await codes({ q: '(47) 98888-4321' })).toEqual([codeOf(2)])
    // The end of a code, which is what people call it by.
    expect(await codes({ q: written.slice(-4) })).toEqual([codeOf(2)])
    // Letters of a code, and no code.
    expect(await codes({ q: 'cafe' })).toEqual([codeOf(1)])
    expect(await codes({ q: 'torrado' })).toEqual([codeOf(1)])
    expect(await codes({ city: 'Itajaí' })).toEqual([codeOf(2)])
    expect(await codes({ q: 'cafe', city: 'Itajaí' })).toEqual([])
  })

  it('come in pages: what is begun, then what waits longest; of what is no work, the newest first', async () => {
    for (let number = 1; number <= 65; number += 1) {
      time += 1000
      await take(number)
      const begin = { key: keyOf(number), from: 'waiting', to: 'picking', by: 'ana' } as const
      if (number > 30) await journal.createFulfillmentEvent(begin)
    }
    const inPages = async (view: DeskOrdersQuery['view']) => {
      const seen: string[] = []
      let after: string | undefined
      do {
        const { orders, next } = await list({ view, q: 'banana', ...(after ? { after } : {}) })
        seen.push(...orders.map(({ code }) => code))
        after = next ?? undefined
      } while (after)
      return seen
    }
    const oldestFirst = Array.from({ length: 65 }, (_, index) => codeOf(index + 1))
    expect(await inPages('working')).toEqual([...oldestFirst.slice(30), ...oldestFirst.slice(0, 30)])
    for (const view of ['arrivals', 'all'] as const)
      expect(await inPages(view)).toEqual(oldestFirst.toReversed())
    expect(await codes({ after: '000000000000' })).toEqual([])
  })
})
