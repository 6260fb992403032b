import { describe, expect, it } from 'vitest'
import { openDatabase } from '../server/database/database.ts'
import { migrate, migratePostgres } from '../server/database/migrate.ts'
import { openPostgres } from '../server/database/postgres.ts'
import { createDatabase } from '../server/database/testing/create-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { migrations } from './migrations.ts'
import { digestOrderCode } from './order-code.ts'
import type { OrderJournal } from './order-journal.ts'
import { openPostgresJournal } from './postgres/journal.ts'
import { journalFileName, openSqliteJournal } from './sqlite-journal.ts'
import { alikeKeys, keyOf, newOrderOf } from './testing/sample-orders.ts'

/** How many steps of the schema the last release knew that called orders by digests. */
const stepsBeforeCodes = 5

type Row = { readonly key: string; readonly at: string }

/** Writes an order as that release does. */
const insertWithoutCode = ({ key, at }: Row) => `
  INSERT INTO orders (key, request_hash, kind, state, lines, request_id, created_at, updated_at)
  VALUES ('${key}', 'hash-1', 'buy-now', 'opened', '[]', 'r-1', '${at}', '${at}')`

/** What it left: two that it called the same, with more between them than are given a code in one go. */
const ordersWithoutCodes: readonly Row[] = [
  { key: alikeKeys[1], at: '2026-01-01T00:00:00.000Z' },
  ...Array.from({ length: 1100 }, (_, number) => ({ key: keyOf(number), at: '2026-01-02T00:00:00.000Z' })),
  { key: alikeKeys[0], at: '2026-01-03T00:00:00.000Z' },
]

/** All keep what they were called, but the newer of the two. */
async function expectCodesOf(journal: OrderJournal): Promise<void> {
  const orders = await journal.list({})
  expect(orders).toHaveLength(ordersWithoutCodes.length)
  const digest = digestOrderCode(alikeKeys[0])
  const renamed = orders.filter(({ key, code }) => code !== digestOrderCode(key))
  expect(renamed.map(({ key }) => key)).toEqual([alikeKeys[0]])
  expect(new Set(orders.map(({ code }) => code)).size).toBe(orders.length)
  expect(renamed[0]?.code).toMatch(/^[0-9a-f]{12}$/)
  const keysOf = async (code: string) => (await journal.list({ code })).map(({ key }) => key)
  expect(await keysOf(digest)).toEqual([alikeKeys[1]])
  expect(await keysOf(renamed[0]?.code ?? '')).toEqual([alikeKeys[0]])
}

const folder = newFolder()

// Both engines, with codes by which two orders would be called the same.
const journals: [string, () => Promise<OrderJournal>][] = [
  [
    'a file',
    async () => openSqliteJournal({ folder: ':memory:', now: Date.now, createCode: digestOrderCode }),
  ],
  [
    'Postgres',
    async () =>
      openPostgresJournal({
        url: await createDatabase(),
        now: Date.now,
        createCode: digestOrderCode,
      }),
  ],
]

it.each(journals)(
  'S51 calls no order like another one, and each the same for ever: %s',
  async (_name, open) => {
    const journal = await open()
    const codes: string[] = []
    for (const key of alikeKeys) codes.push((await journal.create(newOrderOf({ key }))).order.code)
    expect(codes[0]).toBe(digestOrderCode(alikeKeys[0]))
    expect(codes[1]).toMatch(/^[0-9a-f]{12}$/)
    expect(codes[1]).not.toBe(codes[0])
    const again = await journal.create(newOrderOf({ key: alikeKeys[1] }), {
      from: ['recorded'],
      to: 'opened',
    })
    expect([again.isNew, again.order.code]).toEqual([false, codes[1]])
    for (const [index, code] of codes.entries()) {
      expect((await journal.list({ code })).map(({ key }) => key)).toEqual([alikeKeys[index]])
    }
    await journal.close()
  },
)

describe('orders of a release that knew no codes', () => {
  it('S51 keep what they were called in a file, but for the newer of two that were alike', async () => {
    const before = openDatabase(folder, { file: journalFileName, isPrecious: true })
    before.transaction(() => {
      migrate(before, migrations.slice(0, stepsBeforeCodes))
      for (const row of ordersWithoutCodes) before.execute(insertWithoutCode(row))
    })
    const journal = openSqliteJournal({ folder, now: Date.now })
    await expectCodesOf(journal)
    const codes = (await journal.list({})).map(({ code }) => code)
    await journal.close()

    // What still goes to the file from that release is called by the digest.
    before.execute(insertWithoutCode({ key: keyOf(5000), at: '2026-02-01T00:00:00.000Z' }))
    before.close()
    const later = openSqliteJournal({ folder, now: Date.now })
    expect(await later.findOptional(keyOf(5000))).toMatchObject({ code: digestOrderCode(keyOf(5000)) })
    expect((await later.list({})).map(({ code }) => code).slice(1)).toEqual(codes)
    await later.close()
  })

  it('S51 keep what they were called in Postgres, but for the newer of two that were alike', async () => {
    const url = await createDatabase()
    const older = openPostgres({ url })
    const known = migrations.slice(0, stepsBeforeCodes)
    await migratePostgres(older, { part: 'orders', migrations: known })
    await older.query(ordersWithoutCodes.map(insertWithoutCode).join(';'))
    const open = () => openPostgresJournal({ url, now: Date.now })
    const [journal, other] = await Promise.all([open(), open()])
    await expectCodesOf(journal)

    // A replica of that release goes on writing beside, and calls what it writes by the digest.
    await older.query(insertWithoutCode({ key: keyOf(5000), at: '2026-02-01T00:00:00.000Z' }))
    const code = digestOrderCode(keyOf(5000))
    expect((await journal.findOptional(keyOf(5000)))?.code).toBe(code)
    expect(await journal.list({ code })).toHaveLength(1)
    await Promise.all([journal.close(), other.close(), older.close()])
  })
})
