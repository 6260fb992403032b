import type { Migration } from './migrate.ts'
import { migratePostgres } from './migrate.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import type { Sql } from './sql.ts'

type Options = PostgresOptions & {
  /** Of the schema. */
  readonly part: string
  readonly migrations: readonly Migration[]
}

/** A Postgres database in which one part of the schema is up to date; rejects where it cannot be brought up to date. */
export async function openServer({ part, migrations, ...options }: Options): Promise<Sql> {
  const database = openPostgres(options)
  try {
    await migratePostgres(database, { part, migrations })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
