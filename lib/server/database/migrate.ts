import type { Database } from './database.ts'
import { DatabaseError } from './fault.ts'
import { type Sql, toSqlite } from './sql.ts'

/** Changes a schema by one step; the first is the baseline. Released ones are never edited. */
export type Migration = {
  /** For both engines (`toSqlite`). A further step only adds; earlier releases keep what they need. */
  readonly statements: string
  readonly sqlite?: string
  readonly postgres?: string
  /** Oldest number of steps that can run beside this one during an update; default: any. */
  readonly worksWithSteps?: number
}

/** Numbers of layouts before the first release; later steps count from here. */
const unreleased = 110

const createLayoutError = (fault: 'newer' | 'older', name: string) =>
  new DatabaseError(fault, `${name} is not in the layout of this release`)

/** Advisory lock of schema changes; an arbitrary unused number. */
const schemaLock = 7_310_016

type Version = { readonly steps: number; readonly works_with_steps: number }

/** Migrates one part of the schema once, even when processes start together. */
export async function migratePostgres(
  database: Pick<Sql, 'transaction'>,
  { part, migrations }: { readonly part: string; readonly migrations: readonly Migration[] },
): Promise<void> {
  const known = unreleased + migrations.length
  const needed = unreleased + Math.max(...migrations.map(({ worksWithSteps = 1 }) => worksWithSteps))
  await database.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [schemaLock])
    await query(
      'CREATE TABLE IF NOT EXISTS shop_schema (part text PRIMARY KEY, steps integer NOT NULL, works_with_steps integer NOT NULL)',
    )
    const [version] = await query<Version>(
      'SELECT steps, works_with_steps FROM shop_schema WHERE part = $1',
      [part],
    )
    const name = `the part '${part}' of DATABASE_URL`
    if (version && version.steps <= unreleased) throw createLayoutError('older', name)
    if (version && version.works_with_steps > known) throw createLayoutError('newer', name)
    const steps = migrations.slice((version?.steps ?? unreleased) - unreleased)
    if (steps.length === 0) return
    for (const { statements, postgres = '' } of steps) await query(`${statements}${postgres}`)
    await query(
      'INSERT INTO shop_schema VALUES ($1, $2, $3) ON CONFLICT (part) DO UPDATE SET steps = $2, works_with_steps = $3',
      [part, known, needed],
    )
  })
}

/** Migrates a file; call it inside a transaction, so that no two processes do it at once. */
export function migrate(database: Database, migrations: readonly Migration[]): void {
  const version = versionOf(database)
  const known = unreleased + migrations.length
  if (version === known) return
  const { file } = database.find<{ file: string }>('SELECT file FROM pragma_database_list') ?? { file: '' }
  if (version > known) throw createLayoutError('newer', file)
  if (version > 0 && version <= unreleased) throw createLayoutError('older', file)
  if (version === 0 && database.find('SELECT 1 FROM sqlite_schema')) {
    throw new DatabaseError('damaged', 'the file is the database of another program')
  }
  for (const { statements, sqlite = '' } of migrations.slice(Math.max(0, version - unreleased))) {
    database.execute(`${toSqlite(statements)}${sqlite}`)
  }
  database.execute(`PRAGMA user_version = ${known}`)
}

/** Writes without changing anything; throws while the database is read-only or full. */
export function writeNothing(database: Database): void {
  database.transaction(() => database.execute(`PRAGMA user_version = ${versionOf(database)}`))
}

function versionOf(database: Database): number {
  return database.find<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
}
