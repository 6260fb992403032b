import { migratePostgres } from '../../server/database/migrate-postgres.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import { migrations } from '../migrations.ts'
import { fillCodes } from '../order-codes.ts'

/** Milliseconds: an index over millions of orders is built within it. */
const longestStepMs = 600_000

/** Brings the tables of the orders and what stands in them up to date, on a connection that may take its time. */
export async function migrateOrders(url: string): Promise<void> {
  const database = openPostgres({ url, maximumConnections: 1, statementTimeoutMs: longestStepMs })
  try {
    await migratePostgres(database, { part: 'orders', migrations })
    while (await fillCodes(database));
  } finally {
    await database.close()
  }
}
