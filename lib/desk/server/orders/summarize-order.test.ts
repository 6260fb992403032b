import { expect, it } from 'vitest'
import { plainPick } from '../../../domain/fulfillment.ts'
import type { NewOrder, OrderJournal } from '../../../orders/order-journal.ts'
import { openSqliteJournal } from '../../../orders/sqlite-journal.ts'
import { digestOrderCode, keyOf, newOrderOf, sampleDelivery } from '../../../orders/testing/sample-orders.ts'
import { deskOrdersQuerySchema } from '../../api/orders.ts'
import { listOrders } from './list-orders.ts'

let time = Date.parse('2026-11-22T12:00:00-03:00')
const effects = {
  cities: [],
  schedule: null,
  isByMessage: false,
  now: () => time,
}

it('orders in a list say whose Pix no one has seen, and what similar was wished and not offered, each asked for once', async () => {
  const journal = openSqliteJournal({
    folder: ':memory:',
    now: () => (time += 1),
    createCode: digestOrderCode,
  })
  const take = (number: number, more: Partial<NewOrder> = {}) =>
    journal.create(newOrderOf({ key: keyOf(number), ...more }), { from: ['recorded'], to: 'arrived' })
  for (const number of [1, 2, 3]) await take(number)
  await take(4, { delivery: { ...sampleDelivery, payment: 'dinheiro' } })
  await journal.createPaymentNote({ key: keyOf(2), by: 'ana', isUndo: false })
  const missing = { ...plainPick, line: 0, state: 'missing', by: 'ana' } as const
  for (const number of [1, 3]) await journal.savePick({ ...missing, key: keyOf(number) })
  await journal.savePick({ ...missing, key: keyOf(3), state: 'replaced', replacement: 'Maçã' })
  await journal.savePick({ ...missing, key: keyOf(3) })
  const asked: unknown[] = []
  const counted = {
    ...journal,
    listHistories(...given: Parameters<OrderJournal['listHistories']>) {
      asked.push(given[0].length)
      return journal.listHistories(...given)
    },
  }
  const facts = async (takesPix: boolean) =>
    (await listOrders(deskOrdersQuerySchema.parse({}), { ...effects, journal: counted, takesPix })).orders
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
      .map(({ pix, similarDueCount }) => [pix?.seenBy, similarDueCount])
  expect(await facts(true)).toEqual([
    [null, 1],
    ['ana', 0],
    [null, 0],
    [undefined, 0],
  ])
  expect(asked).toEqual([4])
  expect((await facts(false)).map(([seenBy]) => seenBy)).toEqual(Array(4).fill(undefined))
  await journal.close()
})
