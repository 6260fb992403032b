import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openPostgresSales, openSqliteSales } from '../lib/adapters/file/sales-in.ts'
import { createRecord } from '../lib/desk/server/desk-log.ts'
import type { DeskStore } from '../lib/desk/server/store/desk-store.ts'
import { openDeskStore } from '../lib/desk/server/store/open-desk-store.ts'
import { plainPick } from '../lib/domain/fulfillment.ts'
import type { OrderJournal } from '../lib/orders/order-journal.ts'
import { openPostgresJournal } from '../lib/orders/postgres/journal.ts'
import { openSqliteJournal } from '../lib/orders/sqlite-journal.ts'
import {
  keyOf,
  newOrderOf,
  orderLineOf,
  sampleAddress,
  sampleDelivery,
} from '../lib/orders/testing/sample-orders.ts'
import { openPostgres } from '../lib/server/database/postgres.ts'
import { createDatabase } from '../lib/server/database/testing/create-database.ts'
import { newFolder } from '../lib/testing/new-folder.ts'
import { variantIdOf } from '../lib/testing/sample-values.ts'

const folder = newFolder()
const holdMs = 72 * 3_600_000
const bread = variantIdOf(1)

function copyInto(url: string, dataDirectory = folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/copy-to-postgres.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDirectory, DATABASE_URL: url },
    encoding: 'utf8',
  })
  return { status, text: stdout + stderr }
}

/** All that was written of orders. */
async function allOf(journal: OrderJournal) {
  const orders = await journal.list({})
  const keys = orders.map(({ key }) => key)
  const each = await Promise.all(
    keys.map(async (key) => [await journal.listEvents(key), await journal.listFulfillmentEvents(key)]),
  )
  return { orders, each, picks: await journal.listPicks(keys) }
}

async function openAll(url: string | null) {
  const now = Date.now
  const orders = path.join(folder, 'orders')
  return {
    journal:
      url === null ? openSqliteJournal({ folder: orders, now }) : await openPostgresJournal({ url, now }),
    sales:
      url === null
        ? openSqliteSales({ folder: orders, now, holdMs })
        : await openPostgresSales({ url, now, holdMs }),
    desk: await openDeskStore({ databaseUrl: url, dataDirectory: folder }),
  }
}

const logIn = (desk: DeskStore) =>
  createRecord(desk, { user: 'ana', requestId: 'request-1', client: '::1' })('signed-in')

it('R26 R42 R49 S42 all that the files hold goes into an empty database, whole or not at all', async () => {
  const url = await createDatabase()
  expect(copyInto(url, newFolder())).toMatchObject({
    status: 2,
    text: expect.stringContaining('nothing to copy'),
  })

  const file = await openAll(null)
  const buyer = { address: '203.0.113.7', whatsapp: '+5547999991234' }
  await file.sales.createCounts(new Map([[bread, { pieces: 1000, count: '1000' }]]))
  for (let number = 1; number <= 230; number += 1) {
    const key = keyOf(number)
    const delivery = { ...sampleDelivery, ...sampleAddress }
    await file.journal.create(newOrderOf({ key, delivery, lines: [orderLineOf({ note: 'bem madura' })] }))
    await file.journal.createEvent({ key, from: ['recorded'], to: 'arrived' })
    const sales = [{ variantId: bread, quantity: 1 }]
    const sale = {
      token: `token-${number}`,
      key,
      cancelPath: '/store',
      sales,
      buyer: { ...buyer, address: `203.0.113.${number}`, whatsapp: null },
    }
    await file.sales.create(sale)
  }
  await file.sales.createReturn(keyOf(1))
  const move = { key: keyOf(7), from: 'waiting', to: 'picking', by: 'ana' } as const
  await file.journal.createFulfillmentEvent(move)
  await file.journal.savePick({ key: keyOf(7), line: 0, state: 'missing', ...plainPick, by: 'ana' })
  await file.journal.createPaymentNote({ key: keyOf(7), by: 'ana', isUndo: false, amount: 1990 })
  await file.journal.eraseContact([keyOf(11)])
  await file.desk.saveUser({ name: 'ana', hash: 'scrypt:of-ana' })
  await logIn(file.desk)
  expect(copyInto(url)).toMatchObject({ status: 2, text: expect.stringContaining('stop it first') })
  const [written, left, users, log] = [
    await allOf(file.journal),
    await file.sales.listLeft([bread]),
    await file.desk.listUsers(),
    await file.desk.listLog({ limit: 10 }),
  ]
  for (const store of Object.values(file)) await store.close()

  const { status, text } = copyInto(url)
  expect([status, text]).toEqual([
    0,
    expect.stringContaining('orders.sqlite: orders 230, order_events 460, '),
  ])
  const database = await openAll(url)
  expect(await allOf(database.journal)).toEqual(written)
  expect(await database.sales.listLeft([bread])).toEqual(left)
  expect(await database.desk.listUsers()).toEqual(users)
  expect(await database.desk.listLog({ limit: 10 })).toEqual(log)
  // What comes next is numbered behind it, and found.
  expect(await database.journal.list({ title: 'banana' })).toHaveLength(230)
  await database.journal.create(newOrderOf({ key: keyOf(500) }))
  expect(await database.journal.list({ title: 'banana' })).toHaveLength(231)
  await logIn(database.desk)
  expect((await database.desk.listLog({ limit: 1 }))[0]?.id).toBe(2)
  for (const store of Object.values(database)) await store.close()

  expect(copyInto(url)).toMatchObject({ status: 2, text: expect.stringContaining('name an empty one') })
  // What cannot be taken over leaves nothing behind.
  const other = await createDatabase()
  const query = async (statement: string) => {
    const opened = openPostgres({ url: other })
    return opened.query(statement).finally(opened.close)
  }
  await query('CREATE TABLE desk_log (id integer)')
  expect(copyInto(other)).toMatchObject({ status: 1, text: expect.stringContaining('Nothing was copied: ') })
  expect(await query(`SELECT tablename FROM pg_tables WHERE schemaname = current_schema()`)).toEqual([
    { tablename: 'desk_log' },
  ])
}, 120_000)
