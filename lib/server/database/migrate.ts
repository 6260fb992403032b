import type { Database } from './database.ts'
import { DatabaseError } from './fault.ts'
import type { Migration } from './migration.ts'
import { toSqlite } from './to-sqlite.ts'

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
