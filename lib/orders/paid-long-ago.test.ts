import { expect, it } from 'vitest'
import { plainPick } from '../domain/fulfillment.ts'
import type { OrderKey } from '../domain/order.ts'
import { followedMs } from '../domain/past-order.ts'
import { isPixAsked } from '../domain/pix-due.ts'
import { createOrderRecords } from './order-records.ts'
import { openSqliteJournal } from './sqlite-journal.ts'
import { keyOf, moveTo, newOrderOf, orderLineOf, sampleDelivery } from './testing/sample-orders.ts'

it('R75 a Pix that was paid is asked for no more, however long ago, and all histories are read at once', async () => {
  let time = Date.parse('2026-11-20T12:00:00Z')
  const journal = openSqliteJournal({ folder: ':memory:', now: () => time })
  const delivery = { ...sampleDelivery, payment: 'pix' } as const
  const changes = { paymentUrl: `https://mercado.example/pedido/${'a'.repeat(32)}` }
  const keys = [keyOf(1), keyOf(2)] as const
  for (const key of keys) {
    await journal.create(newOrderOf({ key, delivery }), { from: ['recorded'], to: 'arrived', changes })
    await moveTo(journal, key, 'ready')
    time += 1000
  }
  await journal.createPaymentNote({ key: keys[0], by: 'ana', isUndo: false })
  const reads: (readonly OrderKey[])[] = []
  const counted: typeof journal = {
    ...journal,
    listHistories(read) {
      reads.push(read)
      return journal.listHistories(read)
    },
  }
  const records = createOrderRecords(counted, { isByMessage: true, takesPix: true, now: () => time })
  /** Newest first. */
  const asked = async () => (await records.listPastOrders({ accountId: null, keys })).map(isPixAsked)
  expect(await asked()).toEqual([true, false])
  time += 10 * followedMs
  expect(await asked()).toEqual([true, false])
  expect(reads).toHaveLength(2)
  // What was paid stays so where the market takes Pix no more.
  const without = createOrderRecords(journal, { isByMessage: true, takesPix: false, now: () => time })
  for (const { listPastOrders } of [records, without])
    expect((await listPastOrders({ accountId: null, keys }))[1]?.pixPaid).toMatchObject({
      amount: { amount: 2380, currency: 'brl' },
    })
  await journal.close()
})

it('R85 what was given back is told with its hour and without a name, however long ago', async () => {
  let time = Date.parse('2026-11-20T12:00:00Z')
  const journal = openSqliteJournal({ folder: ':memory:', now: () => time })
  const key = keyOf(1)
  const lines = [orderLineOf(), orderLineOf()]
  await journal.create(newOrderOf({ key, lines }), { from: ['recorded'], to: 'arrived' })
  await journal.savePick({ ...plainPick, key, line: 0, state: 'missing', by: 'joana' })
  await moveTo(journal, key, 'delivered')
  expect(await journal.createDifferenceMark({ key, by: 'joana', amount: -1180, isByMessage: false })).toBe(
    true,
  )
  const mark = { amount: -1180, at: new Date(time).toISOString() }
  const records = createOrderRecords(journal, { isByMessage: false, takesPix: false, now: () => time })
  for (const later of [0, 10 * followedMs]) {
    time += later
    const [order] = await records.listPastOrders({ accountId: null, keys: [key] })
    expect(order?.settled).toMatchObject({ ordered: 3560, now: 2380, paid: 3560, mark })
    expect(JSON.stringify(order)).not.toContain('joana')
  }
  await journal.close()
})

it('R85 all that was paid of a cancelled order is to go back, until that is marked', async () => {
  const journal = openSqliteJournal({ folder: ':memory:', now: Date.now })
  const key = keyOf(1)
  await journal.create(newOrderOf({ key }), { from: ['recorded'], to: 'arrived' })
  await moveTo(journal, key, 'cancelled')
  const records = createOrderRecords(journal, { isByMessage: false, takesPix: false })
  const settled = async () => (await records.listPastOrders({ accountId: null, keys: [key] }))[0]?.settled
  expect(await settled()).toMatchObject({ ordered: 2380, now: 0, paid: 2380, mark: null })
  await journal.createDifferenceMark({ key, by: 'joana', amount: -2380, isByMessage: false })
  expect(await settled()).toMatchObject({ ordered: 2380, now: 0, paid: 2380, mark: { amount: -2380 } })
  await journal.close()
})
