import { expect, it } from 'vitest'
import { migratePostgres } from '../../server/database/migrate.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import { createDatabase } from '../../server/database/testing/create-database.ts'
import { migrations } from '../migrations.ts'
import { keyOf } from '../testing/sample-orders.ts'
import { openPostgresJournal } from './journal.ts'

it('S54 leaves nothing in place of the city of what a release before erased', async () => {
  const url = await createDatabase()
  const step = migrations.findIndex(({ statements }) =>
    JSON.stringify(statements).includes("SET city = coalesce(delivery_zone, '')"),
  )
  const older = openPostgres({ url })
  await migratePostgres(older, { part: 'orders', migrations: migrations.slice(0, step) })
  await older.query(
    `INSERT INTO orders (key, request_hash, kind, state, lines, city, contact_erased_at, request_id, created_at,
       updated_at)
     VALUES ($1, '', 'cart', 'opened', '[]'::jsonb, 'Rua 1, com Maria', now(), 'r-1', now(), now())`,
    [keyOf(1)],
  )
  await older.close()
  const journal = await openPostgresJournal({ url, now: Date.now })
  expect((await journal.findOptional(keyOf(1)))?.delivery?.city).toBe('')
  await journal.close()
})
