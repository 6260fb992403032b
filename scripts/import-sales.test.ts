import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openPostgresSales, openSqliteSales } from '../lib/adapters/file/open-sales.ts'
import type { NewSale, SalesBook } from '../lib/adapters/file/sales-book.ts'
import { openSqliteJournal } from '../lib/orders/sqlite-journal.ts'
import { keyOf, newOrderOf } from '../lib/orders/testing/sample-orders.ts'
import { createDatabase } from '../lib/server/database/testing/create-database.ts'
import { newFolder } from '../lib/testing/new-folder.ts'
import { variantIdOf } from '../lib/testing/sample-values.ts'

const folder = newFolder()
const orders = path.join(folder, 'orders')
const bread = variantIdOf(1)
const tokenOf = (number: number) => String(number).padStart(32, '0')
const buyer = { address: '203.0.113.7', whatsapp: '+5547999991234' }

function importInto(url: string) {
  return spawnSync(process.execPath, ['scripts/import-orders.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: url },
    encoding: 'utf8',
  })
}

it('R42 the pieces of every order go with it into the database, once however often that is run, and later news too', async () => {
  const url = await createDatabase()
  let time = Date.now() - 10_000
  const now = () => time
  const options = { now, holdMs: 72 * 3_600_000 }
  const journal = openSqliteJournal({ folder: orders, now })
  const file = openSqliteSales({ folder: orders, ...options })
  const counts = new Map([[bread, { pieces: 100, count: '100' }]])
  await file.createCounts(counts)
  const sell = async (book: SalesBook, number: number, sale: Partial<NewSale> = {}) => {
    time += 1
    const [key, token] = [keyOf(number), tokenOf(number)]
    const sales = [{ variantId: bread, quantity: number }]
    return book.create({ token, key, shippingFee: 1200, cancelPath: '/store', sales, buyer, ...sale })
  }
  for (const number of [1, 2, 3, 4, 5]) {
    await journal.create(newOrderOf({ key: keyOf(number) }))
    expect(await sell(file, number)).toMatchObject({ ok: true })
  }
  await file.createReturn(keyOf(1))
  await file.createReturn(keyOf(2))
  await file.saveStage(keyOf(2), 'begun')
  await file.createRelease(tokenOf(3))
  await file.createReturn(keyOf(4))
  await file.saveStage(keyOf(4), 'cancelled')

  expect(importInto(url).stdout).toMatch(/^5 orders .*; 5 of them .*\nOrders whose pieces were copied: 5\.\n/)
  expect(importInto(url).stdout).toContain('Orders whose pieces were copied: 0.')
  const database = await openPostgresSales({ url, ...options })
  // As the file is read there anew: the same number is no new count.
  time += 1000
  await database.createCounts(counts)
  const keys = [1, 2, 3, 4, 5].map(keyOf)
  const stateOf = async (book: SalesBook, number: number) =>
    (await book.createReopening(tokenOf(number)))?.state
  const left = async (book: SalesBook) => (await book.listLeft([bread])).get(bread)
  expect(await left(database)).toBe(100 - 1 - 2 - 5)
  expect(await left(database)).toBe(await left(file))
  expect(await database.listHolds(keys)).toEqual(await file.listHolds(keys))
  for (const [number, state] of [
    [1, 'sent'],
    [2, 'sent'],
    [4, 'sent'],
    [5, 'open'],
  ] as const) {
    expect(await stateOf(database, number)).toBe(state)
  }
  // One buyer is the same there: what a number may hold is bounded over both.
  const most = { sales: [{ variantId: bread, quantity: 25 }] }
  for (const book of [file, database]) {
    expect(await sell(book, 9, most)).toEqual({ ok: false, error: 'held-by-number' })
  }

  // The shop went on with the file after all.
  await file.createReturn(keyOf(5))
  expect(importInto(url).stdout).toContain('Orders whose pieces were copied: 1.')
  expect(await stateOf(database, 5)).toBe('sent')
  // From here on it works in the database, and what the file knows is old.
  await database.saveStage(keyOf(1), 'begun')
  await database.saveStage(keyOf(5), 'cancelled')
  expect(importInto(url).stdout).toContain('Orders whose pieces were copied: 0.')
  expect(await left(database)).toBe(100 - 1 - 2)
  expect((await database.listHolds(keys)).has(keyOf(1))).toBe(false)
  await database.close()

  // All or nothing: an order that was sold there under another token is not the one of the file.
  const other = await createDatabase()
  const others = await openPostgresSales({ url: other, ...options })
  await sell(others, 5, { token: tokenOf(50) })
  const { stderr, status } = importInto(other)
  expect([status, stderr]).toEqual([1, expect.stringContaining('The orders were not copied: ')])
  expect(await others.createReopening(tokenOf(1))).toBeNull()
  expect((await others.listLeft([bread])).size).toBe(0)
  await Promise.all([others.close(), file.close(), journal.close()])
}, 120_000)
