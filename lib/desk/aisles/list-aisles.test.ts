import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DeskAisles } from '../../api/desk/aisles.ts'
import type { OrderState } from '../../domain/order.ts'
import { digestOrderCode } from '../../orders/order-code.ts'
import type { OrderJournal } from '../../orders/order-journal.ts'
import { openSqliteJournal } from '../../orders/sqlite-journal.ts'
import { keyOf, newOrderOf } from '../../orders/testing/sample-orders.ts'
import { listAisles } from './list-aisles.ts'

const noon = Date.UTC(2026, 10, 22, 15)
let time = noon
let journal: OrderJournal
beforeEach(() => {
  time = noon
  journal = openSqliteJournal({ folder: ':memory:', now: () => time, createCode: digestOrderCode })
})
afterEach(() => journal.close())

/** Orders of these numbers, all at one moment. */
async function take(numbers: readonly number[], to: OrderState): Promise<void> {
  const orders = numbers.map((number) => newOrderOf({ key: keyOf(number) }))
  await Promise.all(orders.map((order) => journal.create(order, { from: ['recorded'], to })))
}

const numbersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index)

const walk = () => listAisles({}, { journal, catalog: null, cities: [], now: noon })
const codesIn = ({ aisles }: DeskAisles) =>
  aisles.flatMap(({ products }) => products.flatMap(({ lines }) => lines.map(({ code }) => code)))

it('keeps every order that is sure on the walk, however many payments were opened since and left', async () => {
  time = noon - 3 * 86_400_000
  await take([1], 'arrived')
  await take([2], 'unknown')
  await take([3], 'opened')
  await journal.createFulfillmentEvent({ key: keyOf(3), from: 'waiting', to: 'picking', by: 'ana' })
  time = noon - 60_000
  await take(numbersFrom(10, 2100), 'opened')
  const aisles = await walk()
  expect(codesIn(aisles)).toEqual(
    expect.arrayContaining([1, 2, 3].map((number) => digestOrderCode(keyOf(number)))),
  )
  expect([aisles.orderCount, aisles.isCut]).toEqual([300, true])
})

it('walks for orders whose payment was only opened as well, where there is room', async () => {
  await take([1], 'arrived')
  await take([2], 'opened')
  await take([3], 'refused')
  const aisles = await walk()
  expect(codesIn(aisles).toSorted()).toEqual(
    [1, 2].map((number) => digestOrderCode(keyOf(number))).toSorted(),
  )
  expect(aisles.isCut).toBe(false)
})
