import { DatabaseError } from './fault.ts'
import type { Migration } from './migrate.ts'
import type { Sql } from './sql.ts'

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
