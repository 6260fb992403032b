import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { indexCatalog } from '../../../catalog/snapshot.ts'
import { collectionIdSchema } from '../../../domain/identifiers.ts'
import type { Hold, OrderState } from '../../../domain/order.ts'
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
import { productIdOf, productOf, variantIdOf, variantOf } from '../../../testing/sample-values.ts'
import type { DeskPick } from '../../api/orders.ts'
import { pickOf as samplePickOf } from '../../browser/testing/sample-picks.ts'
import { findOrder } from './list-orders.ts'
import { pickLine } from './pick-line.ts'
import { contactOf, showOrder } from './show-order.ts'

const start = Date.UTC(2026, 10, 22, 13, 30)
let time = start
const now = () => time

const lines = [
  orderLineOf({ variantId: variantIdOf(1), title: 'Detergente' }),
  orderLineOf({ variantId: variantIdOf(2), title: 'Banana', note: 'bem madura', substitution: 'remove' }),
  orderLineOf({ variantId: variantIdOf(99), title: 'O que não se vende mais' }),
]

const collection = (number: number) => collectionIdSchema.parse(`pcol_${String(number).padStart(26, '0')}`)
const product = (number: number, collectionNumber: number) =>
  productOf({
    id: productIdOf(number),
    pictures: [`/pictures/${number}.webp`],
    collectionIds: [collection(collectionNumber)],
    variants: [variantOf({ id: variantIdOf(number) })],
  })
const catalog = indexCatalog({
  products: [product(1, 2), product(2, 1)],
  collections: [
    { id: collection(1), title: 'Frutas', picture: null },
    { id: collection(2), title: 'Limpeza', picture: null },
  ],
  language: null,
  readAt: '2026-11-22T12:00:00Z',
})

type Ticked = DeskPick & { readonly by: string }
const pickOf = (line: number, pick: Partial<Ticked> = {}): Ticked => ({
  by: 'ana',
  ...samplePickOf(line),
  ...pick,
})

// Both engines keep the same: `lib/orders/fulfillment.contract.ts`.
describe('one order at the desk', () => {
  let journal: OrderJournal
  beforeEach(async () => {
    time = start
    journal = openSqliteJournal({ folder: ':memory:', now, createCode: digestOrderCode })
    await place('arrived')
  })
  afterEach(() => journal.close())

  async function place(to: OrderState, number = 1) {
    await journal.create(newOrderOf({ key: keyOf(number), lines }), { from: ['recorded'], to })
  }

  async function order(number = 1) {
    const found = await findOrder(journal, digestOrderCode(keyOf(number)))
    if (!found) throw new Error('there is an order')
    return found
  }
  const shown = async (known: typeof catalog | null = catalog, number = 1, hold?: Hold) =>
    showOrder(
      {
        journal,
        readCatalog: async () => known,
        listHolds: async (keys) => new Map(hold ? keys.map((key) => [key, hold]) : []),
        takesPix: false,
        isByMessage: false,
        now,
      },
      await order(number),
    )
  const pick = async (given: Ticked) => (await pickLine(journal, await order(), given, catalog)).kind

  it('is found by its code, and not by that of another', async () => {
    expect((await order()).key).toBe(keyOf(1))
    expect(await findOrder(journal, '000000000000')).toBeNull()
  })

  it('S52 says until when it keeps its pieces, unless they were given back, and nothing once it is begun', async () => {
    const until = start + 3_600_000
    const hold = async (isOver: boolean, number = 1) => (await shown(catalog, number, { until, isOver })).hold
    const iso = new Date(until).toISOString()
    expect([await hold(false), (await shown()).hold]).toEqual([{ until: iso, isOver: false }, null])
    const delivery = { ...sampleDelivery, deliveryWindow: '2026-11-28T16:00/18:00' }
    const windowed = newOrderOf({ key: keyOf(2), lines, delivery })
    await journal.create(windowed, { from: ['recorded'], to: 'arrived' })
    expect([await hold(false, 2), await hold(true, 2)]).toEqual([
      { until: '2026-11-28T21:00:00.000Z', isOver: false },
      { until: iso, isOver: true },
    ])
    await moveTo(journal, keyOf(1), 'picking')
    expect(await hold(false)).toBeNull()
  })

  it('has its lines as one walks past them, with what the catalogue says of today', async () => {
    const { lines: shownLines, productsTotal, total } = await shown()
    expect(shownLines.map(({ line, category, picture }) => [line, category, picture])).toEqual([
      [1, 'Frutas', '/pictures/2.webp'],
      [0, 'Limpeza', '/pictures/1.webp'],
      [2, null, null],
    ])
    expect(shownLines[0]).toMatchObject({ note: 'bem madura', substitution: 'remove', quantity: 2 })
    expect(shownLines[1]).toMatchObject({ note: null, substitution: 'similar' })
    expect([productsTotal?.amount, total?.amount]).toEqual([3540, 4740])
  })

  it('is there without the catalogue too', async () => {
    expect((await shown(null)).lines.map(({ line }) => line)).toEqual([0, 1, 2])
  })

  it('begins to be picked with its first tick, and only once', async () => {
    expect(await pick(pickOf(0))).toBe('saved')
    expect(await pick(pickOf(1, { by: 'bia', state: 'missing' }))).toBe('saved')
    const { fulfillment, history, handledCount, missingCount, lines: all } = await shown()
    expect([fulfillment, handledCount, missingCount]).toEqual(['picking', 2, 1])
    expect(history.map(({ kind, by }) => [kind, by])).toEqual([
      ['move', 'ana'],
      ['pick', 'ana'],
      ['pick', 'bia'],
    ])
    expect(all.find(({ line }) => line === 1)?.pick).toMatchObject({ state: 'missing', by: 'bia' })
  })

  it('R55 takes no tick while no one has seen it paid, until a user who confirmed the question has begun', async () => {
    await place('opened', 2)
    const tick = async () => (await pickLine(journal, await order(2), pickOf(0), null)).kind
    expect(await tick()).toBe('conflict')
    expect((await order(2)).fulfillment).toBe('waiting')
    await journal.createFulfillmentEvent({ key: keyOf(2), from: 'waiting', to: 'picking', by: 'ana' })
    expect(await tick()).toBe('saved')
    await journal.createEvent({ key: keyOf(2), from: ['opened'], to: 'payment-cancelled' })
    expect((await pickLine(journal, await order(2), pickOf(1), null)).kind).toBe('conflict')
  })

  it('is begun by one of two who tick at the same moment, and keeps both ticks', async () => {
    const waiting = await order()
    const kept = await Promise.all([
      pickLine(journal, waiting, pickOf(0), catalog),
      pickLine(journal, waiting, pickOf(1, { by: 'bia' }), catalog),
    ])
    expect(kept.map(({ kind }) => kind)).toEqual(['saved', 'saved'])
    const { history, handledCount } = await shown()
    expect(history.filter(({ kind }) => kind === 'move')).toHaveLength(1)
    expect(handledCount).toBe(2)
  })

  it.each(['ana', 'bia'])(
    'R53 rejects a tick over one that was not seen, on another phone of %s',
    async (by) => {
      const standing = async () => (await shown()).lines.find(({ line }) => line === 0)?.pick
      await pick(pickOf(0, { by, state: 'missing' }))
      expect(await pick(pickOf(0))).toBe('conflict')
      expect((await standing())?.state).toBe('missing')
      // The same again is no quarrel, nor is what was seen.
      expect(await pick(pickOf(0, { state: 'missing' }))).toBe('saved')
      const seen = (await standing())?.at ?? ''
      time += 1000
      expect(await pick(pickOf(0, { seen }))).toBe('saved')
      expect(await pick(pickOf(0, { by, state: 'missing', seen }))).toBe('conflict')
      expect((await standing())?.state).toBe('picked')
    },
  )

  it('R53 takes no tick that comes as the order leaves or is cancelled', async () => {
    expect(await pick(pickOf(0))).toBe('saved')
    const read = await order()
    await journal.createFulfillmentEvent({ key: keyOf(1), from: 'picking', to: 'cancelled', by: 'bia' })
    expect(await pickLine(journal, read, pickOf(1), catalog)).toEqual({ kind: 'conflict' })
    const seen = (await journal.listPicks([keyOf(1)])).get(keyOf(1))?.[0]?.at ?? ''
    expect(await pickLine(journal, read, pickOf(0, { state: 'missing', seen }), catalog)).toEqual({
      kind: 'conflict',
    })
    expect((await shown()).lines.map(({ pick: kept }) => kept?.state)).toEqual([
      undefined,
      'picked',
      undefined,
    ])
  })

  it('takes no tick once it has left the market, was never paid for, or has no such line', async () => {
    expect(await pick(pickOf(3))).toBe('no-line')
    await place('failed', 2)
    const [failed] = await journal.list({ code: digestOrderCode(keyOf(2)) })
    expect(failed && (await pickLine(journal, failed, pickOf(0), catalog))).toEqual({ kind: 'conflict' })
    for (const [from, to] of [
      ['waiting', 'picking'],
      ['picking', 'ready'],
      ['ready', 'on-the-way'],
    ] as const) {
      expect(await pick(pickOf(0))).toBe('saved')
      await journal.createFulfillmentEvent({ key: keyOf(1), from, to, by: 'ana' })
    }
    expect(await pick(pickOf(1))).toBe('conflict')
  })

  it('says how long its last move can be taken back', async () => {
    await journal.createFulfillmentEvent({ key: keyOf(1), from: 'waiting', to: 'picking', by: 'ana' })
    time += 18_000
    expect((await shown()).undo).toEqual({ to: 'waiting', leftMs: 42_000 })
    time += 42_000
    expect((await shown()).undo).toBeNull()
  })

  it('has a contact until it is erased', async () => {
    expect(await shown()).toMatchObject({ hasContact: true, contactErasedAt: null })
    await journal.eraseContact([keyOf(1)])
    expect(await shown()).toMatchObject({ hasContact: false, contactErasedAt: expect.any(String) })
  })

  it('has none to report as erased where none was given', async () => {
    await journal.create(newOrderOf({ key: keyOf(2), delivery: null }))
    await journal.eraseContact([keyOf(2)])
    expect(await shown(catalog, 2)).toMatchObject({ hasContact: false, contactErasedAt: null })
  })
})

it('a contact that no number can be read from has no digits', () => {
  const delivery = { ...sampleDelivery, whatsapp: 'no fixo, 3366', whatsappNormalized: null }
  expect(contactOf({ delivery })).toEqual({ whatsapp: 'no fixo, 3366', digits: null, address: [] })
})
