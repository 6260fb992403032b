import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Catalog, indexCatalog } from '../../../catalog/snapshot.ts'
import type { OrderState } from '../../../domain/order.ts'
import type { Product } from '../../../domain/product.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { openSqliteJournal } from '../../../orders/sqlite-journal.ts'
import { digestOrderCode, keyOf, newOrderOf, sampleDelivery } from '../../../orders/testing/sample-orders.ts'
import { productOf, variantIdOf, variantOf } from '../../../testing/sample-values.ts'
import type { DeskAisles } from '../../api/aisles.ts'
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

const walk = (catalog: Catalog | null = null) => listAisles({}, { journal, catalog, cities: [], now: noon })
const codesIn = ({ aisles }: DeskAisles) =>
  aisles.flatMap(({ products }) => products.flatMap(({ lines }) => lines.map(({ code }) => code)))

it('R55 walks for what is sure, and for what was begun; for no payment that was opened or cancelled', async () => {
  time = noon - 3 * 86_400_000
  await take([1], 'arrived')
  await take([2], 'unknown')
  await take([3, 4], 'opened')
  await take([5], 'payment-cancelled')
  await take([6], 'refused')
  await journal.createFulfillmentEvent({ key: keyOf(3), from: 'waiting', to: 'picking', by: 'ana' })
  const aisles = await walk()
  expect(codesIn(aisles).toSorted()).toEqual(
    [1, 2, 3].map((number) => digestOrderCode(keyOf(number))).toSorted(),
  )
  expect([aisles.orderCount, aisles.isCut]).toEqual([3, false])
})

it('says of each product how much one piece is and what it looks like, as the catalogue has it', async () => {
  await take([1], 'arrived')
  const product = productOf({
    subtitle: 'do litoral norte, bandeja com 1 kg',
    pictures: ['/banana.webp'],
    variants: [variantOf({ id: variantIdOf(1), title: 'Banana Prata' })],
    title: 'Banana Prata',
  })
  const walkWith = async (changes: Partial<Product>) => {
    const catalog = indexCatalog({
      products: [{ ...product, ...changes }],
      ...{ collections: [], language: null, readAt: '2026-11-22T12:00:00Z' },
    })
    return (await walk(catalog)).aisles[0]?.products[0]
  }
  expect(await walkWith({})).toMatchObject({ pack: 'bandeja com 1 kg', picture: '/banana.webp' })
  // Another weight than the shopper bought: the order's own stands.
  expect(await walkWith({ subtitle: 'bandeja com 500 g' })).toMatchObject({ pack: null, nominalGrams: 1000 })
})

it('walks one window at a time, and says which there are', async () => {
  const deliveryWindow = '2026-11-22T16:00/18:00'
  await take([1], 'arrived')
  const order = newOrderOf({ key: keyOf(2), delivery: { ...sampleDelivery, deliveryWindow } })
  await journal.create(order, { from: ['recorded'], to: 'arrived' })
  const sources = { journal, catalog: null, cities: [], now: noon }
  const one = await listAisles({ window: deliveryWindow }, sources)
  expect(codesIn(one)).toEqual([digestOrderCode(keyOf(2))])
  expect([one.orderCount, one.windows]).toEqual([1, [deliveryWindow]])
  const none = await listAisles({ window: '2026-11-23T16:00/18:00' }, sources)
  expect([none.orderCount, none.windows]).toEqual([0, [deliveryWindow]])
})

it('is for those that wait longest where there are too many for one walk', async () => {
  await take(numbersFrom(10, 300), 'arrived')
  time = noon - 3 * 86_400_000
  await take([1, 2], 'arrived')
  const aisles = await walk()
  expect(codesIn(aisles)).toEqual(
    expect.arrayContaining([1, 2].map((number) => digestOrderCode(keyOf(number)))),
  )
  expect([aisles.orderCount, aisles.isCut]).toEqual([300, true])
})
