import path from 'node:path'
import { expect, it } from 'vitest'
import { type VariantId, variantIdSchema } from '../../domain/identifiers.ts'
import { keyOf } from '../../orders/testing/sample-orders.ts'
import { openDatabase } from '../../server/database/database.ts'
import { createDatabase } from '../../server/database/testing/create-database.ts'
import {
  dumpOf,
  writeShippedDatabase,
  writeShippedFile,
} from '../../server/database/testing/write-shipped.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { stoppedClock } from '../../testing/stopped-clock.ts'
import { openPostgresSales, openSqliteSales, salesFileName } from './open-sales.ts'
import { salesBookContract } from './sales-book.contract.ts'
import type { SalesBook } from './sales-book.ts'
import { holdMs, salesHoldsContract } from './sales-holds.contract.ts'

const begin = Date.UTC(2026, 0, 2)

const folder = newFolder()

const openBooksInFile = async () => {
  const { now, passMilliseconds } = stoppedClock(begin)
  const open = () => openSqliteSales({ folder, now, holdMs, lockWaitMs: 0 })
  return { book: open(), other: open(), passMilliseconds, now }
}

const openBooksInDatabase = async () => {
  const { now, passMilliseconds } = stoppedClock(begin)
  const url = await createDatabase()
  const open = () => openPostgresSales({ url, now, holdMs })
  return { book: await open(), other: await open(), passMilliseconds, now }
}

salesBookContract('SQLite', openBooksInFile)
salesBookContract('Postgres', openBooksInDatabase)
salesHoldsContract('SQLite', openBooksInFile)
salesHoldsContract('Postgres', openBooksInDatabase)

// Books as the release wrote them that had SQL of its own for each engine: orders that are open, sent, begun, given up,
// cancelled and lapsed.
const shipped = path.join(import.meta.dirname, 'testing/shipped')
const shippedFolder = path.join(folder, 'shipped')
/** Five seconds after the last order was written. */
const options = { now: () => Date.UTC(2026, 0, 5, 3, 4, 17, 75), holdMs }

async function openShippedFile() {
  writeShippedFile(shippedFolder, { file: salesFileName, dump: dumpOf(shipped, 'sales', 'sqlite') })
  return openSqliteSales({ folder: shippedFolder, ...options })
}

async function openShippedDatabase() {
  const url = await createDatabase()
  await writeShippedDatabase(url, dumpOf(shipped, 'sales', 'postgres'))
  return openPostgresSales({ url, ...options })
}

const variant = (number: number): VariantId => variantIdSchema.parse(`variant-${number}`)
const holdOf = async (book: SalesBook, number: number) =>
  (await book.listHolds([keyOf(number)])).get(keyOf(number))

it.each([
  ['SQLite', openShippedFile],
  ['Postgres', openShippedDatabase],
])('R42 takes over a book of %s that the last release wrote', async (_engine, open) => {
  const book = await open()
  expect([...(await book.listLeft([variant(1), variant(2), variant(3)]))]).toEqual([
    [variant(1), 888],
    [variant(2), 5],
  ])
  const until = Date.UTC(2026, 0, 5, 3, 4, 11, 73)
  expect(await holdOf(book, 2)).toEqual({ until, isOver: false })
  expect(await holdOf(book, 6)).toEqual({ until: until + 1, isOver: true })
  expect(await book.listOverdue()).toEqual([keyOf(2)])
  await book.createLapses([keyOf(2)])
  expect((await book.listLeft([variant(1)])).get(variant(1))).toBe(893)
  expect((await holdOf(book, 2))?.isOver).toBe(true)
  await book.close()
})

it('R42 keeps every moment of a book in a file to the millisecond', async () => {
  const database = openDatabase(shippedFolder, { file: salesFileName })
  expect(
    database.find(`SELECT created_at, opened_at, held_until FROM sold_orders WHERE key = '${keyOf(2)}'`),
  ).toEqual({
    created_at: '2026-01-02T03:04:07.069Z',
    opened_at: '2026-01-02T03:04:07.069Z',
    held_until: '2026-01-05T03:04:11.073Z',
  })
  database.close()
})
