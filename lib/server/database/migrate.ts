import type { Database } from './database.ts'
import { DatabaseError } from './fault.ts'
import { toSqlite } from './sql.ts'

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
