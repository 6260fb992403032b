import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { salesFileName } from '../lib/adapters/file/sales-in.ts'
import { migrations as salesMigrations } from '../lib/adapters/file/sales-schema.ts'
import { migrations as deskMigrations } from '../lib/desk/server/store/desk-migrations.ts'
import { deskFileName } from '../lib/desk/server/store/open-desk-store.ts'
import { migrations as orderMigrations } from '../lib/orders/migrations.ts'
import { journalFileName } from '../lib/orders/sqlite-journal.ts'
import { migratePostgres } from '../lib/server/database/migrate.ts'
import { openFile } from '../lib/server/database/open-file.ts'
import { openPostgres } from '../lib/server/database/postgres.ts'
import { placeholders, type Query, type SqlValue } from '../lib/server/database/sql.ts'
import { runCommand, say, UsageError } from './tools/command-line.ts'
import { isDataInUse } from './tools/data-in-use.ts'
import { readSettings } from './tools/read-settings.ts'

// For operators: copies the SQLite files below DATA_DIR into the empty database of DATABASE_URL.

const databases = [
  { part: 'orders', folder: 'orders', file: journalFileName, migrations: orderMigrations },
  { part: 'sales', folder: 'orders', file: salesFileName, migrations: salesMigrations },
  { part: 'desk', folder: 'desk', file: deskFileName, migrations: deskMigrations },
] as const

/** Derived tables, rebuilt by the shop for each engine. */
const madeAgain = ['titles', 'order_titles', 'search_progress']

/** Rows per statement. */
const atOnce = 200
/** Milliseconds per statement. */
const statementTimeoutMs = 10 * 60_000

type Row = Readonly<Record<string, SqlValue>>

async function copyTable(source: DatabaseSync, to: Query, table: string): Promise<number> {
  // New databases have their own rows, such as the salt of buyers.
  await to(`DELETE FROM ${table}`)
  let copied = 0
  const write = async (rows: readonly Row[]) => {
    const columns = Object.keys(rows[0] ?? {})
    if (rows.length === 0) return
    await to(
      `INSERT INTO ${table} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
       VALUES ${placeholders(rows.length, columns.length)}`,
      rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
    )
    copied += rows.length
  }
  const rows: Row[] = []
  for (const row of source.prepare(`SELECT * FROM ${table}`).iterate()) {
    rows.push(row as Row)
    if (rows.length === atOnce) await write(rows.splice(0))
  }
  await write(rows)
  return copied
}

/** Moves sequences behind the copied rows. */
async function continueNumbers(to: Query, table: string): Promise<void> {
  const numbered = await to<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_identity = 'YES'`,
    [table],
  )
  for (const { name } of numbered) {
    await to(
      `SELECT setval(pg_get_serial_sequence($1, $2), max(${name})) FROM ${table} HAVING max(${name}) > 0`,
      [table, name],
    )
  }
}

async function copyDatabase(file: string, to: Query): Promise<string> {
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = source
      .prepare(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid`,
      )
      .all()
      .map(({ name }) => String(name))
    const counts: string[] = []
    for (const table of tables.filter((name) => !madeAgain.includes(name))) {
      counts.push(`${table} ${await copyTable(source, to, table)}`)
      await continueNumbers(to, table)
    }
    return `${file}: ${counts.join(', ')}`
  } finally {
    source.close()
  }
}

async function copyAll(): Promise<void> {
  const { databaseUrl: url, dataDirectory } = readSettings()
  if (url === null) throw new UsageError('Set DATABASE_URL to the empty database that takes the rows.')
  const found = databases
    .map((database) => ({ ...database, place: path.join(dataDirectory, database.folder, database.file) }))
    .filter(({ place }) => fs.existsSync(place))
  if (found.length === 0) throw new UsageError(`There is nothing to copy in ${dataDirectory}: see DATA_DIR.`)
  if (await isDataInUse({ databaseUrl: url, dataDirectory })) {
    throw new UsageError(
      'A shop, or another command, is using these data: stop it first. Nothing was copied.',
    )
  }
  const database = openPostgres({ url, maximumConnections: 1, statementTimeoutMs })
  try {
    const said = await database.transaction(async (to) => {
      const [target] = await to<{ used: number }>(`SELECT to_regclass('shop_schema') IS NOT NULL AS used`)
      if (target?.used) {
        throw new UsageError(
          'The database of DATABASE_URL has tables of a shop: name an empty one. Nothing was copied.',
        )
      }
      const lines: string[] = []
      for (const { part, folder, file, migrations, place } of found) {
        // Refuses a file of another layout.
        await openFile({ folder: path.join(dataDirectory, folder), file, migrations }).close()
        await migratePostgres({ transaction: (work) => work(to) }, { part, migrations })
        lines.push(await copyDatabase(place, to))
      }
      return lines
    })
    for (const line of said) say(line)
    say('The files stay as they were. Delete them once all is well: nothing is erased in them any more.')
  } finally {
    await database.close()
  }
}

await runCommand(copyAll, 'Nothing was copied: ')
