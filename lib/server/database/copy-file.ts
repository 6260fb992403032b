import type { Migration } from './migrate.ts'
import { openFile } from './open-file.ts'
import { openServer } from './open-server.ts'
import { placeholders, type Query, type SqlValue } from './sql.ts'

export type Row = Readonly<Record<string, SqlValue>>

type Copied = {
  readonly folder: string
  readonly file: string
  /** Of the schema, which is the same in both. */
  readonly part: string
  readonly migrations: readonly Migration[]
  /** Of a Postgres database. */
  readonly url: string
}

/** Copies a file into a database, all of it or nothing. */
export async function copyFile<T>(
  { folder, file, part, migrations, url }: Copied,
  copy: (from: Query, to: Query) => Promise<T>,
): Promise<T> {
  const source = openFile({ folder, file, migrations })
  try {
    const database = await openServer({ url, part, migrations, maximumConnections: 1 })
    try {
      return await database.transaction((to) => copy(source.query, to))
    } finally {
      await database.close()
    }
  } finally {
    await source.close()
  }
}

/** Rows that are written in one statement. */
const atOnce = 200

/** Writes rows that have the same columns; `end` says what becomes of known ones, and what is returned. */
export async function writeRows(
  query: Query,
  table: string,
  rows: readonly Row[],
  end = '',
): Promise<readonly Row[]> {
  const columns = Object.keys(rows[0] ?? {})
  const written: Row[] = []
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce)
    const statement = `INSERT INTO ${table} (${columns.join(', ')})
      VALUES ${placeholders(some.length, columns.length)} ${end}`
    const values = some.flatMap((row) => columns.map((column) => row[column] ?? null))
    written.push(...(await query<Row>(statement, values)))
  }
  return written
}

/** What has numbers of its own in each database, without them. */
export const withoutIds = (rows: readonly Row[]): Row[] => rows.map(({ id: _, ...row }) => row)

/** For `ON CONFLICT … DO UPDATE SET`: these columns as the row that comes has them. */
export const asGiven = (columns: readonly string[]) =>
  columns.map((column) => `${column} = excluded.${column}`).join(', ')
