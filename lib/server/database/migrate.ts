import type { Database } from './database.ts'
import { DatabaseError } from './fault.ts'
import { type Sql, toSqlite } from './sql.ts'

/** The number of the lock under which the schema changes; any number that nothing else takes. */
const schemaLock = 7_310_016

type Version = { readonly steps: number; readonly works_with_steps: number }

/** Brings one part of the schema up to date, once, however many processes start at the same time. */
export async function migratePostgres(
  database: Pick<Sql, 'transaction'>,
  { part, migrations }: { readonly part: string; readonly migrations: readonly Migration[] },
): Promise<void> {
  await database.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [schemaLock])
    await query(
      'CREATE TABLE IF NOT EXISTS shop_schema (part text PRIMARY KEY, steps integer NOT NULL, works_with_steps integer NOT NULL)',
    )
    const [version] = await query<Version>(
      'SELECT steps, works_with_steps FROM shop_schema WHERE part = $1',
      [part],
    )
    const known = migrations.length
    if (version && version.works_with_steps > known) {
      throw new DatabaseError(
        'newer',
        `the ${part} are of a newer release (${version.steps}); this one knows ${known}`,
      )
    }
    for (const { statements, worksWithSteps } of migrations.slice(version?.steps ?? 0)) {
      await query(typeof statements === 'string' ? statements : statements.postgres)
      await query(
        `INSERT INTO shop_schema VALUES ($1, 1, $2)
         ON CONFLICT (part) DO UPDATE SET steps = shop_schema.steps + 1, works_with_steps = $2`,
        [part, worksWithSteps],
      )
    }
  })
}

/** One step of a schema. Shipped, it is never edited: a new one follows it. */
export type Migration = {
  /** For both engines (`toSqlite`), or for each its own. It only adds; what an older release needs stays. */
  readonly statements: string | { readonly sqlite: string; readonly postgres: string }
  /** Releases that know at least so many steps still work beside Postgres after this one, during an update. */
  readonly worksWithSteps: number
}

/** Brings the schema of a file up to date; call it inside a transaction, so that two processes cannot both do it. */
export function migrate(database: Database, migrations: readonly (string | Migration)[]): void {
  const version = versionOf(database)
  if (version > migrations.length) {
    throw new DatabaseError(
      'newer',
      `the database is from a newer version (${version}); this one knows ${migrations.length}`,
    )
  }
  if (version === migrations.length) return
  if (version === 0 && database.find('SELECT 1 FROM sqlite_schema')) {
    throw new DatabaseError('damaged', 'the file is the database of another program')
  }
  for (const step of migrations.slice(version)) database.execute(statementsOf(step))
  database.execute(`PRAGMA user_version = ${migrations.length}`)
}

function statementsOf(step: string | Migration): string {
  const statements = typeof step === 'string' ? { sqlite: step } : step.statements
  return typeof statements === 'string' ? toSqlite(statements) : statements.sqlite
}

/** Writes, and changes nothing: throws where nothing can be written now. */
export function writeNothing(database: Database): void {
  database.transaction(() => database.execute(`PRAGMA user_version = ${versionOf(database)}`))
}

function versionOf(database: Database): number {
  return database.find<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
}
