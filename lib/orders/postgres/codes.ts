import type { Sql } from '../../server/database/sql.ts'

/** Orders that get their code in one transaction. */
const batchSize = 1000

/** Any number that no one else takes. */
const codesLock = 7_310_019

/** `randomOrderCode` in the database's own words. */
export const randomCode = `left(replace(gen_random_uuid()::text, '-', ''), 12)`

/** `digestOrderCode` too. */
const digestCode = `left(encode(sha256(decode(key, 'escape')), 'hex'), 12)`

const fillBatch = `
  WITH batch AS (
    SELECT key, created_at, ${digestCode} AS digest FROM orders WHERE code IS NULL
    ORDER BY created_at, key COLLATE "C" LIMIT ${batchSize}
  ), named AS (
    SELECT key, digest, row_number() OVER (PARTITION BY digest ORDER BY created_at, key COLLATE "C") = 1
      AND NOT EXISTS (SELECT FROM orders WHERE code = digest) AS is_free
    FROM batch
  )
  UPDATE orders SET code = CASE WHEN is_free THEN digest ELSE ${randomCode} END
  FROM named WHERE orders.key = named.key AND code IS NULL
  RETURNING orders.key`

/**
 * Writes down what orders are called that a release without codes wrote, the oldest first: of two that were called the
 * same, the newer gets a new code. False: there are no more.
 */
export async function fillCodes(database: Pick<Sql, 'query' | 'transaction'>): Promise<boolean> {
  const ahead = await database.query('SELECT FROM orders WHERE code IS NULL LIMIT 1')
  if (ahead.length === 0) return false
  const filled = await database.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [codesLock])
    return query(fillBatch)
  })
  return filled.length > 0
}
