import type { Database } from './database.ts'

/** Brings the schema up to date; call it inside a transaction, so that two processes cannot both do it. */
export function migrate(database: Database, migrations: readonly string[]): void {
  const version = database.find<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
  if (version > migrations.length) {
    throw new Error(`the database is from a newer version (${version}); this one knows ${migrations.length}`)
  }
  if (version === migrations.length) return
  for (const step of migrations.slice(version)) database.execute(step)
  database.execute(`PRAGMA user_version = ${migrations.length}`)
}
