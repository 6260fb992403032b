import { log } from '../log.ts'
import type { Migration } from './migrate.ts'
import { migratePostgres } from './migrate.ts'
import { openPostgres } from './postgres.ts'

export type ReleaseTable = {
  /** Says that a release with these files is in use, and puts those there that are not. Never rejects. */
  readonly save: (names: readonly string[], read: (name: string) => Promise<Buffer>) => Promise<void>
  /** Null also while the database is away. */
  readonly find: (name: string) => Promise<Buffer | null>
  readonly close: () => Promise<void>
}

const migrations: readonly Migration[] = [
  {
    statements: `CREATE TABLE release_files (
      name text PRIMARY KEY, content bytea NOT NULL, used_at timestamptz NOT NULL DEFAULT clock_timestamp())`,
  },
]

/** Days after the last start of a release with it. No page is left open that long. */
const keptDays = 14

/** Further requests get nothing while so many wait: any client can ask for any name. */
const maximumWaiting = 32

/** Scripts and style sheets of the releases that run, or ran lately, on any replica. */
export function openReleaseTable(url: string): ReleaseTable {
  const database = openPostgres({ url, maximumConnections: 1 })
  let waiting = 0

  async function write(names: readonly string[], read: (name: string) => Promise<Buffer>): Promise<void> {
    await migratePostgres(database, { part: 'release files', migrations })
    await database.query(
      `DELETE FROM release_files WHERE used_at < clock_timestamp() - $1::integer * interval '1 day'`,
      [keptDays],
    )
    const rows = await database.query<{ name: string }>(
      'UPDATE release_files SET used_at = clock_timestamp() WHERE name = ANY($1) RETURNING name',
      [names],
    )
    const there = new Set(rows.map(({ name }) => name))
    for (const name of names.filter((one) => !there.has(one))) {
      await database.query('INSERT INTO release_files VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        name,
        await read(name),
      ])
    }
  }

  async function find(name: string): Promise<Buffer | null> {
    const [row] = await database.query<{ content: Buffer }>(
      'SELECT content FROM release_files WHERE name = $1',
      [name],
    )
    return row?.content ?? null
  }

  return {
    save: (names, read) =>
      write(names, read).catch((error: unknown) => {
        log('warn', 'scripts.not-shared', { message: String(error) })
      }),
    async find(name) {
      if (waiting >= maximumWaiting) return null
      waiting += 1
      return find(name)
        .catch(() => null)
        .finally(() => {
          waiting -= 1
        })
    },
    close: database.close,
  }
}
