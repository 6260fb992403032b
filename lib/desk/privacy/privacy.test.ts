import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nobody } from '../../domain/order.ts'
import { digestOrderCode } from '../../orders/order-code.ts'
import type { OrderJournal } from '../../orders/order-journal.ts'
import { createOrderRecords } from '../../orders/order-records.ts'
import { openPostgresJournal } from '../../orders/postgres/journal.ts'
import { openSqliteJournal } from '../../orders/sqlite-journal.ts'
import { keyOf, newOrderOf, orderLineOf, sampleDelivery } from '../../orders/testing/sample-orders.ts'
import { type RunningPostgres, startPostgres } from '../../server/database/testing/start-postgres.ts'
import { eraseOldContact } from './erase-old-contact.ts'
import { exportPerson } from './export-person.ts'
import { ordersOfPerson } from './orders-of-person.ts'

const createCode = digestOrderCode

const dayMs = 86_400_000
const today = Date.UTC(2026, 10, 22, 12)
let time = today
const now = () => time

let postgres: RunningPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

const databases = [
  ['SQLite', async () => openSqliteJournal({ folder: ':memory:', now, createCode })],
  ['Postgres', async () => openPostgresJournal({ url: await postgres.createDatabase(), now, createCode })],
] as const

describe.each(databases)('what %s keeps of a shopper', (_name, open) => {
  let journal: OrderJournal
  beforeEach(async () => {
    time = today
    journal = await open()
  })
  afterEach(() => journal.close())

  const take = (number: number, daysAgo: number, whatsapp: string | null = sampleDelivery.whatsapp) => {
    time = today - daysAgo * dayMs
    const delivery = whatsapp === null ? null : { ...sampleDelivery, whatsapp }
    const lines = [orderLineOf({ note: 'bem madura' })]
    return journal.create(newOrderOf({ key: keyOf(number), lines, delivery }))
  }
  const withContact = async () => (await journal.list({ hasContact: true })).map(({ key }) => key)

  it('S46 is erased once it is old enough, however much there is, by two processes at once too', async () => {
    for (let number = 1; number <= 120; number += 1) await take(number, 180 + number)
    await take(200, 179)
    const erase = () => eraseOldContact({ journal, days: 180, now: today })
    const erased = await Promise.all([erase(), erase()])
    expect(erased[0] + erased[1]).toBeGreaterThanOrEqual(120)
    expect(await withContact()).toEqual([keyOf(200)])
    expect(await erase()).toBe(0)
    const [order] = await journal.list({ keys: [keyOf(120)] })
    expect(order?.delivery).toEqual({ ...sampleDelivery, whatsapp: null, whatsappNormalized: null })
    expect(order?.lines).toEqual([orderLineOf()])
    expect(order?.shipping).toEqual(newOrderOf().shipping)
  })

  it('S46 stays an account’s own when it is old, and is nobody’s once she asks for it', async () => {
    time = today - 200 * dayMs
    await journal.create(newOrderOf({ accountId: 'account-1' }))
    await journal.createEvent({ key: keyOf(1), from: ['recorded'], to: 'opened' })
    await eraseOldContact({ journal, days: 180, now: today })
    const records = createOrderRecords(journal)
    const seenBy = async (accountId: string | null) =>
      (await records.listPastOrders({ accountId, keys: [keyOf(1)] })).length
    expect([await seenBy('account-1'), await seenBy(null), await seenBy('account-2')]).toEqual([1, 0, 0])
    expect(await withContact()).toEqual([])
    await records.eraseContact({ accountId: 'account-1', keys: [] })
    expect((await journal.findOptional(keyOf(1)))?.accountId).toBe(nobody)
    expect([await seenBy('account-1'), await seenBy(null), await seenBy('account-2')]).toEqual([0, 0, 0])
  })

  it('S46 stays its device’s own when it is old, and is nobody’s once somebody asks for it', async () => {
    for (const number of [1, 2]) {
      await take(number, 200)
      await journal.createEvent({ key: keyOf(number), from: ['recorded'], to: 'opened' })
    }
    await journal.eraseContact([keyOf(2)])
    await eraseOldContact({ journal, days: 180, now: today })
    const device = { accountId: null, keys: [keyOf(1), keyOf(2)] }
    const listed = await createOrderRecords(journal).listPastOrders(device)
    expect(listed.map(({ code }) => code)).toEqual([digestOrderCode(keyOf(1))])
    // Whoever has the link of the order sees it as before.
    expect(await journal.findOptional(keyOf(2))).toMatchObject({ state: 'opened', lines: [orderLineOf()] })
  })

  it('S47 is found by the whole number, however it was written, and by nobody else’s', async () => {
    await take(1, 3)
    await take(2, 2, '+55 47 99999 1234')
    await take(3, 1, '(48) 98888-1234')
    await take(4, 0, '99999-1234')
    await take(5, 0, null)
    const keys = async (person: Parameters<typeof ordersOfPerson>[1]) =>
      (await ordersOfPerson(journal, person)).map(({ key }) => key)
    expect(await keys({ number: '047 99999.1234' })).toEqual([keyOf(2), keyOf(1)])
    expect(await keys({ code: digestOrderCode(keyOf(1)) })).toEqual([keyOf(2), keyOf(1)])
    expect(await keys({ number: '99999-1234' })).toEqual([keyOf(4)])
    expect(await keys({ number: '(49) 99999-1234' })).toEqual([])
    expect(await keys({ code: digestOrderCode(keyOf(5)) })).toEqual([keyOf(5)])
    expect(await keys({ code: digestOrderCode(keyOf(9)) })).toEqual([])
  })

  it('S47 is handed out with what was done with it, without keys and without names of the market', async () => {
    await take(1, 1)
    const key = keyOf(1)
    await journal.createEvent({ key, from: ['recorded'], to: 'arrived' })
    await journal.createFulfillmentEvent({ key, from: 'waiting', to: 'picking', by: 'ana' })
    const about = { store: 'Mercado', exportedAt: new Date(today).toISOString() }
    const file = await exportPerson(journal, { code: digestOrderCode(key) }, about)
    expect(file).toMatchObject({
      ...about,
      orders: [
        {
          code: digestOrderCode(key),
          delivery: sampleDelivery,
          lines: [{ title: 'Banana Prata', note: 'bem madura' }],
          payment: [{ to: 'recorded' }, { from: 'recorded', to: 'arrived' }],
          market: [{ kind: 'move', from: 'waiting', to: 'picking' }],
        },
      ],
    })
    const text = JSON.stringify(file)
    for (const secret of [key, '"ana"', 'request-1', 'hash-1']) expect(text).not.toContain(secret)
  })

  it('S47 is found no more once it was erased', async () => {
    await take(1, 1)
    await journal.eraseContact([keyOf(1)])
    expect(await ordersOfPerson(journal, { number: sampleDelivery.whatsapp })).toEqual([])
    expect(await journal.list({ lastDigits: '1234', hasContact: true })).toEqual([])
  })
})
