import fs from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { shareRevocations } from '../../lib/accounts/shared-revocations.ts'
import { openPostgresSales } from '../../lib/adapters/file/open-sales.ts'
import { openPostgresDeskStore } from '../../lib/desk/server/store/open-desk-store.ts'
import { openPostgresJournal } from '../../lib/orders/postgres/journal.ts'
import { openPostgres } from '../../lib/server/database/postgres.ts'
import type { Query } from '../../lib/server/database/sql.ts'
import { UsageError } from '../tools/command-line.ts'

/** What of a database cannot be made again, in an order that its references allow; a test compares it with a new database. */
export const keptTables = [
  'orders',
  'order_events',
  'titles',
  'order_titles',
  'search_progress',
  'order_picks',
  'fulfillment_events',
  'stock_counts',
  'buyer_salt',
  'sold_orders',
  'sales',
  'desk_users',
  'desk_sessions',
  'desk_log',
  'desk_empty_searches',
  'account_endings',
] as const

/**
 * Made again by the shop, or good for hours: counted calls, the catalogue as last read, scripts of releases, passes, and
 * which browsers are notified of orders.
 */
export const otherTables = [
  'catalog_parts',
  'catalog_snapshots',
  'desk_passes',
  'rate_limits',
  'release_files',
  'shop_schema',
] as const

/** Milliseconds that one statement may take. */
const statementTimeoutMs = 10 * 60_000
const rowsAtOnce = 1000

const schemaSchema = z.record(z.string(), z.number().int())
const lineSchema = z.union([
  z.object({ schema: schemaSchema }),
  z.object({ table: z.enum(keptTables) }),
  z.object({ sequence: z.string(), value: z.string().regex(/^-?\d+$/) }),
])

const open = (url: string) => openPostgres({ url, maximumConnections: 1, statementTimeoutMs })

async function schemaOf(query: Query): Promise<Record<string, number>> {
  const [found] = await query<{ there: boolean }>(`SELECT to_regclass('shop_schema') IS NOT NULL AS there`)
  if (!found?.there) return {}
  const parts = await query<{ part: string; steps: number }>(
    'SELECT part, steps FROM shop_schema ORDER BY part',
  )
  return Object.fromEntries(parts.map(({ part, steps }) => [part, steps]))
}

async function tablesOf(query: Query): Promise<readonly string[]> {
  const rows = await query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  )
  const names = new Set(rows.map(({ name }) => name))
  return keptTables.filter((name) => names.has(name))
}

/** Each row as one line of JSON, behind a line that names its table; all of one moment. */
async function* linesOf(query: Query): AsyncGenerator<string> {
  await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
  yield `${JSON.stringify({ schema: await schemaOf(query) })}\n`
  const sequences = await query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1`,
  )
  for (const { name, value } of sequences) yield `${JSON.stringify({ sequence: name, value })}\n`
  for (const table of await tablesOf(query)) {
    yield `${JSON.stringify({ table })}\n`
    await query(`DECLARE kept NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS line FROM ${table} t`)
    for (;;) {
      const rows = await query<{ line: string }>(`FETCH ${rowsAtOnce} FROM kept`)
      if (rows.length === 0) break
      yield rows.map(({ line }) => `${line}\n`).join('')
    }
    await query('CLOSE kept')
  }
}

/** Writes the shop's rows of a Postgres database into a file, as they are at one moment, while shops run. */
export async function dumpTables(url: string, file: string): Promise<void> {
  const database = open(url)
  try {
    await database.transaction((query) =>
      pipeline(
        Readable.from(linesOf(query)),
        createGzip(),
        fs.createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
      ),
    )
  } finally {
    await database.close()
  }
}

/** Makes the tables where they are missing, as a shop does when it opens them. */
async function makeTables(url: string): Promise<void> {
  const stores = [
    await openPostgresJournal({ url, now: Date.now }),
    await openPostgresDeskStore({ url, now: Date.now }),
    await openPostgresSales({ url, now: Date.now, holdMs: 0 }),
  ]
  for (const store of stores) await store.close()
  const revocations = shareRevocations({ url, learn: () => undefined })
  await revocations.loaded
  await revocations.close()
}

/** Puts the rows of a dump in place of those in the database, all or none. Refuses those of another release's tables. */
export async function restoreTables(url: string, file: string): Promise<void> {
  await makeTables(url)
  const database = open(url)
  try {
    await database.transaction((query) => insertLines(query, readLines(file)))
  } finally {
    await database.close()
  }
}

/** Ended by `\n` alone: texts in them may hold other ends of lines. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of fs.createReadStream(file).pipe(createGunzip()).setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function insertLines(query: Query, lines: AsyncIterable<string>): Promise<void> {
  let table: string | null = null
  let rows: string[] = []
  const insert = async () => {
    if (table === null || rows.length === 0) return
    await query(
      `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [`[${rows.join(',')}]`],
    )
    rows = []
  }
  for await (const line of lines) {
    const named = /^\{"(schema|sequence|table)":/.test(line) ? lineSchema.safeParse(JSON.parse(line)) : null
    if (!named?.success) {
      rows.push(line)
      if (rows.length === rowsAtOnce) await insert()
      continue
    }
    await insert()
    if ('schema' in named.data) await empty(query, named.data.schema)
    else if ('table' in named.data) table = named.data.table
    else await query('SELECT setval($1::regclass, $2::bigint)', [named.data.sequence, named.data.value])
  }
  await insert()
}

async function empty(query: Query, wanted: Readonly<Record<string, number>>): Promise<void> {
  const found = await schemaOf(query)
  const differing = Object.keys(wanted).filter((part) => found[part] !== wanted[part])
  if (differing.length > 0) {
    throw new UsageError(
      `Another release made this backup (${differing.join(', ')}): restore it with that one, then upgrade. Nothing was changed.`,
    )
  }
  for (const name of (await tablesOf(query)).toReversed()) await query(`DELETE FROM ${name}`)
}
