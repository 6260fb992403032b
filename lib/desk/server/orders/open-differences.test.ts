import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { offerOf, plainPick } from '../../../domain/fulfillment.ts'
import type { OrderKey } from '../../../domain/order.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { openSqliteJournal } from '../../../orders/sqlite-journal.ts'
import {
  digestOrderCode,
  keyOf,
  moveTo,
  newOrderOf,
  orderLineOf,
  sampleDelivery,
} from '../../../orders/testing/sample-orders.ts'
import { type DeskOrdersQuery, deskOrdersQuerySchema } from '../../api/orders.ts'
import { listOrders } from './list-orders.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
let time = 0

// Both engines find the same closed bags: `lib/orders/returns.contract.ts`.
describe('R85 orders whose difference is open', () => {
  let journal: OrderJournal
  const computed: OrderKey[] = []
  beforeEach(() => {
    time = Date.parse('2026-11-22T12:00:00-03:00')
    computed.length = 0
    const opened = openSqliteJournal({ folder: ':memory:', now: () => time, createCode: digestOrderCode })
    journal = {
      ...opened,
      list(filter) {
        if (filter.keys && filter.limit === undefined) computed.push(...filter.keys)
        return opened.list(filter)
      },
    }
  })
  afterEach(() => journal.close())

  /** Two lines for 11,80 each; of the second, less is found or another thing is put in its place. */
  async function close(number: number, became: 'picked' | 'missing' | 'replaced', to: 'ready' | 'delivered') {
    const key = keyOf(number)
    const lines = [orderLineOf(), orderLineOf()]
    await journal.create(newOrderOf({ key, lines }), { from: ['recorded'], to: 'arrived' })
    const replacement =
      became === 'replaced' ? { replacement: 'Pera', replacementAmount: 1500, quantity: 1 } : {}
    const pick = { ...plainPick, ...replacement, key, line: 1, state: became, by: 'ana' } as const
    await journal.savePick(pick)
    await moveTo(journal, key, to)
    time += hour
    return pick
  }

  const effects = {
    ...{ cities: [], schedule: null, takesPix: false, isByMessage: false, now: () => time },
  }
  const list = (query: Partial<DeskOrdersQuery> = {}) =>
    listOrders(deskOrdersQuerySchema.parse(query), { ...effects, journal })
  const toSettle = async (query: Partial<DeskOrdersQuery> = {}) => {
    const { orders, counts } = await list({ view: 'to-settle', ...query })
    const open = counts['to-settle']
    return { open, orders: orders.map(({ code, difference }) => [code, difference?.amount]) }
  }
  const codeOf = (number: number) => digestOrderCode(keyOf(number))

  it('are found and counted wherever they are, what is open longest first', async () => {
    await close(1, 'missing', 'delivered')
    await close(2, 'picked', 'delivered')
    await close(3, 'replaced', 'ready')
    await close(4, 'missing', 'ready')
    expect(await toSettle()).toEqual({
      orders: [
        [codeOf(1), -1180],
        [codeOf(3), 320],
        [codeOf(4), -1180],
      ],
      open: 3,
    })
    // The same of any other list.
    expect((await list()).counts['to-settle']).toBe(3)
    const { orders, next } = await list({ view: 'to-settle', after: codeOf(1) })
    expect([orders.map(({ code }) => code), next]).toEqual([[codeOf(3), codeOf(4)], null])
  })

  it('are none once it is settled, again where that is taken back or its shopper refuses, and none of a month ago', async () => {
    const pick = await close(1, 'replaced', 'ready')
    const key = keyOf(1)
    const mark = { key, by: 'ana', amount: 320, isByMessage: false }
    expect(await journal.createDifferenceMark(mark)).toBe(true)
    expect((await toSettle()).orders).toEqual([])
    await journal.createDifferenceMark({ ...mark, undoes: new Date(time).toISOString() })
    expect((await toSettle()).orders).toEqual([[codeOf(1), 320]])
    await journal.createDifferenceMark(mark)
    await journal.saveReplacementAnswer({
      key,
      line: 1,
      offer: offerOf(pick) ?? '',
      answer: 'refused',
    })
    expect((await toSettle()).orders).toEqual([[codeOf(1), -1500]])
    time += 31 * day
    expect(await toSettle()).toEqual({ orders: [], open: 0 })
  })

  it('have what was paid of those that were cancelled', async () => {
    const key = keyOf(1)
    await journal.create(newOrderOf({ key, lines: [orderLineOf()] }), { from: ['recorded'], to: 'arrived' })
    await journal.createFulfillmentEvent({ key, from: 'waiting', to: 'cancelled', by: 'ana' })
    expect((await toSettle()).orders).toEqual([[codeOf(1), -2380]])
  })

  it('have a Pix that no amount was noted of in them too', async () => {
    await close(1, 'missing', 'delivered')
    const key = keyOf(2)
    const delivery = { ...sampleDelivery, payment: 'pix' } as const
    await journal.create(newOrderOf({ key, delivery }), { from: ['recorded'], to: 'arrived' })
    await journal.createPaymentNote({ key, by: 'ana', isUndo: false })
    await journal.savePick({ ...plainPick, key, line: 0, state: 'missing', by: 'ana' })
    await moveTo(journal, key, 'ready')
    const query = deskOrdersQuerySchema.parse({ view: 'to-settle' })
    const { orders } = await listOrders(query, { ...effects, journal, takesPix: true, isByMessage: true })
    expect(orders.map(({ code, difference }) => [code, difference?.amount])).toEqual([[codeOf(2), -2380]])
  })

  it('are computed anew where something was done with them, and nowhere else', async () => {
    for (const number of [1, 2, 3]) await close(number, 'missing', 'ready')
    await list()
    expect(computed.toSorted()).toEqual([keyOf(1), keyOf(2), keyOf(3)].toSorted())
    computed.length = 0
    await list()
    expect(computed).toEqual([])
    await journal.createFulfillmentEvent({ key: keyOf(2), from: 'ready', to: 'delivered', by: 'ana' })
    await list()
    expect(computed).toEqual([keyOf(2)])
  })
})
