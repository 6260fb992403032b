import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { digestOrderCode } from '../../../orders/order-code.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { openPostgresJournal } from '../../../orders/postgres/journal.ts'
import { openSqliteJournal } from '../../../orders/sqlite-journal.ts'
import { keyOf, newOrderOf, orderLineOf, sampleDelivery } from '../../../orders/testing/sample-orders.ts'
import { type RunningPostgres, startPostgres } from '../../../server/database/testing/start-postgres.ts'
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
