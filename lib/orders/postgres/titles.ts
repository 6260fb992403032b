import type { Order } from '../../domain/order.ts'
import type { Query, Sql } from '../../server/database/sql.ts'
import { titlesOf } from '../select-conditions.ts'

const batchSize = 2000

/** Single-number lock; the first half of the lock in `shared-reading.ts` is another one. */
const fillerLock = 7_310_018

/** Rereads the last thousand ids if their number changed: ids are allocated before commit. */
const nextBatch = `
  WITH start AS (
    SELECT CASE WHEN seen = (SELECT count(*) FROM order_events WHERE id > position - 1000 AND id <= position)
      THEN position ELSE greatest(position - 1000, 0) END AS position
    FROM search_progress
  ), batch AS (
    SELECT id, key FROM order_events WHERE id > (SELECT position FROM start) ORDER BY id LIMIT ${batchSize}
  ), reached AS (SELECT max(id) AS id FROM batch)
  SELECT array_agg(DISTINCT key) AS keys, (SELECT id FROM reached) AS position,
    (SELECT count(*)::integer FROM order_events, reached
      WHERE order_events.id > reached.id - 1000 AND order_events.id <= reached.id) AS seen
  FROM batch`

type Batch = { readonly keys: readonly string[] | null; readonly position: number; readonly seen: number }

/** Indexes a part of the new titles; false when none are left. */
export async function fillTitles(database: Pick<Sql, 'query' | 'transaction'>): Promise<boolean> {
  const [ahead] = await database.query<Batch>(nextBatch)
  if (!ahead?.keys) return false
  await database.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [fillerLock])
    await fillBatch(query)
  })
  return true
}

async function fillBatch(query: Query): Promise<void> {
  const [batch] = await query<Batch>(nextBatch)
  if (!batch?.keys) return
  const orders = await query<{ readonly key: Order['key']; readonly lines: string }>(
    'SELECT key, lines FROM orders WHERE key = ANY($1)',
    [batch.keys],
  )
  const pairs = orders.flatMap(({ key, lines }) =>
    titlesOf({ lines: JSON.parse(lines) }).map((folded) => ({ key, folded })),
  )
  const texts = pairs.map(({ folded }) => folded)
  await query('INSERT INTO titles (folded) SELECT DISTINCT unnest($1::text[]) ON CONFLICT DO NOTHING', [
    texts,
  ])
  await query('DELETE FROM order_titles WHERE key = ANY($1)', [batch.keys])
  await query(
    `INSERT INTO order_titles (key, title)
     SELECT pair.key, titles.id FROM unnest($1::text[], $2::text[]) AS pair (key, folded) JOIN titles USING (folded)`,
    [pairs.map(({ key }) => key), texts],
  )
  await query('UPDATE search_progress SET position = $1::bigint, seen = $2', [batch.position, batch.seen])
}
