import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../server/database/database.ts'
import { openPostgres } from '../server/database/postgres.ts'
import { createDatabase } from '../server/database/testing/create-database.ts'
import { dumpOf, writeShippedDatabase, writeShippedFile } from '../server/database/testing/write-shipped.ts'
import { newFolder } from '../testing/new-folder.ts'
import { digestOrderCode } from './order-code.ts'
import type { CountedJournal, OrderFilter } from './order-journal.ts'
import { openPostgresJournal } from './postgres/journal.ts'
import { journalFileName, openSqliteJournal } from './sqlite-journal.ts'
import { keyOf, newOrderOf } from './testing/sample-orders.ts'

// Journals as the release wrote them that had SQL of its own for each engine, and what that release said of them.
const shipped = path.join(import.meta.dirname, 'testing/shipped')
const said: unknown = JSON.parse(fs.readFileSync(path.join(shipped, 'orders.json'), 'utf8'))

const root = newFolder()

const options = { now: () => Date.UTC(2026, 0, 2, 4, 4, 5, 67), createCode: digestOrderCode }

function writeFile(): string {
  const folder = fs.mkdtempSync(path.join(root, 'file-'))
  writeShippedFile(folder, { file: journalFileName, dump: dumpOf(shipped, 'orders', 'sqlite') })
  return folder
}

async function writeDatabase(): Promise<string> {
  const url = await createDatabase()
  await writeShippedDatabase(url, dumpOf(shipped, 'orders', 'postgres'))
  return url
}

const engines: [string, () => Promise<CountedJournal>][] = [
  ['SQLite', async () => openSqliteJournal({ folder: writeFile(), ...options })],
  ['Postgres', async () => openPostgresJournal({ url: await writeDatabase(), ...options })],
]

/** All that a journal can be asked for. */
async function allOf(journal: CountedJournal) {
  const orders = await journal.list({})
  const picks = await journal.listPicks(orders.map(({ key }) => key))
  const each = []
  for (const order of orders) {
    const { key } = order
    const [events, work] = [await journal.listEvents(key), await journal.listFulfillmentEvents(key)]
    each.push({ order, events, work, picks: picks.get(key) ?? [] })
  }
  const found = async (filter: OrderFilter) => (await journal.list(filter)).map(({ key }) => key)
  return {
    each,
    counts: await journal.countForDesk(),
    states: await journal.countByState(),
    found: {
      title: await found({ title: 'pao frances' }),
      digits: await found({ lastDigits: '7777' }),
      attention: await found({ needsAttention: true }),
      contact: await found({ hasContact: true }),
      city: await found({ city: 'balneario camboriu' }),
      picking: await found({ states: ['opened', 'arrived', 'unknown'], fulfillment: ['picking'] }),
    },
  }
}

it.each(engines)('R26 takes over a journal in %s that the last release wrote', async (_engine, open) => {
  const journal = await open()
  const revision = await journal.revision()
  expect(await allOf(journal)).toEqual(said)
  expect((await journal.create(newOrderOf({ key: keyOf(6) }))).isNew).toBe(true)
  const undone = { key: keyOf(1), from: 'picking', to: 'waiting', by: 'ana', isUndo: true } as const
  expect(await journal.createFulfillmentEvent({ ...undone, to: 'ready', isUndo: false })).not.toBeNull()
  expect(await journal.eraseContact([keyOf(1), keyOf(4)])).toBe(1)
  expect(await journal.revision()).not.toBe(revision)
  await journal.close()
})

it('R26 leads a new file to the tables of one that was shipped', async () => {
  const schemaOf = (folder: string) => {
    const file = openDatabase(folder, { file: journalFileName })
    const rows = file.all<{ name: string; sql: string }>(
      'SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name',
    )
    file.close()
    return rows.map(({ name, sql }) => [name, sql.toLowerCase().replace(/\s+/g, ' ')])
  }
  const [before, now] = [writeFile(), fs.mkdtempSync(path.join(root, 'file-'))]
  for (const folder of [before, now]) {
    const journal = openSqliteJournal({ folder, ...options })
    await journal.list({})
    await journal.close()
  }
  expect(schemaOf(now)).toEqual(schemaOf(before))
})

it('R26 leads a new database to the tables of one that was shipped', async () => {
  const schemaOf = async (url: string) => {
    await (await openPostgresJournal({ url, ...options })).close()
    const database = openPostgres({ url })
    const rows = await database.query(
      `SELECT table_name, column_name, data_type, datetime_precision, is_nullable, column_default, collation_name, NULL AS def
       FROM information_schema.columns WHERE table_schema = current_schema()
       UNION ALL SELECT tablename, indexname, NULL, NULL, NULL, NULL, NULL, indexdef
       FROM pg_indexes WHERE schemaname = current_schema() ORDER BY 1, 2`,
    )
    await database.close()
    return rows
  }
  expect(await schemaOf(await createDatabase())).toEqual(await schemaOf(await writeDatabase()))
})
