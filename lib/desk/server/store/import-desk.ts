import { openFile } from '../../../server/database/open-file.ts'
import { openServer } from '../../../server/database/open-server.ts'
import { placeholders, type Query, type SqlValue } from '../../../server/database/sql.ts'
import { migrations } from './desk-migrations.ts'
import { type DeskPlace, deskFileName, deskFolder, isDeskKept } from './open-desk-store.ts'

type Row = Readonly<Record<string, SqlValue>>

/** Each table with its columns, in the order in which its rows were written. */
const tables = {
  users: { table: 'desk_users', columns: ['name', 'hash', 'created_at'], order: 'name' },
  log: {
    table: 'desk_log',
    columns: ['at', 'user_name', 'action', 'code', 'detail', 'request_id', 'client'],
    order: 'id',
  },
  searches: { table: 'desk_empty_searches', columns: ['day', 'key', 'words', 'times'], order: 'day, key' },
} as const
type Part = keyof typeof tables

/** Rows that are written in one statement. */
const atOnce = 200

export type ImportedDesk = {
  /** Users that the database had not; they sign in again. */
  readonly users: readonly string[]
  /** Entries of the log that were copied, and how many older ones are in the file alone. */
  readonly entries: number
  readonly left: number
}

/**
 * Copies users, log and searches in vain from the file of this folder into a Postgres database, all of it or nothing; null
 * where there is no such file. It may be repeated: what is there stays, and the log goes on behind its newest entry.
 */
export async function importDesk(
  { dataDirectory }: Pick<DeskPlace, 'dataDirectory'>,
  url: string,
): Promise<ImportedDesk | null> {
  const place = { databaseUrl: null, dataDirectory }
  if (!isDeskKept(place)) return null
  const file = openFile({ folder: deskFolder(place), file: deskFileName, migrations })
  try {
    const database = await openServer({ url, part: 'desk', migrations, maximumConnections: 1 })
    try {
      return await database.transaction((query) => copy(file.query, query))
    } finally {
      await database.close()
    }
  } finally {
    await file.close()
  }
}

async function copy(from: Query, to: Query): Promise<ImportedDesk> {
  const users = await write(to, 'users', await read(from, 'users'), 'ON CONFLICT DO NOTHING RETURNING name')
  const most = 'GREATEST(desk_empty_searches.times, excluded.times)'
  await write(
    to,
    'searches',
    await read(from, 'searches'),
    `ON CONFLICT (day, key) DO UPDATE SET times = ${most}`,
  )
  const [known, entries] = [await read(to, 'log'), await read(from, 'log')]
  const [newest = ''] = known
    .map(({ at }) => String(at))
    .toSorted()
    .reverse()
  const isLater = ({ at }: Row) => String(at) > newest
  const later = entries.filter(isLater)
  await write(to, 'log', later, '')
  const isKnown = new Set(known.map((entry) => JSON.stringify(entry)))
  const left = entries.filter((entry) => !isLater(entry) && !isKnown.has(JSON.stringify(entry)))
  return { users: users.map(({ name }) => String(name)), entries: later.length, left: left.length }
}

function read(query: Query, part: Part): Promise<Row[]> {
  const { table, columns, order } = tables[part]
  return query<Row>(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY ${order}`)
}

async function write(query: Query, part: Part, rows: readonly Row[], end: string): Promise<readonly Row[]> {
  const { table, columns } = tables[part]
  const written: Row[] = []
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce)
    const statement = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${placeholders(some.length, columns.length)} ${end}`
    const values = some.flatMap((row) => columns.map((column) => row[column] ?? null))
    written.push(...(await query<Row>(statement, values)))
  }
  return written
}
