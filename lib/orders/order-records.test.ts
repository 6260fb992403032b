import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainPick } from '../domain/fulfillment.ts'
import { noAccount, type OrderState } from '../domain/order.ts'
import type { OrderRecords } from '../domain/past-order.ts'
import type { NewOrder, OrderJournal } from './order-journal.ts'
import { createOrderRecords } from './order-records.ts'
import { openSqliteJournal } from './sqlite-journal.ts'
import { digestOrderCode, keyOf, newOrderOf, orderLineOf, sampleDelivery } from './testing/sample-orders.ts'

let journal: OrderJournal
let records: OrderRecords
let time = 0

beforeEach(() => {
  time = Date.parse('2026-11-20T12:00:00Z')
  journal = openSqliteJournal({ folder: ':memory:', now: () => time, createCode: digestOrderCode })
  records = createOrderRecords(journal, { isByMessage: false, takesPix: false, now: () => time })
})
afterEach(() => journal.close())

/** Writes an order down, a minute after the one before. */
async function take(number: number, to: OrderState, overrides: Partial<NewOrder> = {}) {
  time += 60_000
  await journal.create(newOrderOf({ ...overrides, key: keyOf(number) }))
  if (to !== 'recorded') await journal.createEvent({ key: keyOf(number), from: ['recorded'], to })
}

const stranger = { accountId: null, keys: [] }
const codesOf = async (owner: Parameters<OrderRecords['listPastOrders']>[0]) =>
  (await records.listPastOrders(owner)).map(({ code }) => code)
const codes = (...numbers: number[]) => numbers.map((number) => digestOrderCode(keyOf(number)))

describe('past orders', () => {
  it('hold what was bought, when, for how much, and nothing of the contact', async () => {
    const lines = [orderLineOf({ note: 'maduras', substitution: 'remove' }), orderLineOf({ quantity: 1 })]
    await take(1, 'opened', { lines, delivery: { ...sampleDelivery, note: 'portão azul' } })
    const line = {
      variantId: lines[0]?.variantId,
      title: 'Banana Prata',
      variantTitle: '1 kg',
      nominalGrams: null,
      outcome: null,
      settled: null,
    }
    expect(await records.listPastOrders({ ...stranger, keys: [keyOf(1)] })).toEqual([
      {
        code: digestOrderCode(keyOf(1)),
        placedAt: '2026-11-20T12:01:00.000Z',
        state: 'opened',
        fulfillment: 'waiting',
        fulfillmentAt: null,
        stepTimes: [{ state: 'waiting', at: '2026-11-20T12:01:00.000Z' }],
        lines: [
          { ...line, quantity: 2, amount: { amount: 1180, currency: 'brl' }, substitution: 'remove' },
          { ...line, quantity: 1, amount: { amount: 590, currency: 'brl' }, substitution: 'similar' },
        ],
        productsTotal: { amount: 1770, currency: 'brl' },
        shippingFee: { amount: 1200, currency: 'brl' },
        pickup: null,
        details: { substitution: 'similar' },
        settled: null,
        pixDue: null,
        unsentPath: null,
        ...{ pixPaid: null, awaitsPix: false },
      },
    ])
  })

  it('R75 have the fee that is known of those with a price that is not', async () => {
    await take(1, 'opened', { lines: [orderLineOf({ quotedAmount: null }), orderLineOf()] })
    const [order] = await records.listPastOrders({ ...stranger, keys: [keyOf(1)] })
    expect(order).toMatchObject({ productsTotal: null, shippingFee: { amount: 1200, currency: 'brl' } })
  })

  it('are those that may have become one: opened, arrived, or not known', async () => {
    const states: OrderState[] = ['recorded', 'opened', 'arrived', 'refused', 'failed', 'unknown']
    for (const [index, state] of states.entries()) await take(index, state)
    const keys = states.map((_, index) => keyOf(index))
    const listed = await records.listPastOrders({ ...stranger, keys })
    expect(listed.map(({ state }) => state)).toEqual(['unknown', 'arrived', 'opened'])
  })

  it('S49 say how far the market is and what became of each line, and not who said so', async () => {
    const lines = [1, 2, 3].map((quantity) => orderLineOf({ quantity }))
    await take(1, 'arrived', { lines, accountId: 'ana' })
    await take(2, 'arrived', { accountId: 'ana' })
    const [key, by] = [keyOf(1), 'joana']
    await journal.createFulfillmentEvent({ key, from: 'waiting', to: 'picking', by })
    const pick = { key, by, ...plainPick }
    await journal.savePick({ ...pick, line: 0, state: 'missing' })
    await journal.savePick({ ...pick, line: 1, state: 'replaced', replacement: 'Nanica', weightGrams: 500 })
    await journal.savePick({ ...pick, line: 2, state: 'open' })
    const outcomes = [
      { state: 'missing', quantity: null, weightGrams: null, replacement: null },
      { state: 'replaced', quantity: null, weightGrams: 500, replacement: 'Nanica' },
      null,
    ]
    const moved = {
      fulfillment: 'picking',
      fulfillmentAt: new Date(time).toISOString(),
      lines: outcomes.map((outcome) => ({ outcome })),
    }
    const waiting = { fulfillment: 'waiting', lines: [{ outcome: null }] }
    const listed = await records.listPastOrders({ accountId: 'ana', keys: [] })
    const kept = await records.listKeptOrders('ana')
    for (const orders of [listed, kept]) {
      expect(orders).toMatchObject([waiting, moved])
      expect(JSON.stringify(orders)).not.toContain(by)
    }
  })

  it('R56 say what was ordered and what it comes to now, of each line and in all', async () => {
    const weighed = orderLineOf({ nominalGrams: 1000, isSoldByWeight: true })
    await take(1, 'arrived', { lines: [weighed, orderLineOf(), orderLineOf({ quantity: 1 })] })
    const pick = { key: keyOf(1), by: 'joana', ...plainPick }
    await journal.createFulfillmentEvent({ ...pick, from: 'waiting', to: 'picking' })
    await journal.savePick({ ...pick, line: 0, state: 'picked', weightGrams: 2360 })
    await journal.savePick({ ...pick, line: 1, state: 'missing' })
    const listed = () => records.listPastOrders({ ...stranger, keys: [keyOf(1)] })
    expect(await listed()).toMatchObject([
      {
        settled: { ordered: 4150, paid: 4150, mark: null, now: 3182, currency: 'brl' },
        lines: [
          { settled: { ordered: 1180, now: 1392 }, nominalGrams: 1000 },
          // Whose price the scale does not change is not measured by what it was to weigh.
          { settled: { ordered: 1180, now: 0 }, nominalGrams: null },
          { settled: null },
        ],
      },
    ])
    await journal.savePick({ ...pick, line: 2, state: 'replaced', replacement: 'Couve' })
    expect(await listed()).toMatchObject([{ settled: { ordered: 4150, now: null } }])
    await journal.createFulfillmentEvent({ ...pick, from: 'picking', to: 'cancelled' })
    const settled = { now: 0, paid: 4150 }
    expect(await listed()).toMatchObject([{ settled, lines: [{ settled: null }, {}, {}] }])
  })

  it('R84 say of what was refused what it would come to', async () => {
    await take(1, 'arrived', { lines: [orderLineOf()] })
    const pick = { key: keyOf(1), by: 'joana', ...plainPick, line: 0 }
    await journal.createFulfillmentEvent({ ...pick, from: 'waiting', to: 'picking' })
    const replacement = { state: 'replaced', replacement: 'Couve', replacementAmount: 700 } as const
    await journal.savePick({ ...pick, ...replacement })
    const lineOf = async () => (await records.listPastOrders({ ...stranger, keys: [keyOf(1)] }))[0]?.lines[0]
    const offer = (await lineOf())?.outcome?.offer?.id ?? ''
    await journal.saveReplacementAnswer({ key: keyOf(1), line: 0, offer, answer: 'refused' })
    expect(await lineOf()).toMatchObject({
      settled: { ordered: 1180, now: 0 },
      outcome: { offer: { answer: 'refused', settled: { ordered: 1180, now: 700 } } },
    })
  })

  it('R75 hold what was seen paid by Pix to the market and when, also before they are begun', async () => {
    await take(1, 'arrived', { delivery: { ...sampleDelivery, payment: 'pix' } })
    await take(2, 'arrived', { delivery: { ...sampleDelivery, payment: 'dinheiro' } })
    await journal.createPaymentNote({ key: keyOf(1), by: 'ana', isUndo: false })
    const byMessage = createOrderRecords(journal, { isByMessage: true, takesPix: true, now: () => time })
    const paid = async () =>
      (await byMessage.listPastOrders({ ...stranger, keys: [keyOf(1), keyOf(2)] })).map(
        ({ pixPaid }) => pixPaid,
      )
    const amount = { amount: 2380, currency: 'brl' }
    expect(await paid()).toEqual([null, { at: new Date(time).toISOString(), amount }])
    await journal.createPaymentNote({ key: keyOf(1), by: 'ana', isUndo: true })
    expect(await paid()).toEqual([null, null])
  })

  it('lead to where their message is sent from, until the market begins', async () => {
    const path = `/pedido/${'a'.repeat(32)}`
    for (const number of [1, 2]) {
      await journal.create(newOrderOf({ key: keyOf(number) }))
      const changes = { paymentUrl: `https://mercado.example${path}` }
      await journal.createEvent({ key: keyOf(number), from: ['recorded'], to: 'opened', changes })
    }
    await journal.createEvent({ key: keyOf(2), from: ['opened'], to: 'arrived' })
    const byMessage = createOrderRecords(journal, { isByMessage: true, takesPix: false })
    const listed = await byMessage.listPastOrders({ ...stranger, keys: [keyOf(1), keyOf(2)] })
    expect(listed.map(({ unsentPath }) => unsentPath)).toEqual([path, path])
    await journal.createFulfillmentEvent({ key: keyOf(2), from: 'waiting', to: 'picking', by: 'ana' })
    const begun = await byMessage.listPastOrders({ ...stranger, keys: [keyOf(2)] })
    expect(begun[0]?.unsentPath).toBeNull()
  })

  it('of account and device come newest first, each once', async () => {
    await take(1, 'opened', { accountId: 'ana' })
    await take(2, 'opened')
    await take(3, 'arrived', { accountId: 'ana' })
    await take(4, 'opened')
    expect(await codesOf({ accountId: 'ana', keys: [keyOf(2), keyOf(3)] })).toEqual(codes(3, 2, 1))
    expect(await codesOf({ accountId: 'ana', keys: [] })).toEqual(codes(3, 1))
    expect(await codesOf(stranger)).toEqual([])
  })

  it('S20 made with an account are never shown to the next person at the device', async () => {
    await take(1, 'opened', { accountId: 'ana' })
    await take(2, 'opened')
    await take(3, 'opened', { accountId: 'bia' })
    const keys = [keyOf(1), keyOf(2)]
    for (const isUnsure of [false, true]) {
      expect(await codesOf({ accountId: null, keys, isUnsure })).toEqual(codes(2))
      expect(await codesOf({ accountId: 'ana', keys, isUnsure })).toEqual(codes(2, 1))
    }
    expect(await codesOf({ accountId: 'bia', keys })).toEqual(codes(3, 2))
    expect(await codesOf({ accountId: 'bia', keys, isUnsure: true })).toEqual(codes(2))
  })
})

describe('a copy of all orders', () => {
  it('holds contact, wishes and notes of every attempt, and no key', async () => {
    await take(1, 'refused', { accountId: 'ana', lines: [orderLineOf({ note: 'maduras' })] })
    await take(2, 'opened', { accountId: 'ana' })
    await take(3, 'opened')
    const kept = await records.listKeptOrders('ana')
    expect(kept).toMatchObject([
      { code: digestOrderCode(keyOf(2)), state: 'opened', delivery: sampleDelivery },
      { code: digestOrderCode(keyOf(1)), state: 'refused', lines: [{ note: 'maduras' }] },
    ])
    expect(JSON.stringify(kept)).not.toMatch(/attempt-|hash-1|request-1/)
  })
})

describe('erasing', () => {
  it('takes the contact out of every order of the account and of the device, whatever became of it', async () => {
    await take(1, 'refused', { accountId: 'ana' })
    await take(2, 'opened', { lines: [orderLineOf({ note: 'portão azul' })] })
    await take(3, 'opened')
    expect(await records.eraseContact({ accountId: 'ana', keys: [keyOf(2)] })).toBe(2)
    for (const number of [1, 2]) {
      const order = await journal.findOptional(keyOf(number))
      expect(order).toMatchObject({
        accountId: noAccount,
        delivery: { whatsapp: null, whatsappNormalized: null },
      })
      expect(order?.lines[0]?.note).toBeNull()
    }
    expect((await journal.findOptional(keyOf(3)))?.delivery).toEqual(sampleDelivery)
  })

  it('leaves the order of another account that was signed in on the same device', async () => {
    await take(1, 'opened', { accountId: 'bia' })
    expect(await records.eraseContact({ accountId: 'ana', keys: [keyOf(1)] })).toBe(0)
    expect((await journal.findOptional(keyOf(1)))?.delivery).toEqual(sampleDelivery)
  })
})
