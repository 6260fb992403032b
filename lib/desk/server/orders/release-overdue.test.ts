import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MarketStage } from '../../../domain/fulfillment.ts'
import type { OrderKey } from '../../../domain/order.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { openSqliteJournal } from '../../../orders/sqlite-journal.ts'
import { keyOf, newOrderOf, sampleDelivery } from '../../../orders/testing/sample-orders.ts'
import { releaseOverdue } from './release-overdue.ts'

/** Thursday, 10h at the market. */
const now = () => Date.UTC(2026, 10, 26, 13)

let journal: OrderJournal
beforeEach(async () => {
  journal = openSqliteJournal({ folder: ':memory:', now: Date.now })
  for (const number of [1, 2, 3]) {
    await journal.create(newOrderOf({ key: keyOf(number) }), { from: ['recorded'], to: 'arrived' })
  }
})
afterEach(() => journal.close())

/** A book whose orders are all overdue, and what it received. */
function bookOf(keys: readonly OrderKey[]) {
  const overdue = new Set(keys)
  const stages: [OrderKey, MarketStage][] = []
  const lapsed: OrderKey[] = []
  const held = new Map<OrderKey, number>()
  return {
    stages,
    lapsed,
    held,
    listOverdue: async () => [...overdue],
    async saveStage(key: OrderKey, stage: MarketStage) {
      stages.push([key, stage])
      overdue.delete(key)
    },
    async createLapses(given: readonly OrderKey[]) {
      lapsed.push(...given)
      for (const key of given) overdue.delete(key)
    },
    async createHolds(given: ReadonlyMap<OrderKey, number>) {
      for (const [key, until] of given) {
        held.set(key, until)
        overdue.delete(key)
      }
    },
    async createKeeping() {
      overdue.clear()
    },
  }
}

it('S52 gives back the pieces of what was not begun, also where the book did not learn of what was', async () => {
  await journal.createFulfillmentEvent({ key: keyOf(1), from: 'waiting', to: 'picking', by: 'ana' })
  await journal.createFulfillmentEvent({ key: keyOf(2), from: 'waiting', to: 'cancelled', by: 'ana' })
  const pieces = bookOf([1, 2, 3].map(keyOf))
  expect(await releaseOverdue({ journal, pieces, isDeskOn: async () => true, now })).toBe(1)
  expect(new Map(pieces.stages)).toEqual(
    new Map([
      [keyOf(1), 'begun'],
      [keyOf(2), 'cancelled'],
    ]),
  )
  expect(pieces.lapsed).toEqual([keyOf(3)])
})

it('S52 keeps all where there is no desk to begin them at', async () => {
  const pieces = bookOf([1, 2, 3].map(keyOf))
  expect(await releaseOverdue({ journal, pieces, isDeskOn: async () => false, now })).toBe(0)
  expect([pieces.stages, pieces.lapsed]).toEqual([[], []])
})

it('S52 keeps the pieces of an order until the window is over that it is to be delivered in', async () => {
  const inWindow = (number: number, deliveryWindow: string) =>
    journal.create(newOrderOf({ key: keyOf(number), delivery: { ...sampleDelivery, deliveryWindow } }), {
      from: ['recorded'],
      to: 'arrived',
    })
  await inWindow(4, '2026-11-28T16:00/18:00')
  await inWindow(5, '2026-11-26T08:00/10:00')
  const pieces = bookOf([4, 5].map(keyOf))
  expect(await releaseOverdue({ journal, pieces, isDeskOn: async () => true, now })).toBe(1)
  expect(pieces.lapsed).toEqual([keyOf(5)])
  expect(pieces.held).toEqual(new Map([[keyOf(4), Date.UTC(2026, 10, 28, 21)]]))
})
