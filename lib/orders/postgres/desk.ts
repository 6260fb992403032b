import type { FulfillmentState } from '../../domain/fulfillment.ts'
import type { Query } from '../../server/database/sql.ts'
import { deskCountsOf } from '../desk-counts.ts'
import type { DeskCounts } from '../order-journal.ts'
import { isWorkable, needsAttention } from './select-rows.ts'

/** Numbers are given before they are committed: how many of the last thousand are there tells of one that came late. */
const lastOf = (table: string) => `
  SELECT max(id) || ':' || count(*) AS text FROM ${table} WHERE id > (SELECT coalesce(max(id), 0) - 1000 FROM ${table})`

export async function revisionOf(query: Query): Promise<string> {
  const [row] = await query<{ payment: string | null; market: string | null }>(
    `SELECT (${lastOf('order_events')}) AS payment, (${lastOf('fulfillment_events')}) AS market`,
  )
  return `${row?.payment ?? 0}.${row?.market ?? 0}`
}

/** Orders created since then; null counts all. */
export async function countForDesk(query: Query, since: string | null): Promise<DeskCounts> {
  const rows = await query<{ fulfillment: FulfillmentState; count: number }>(
    `SELECT fulfillment, count(*)::integer AS count FROM orders
     WHERE ${isWorkable} AND ($1::timestamptz IS NULL OR created_at >= $1::timestamptz) GROUP BY fulfillment`,
    [since],
  )
  const [attention] = await query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM orders
     WHERE ${needsAttention} AND ($1::timestamptz IS NULL OR created_at >= $1::timestamptz)`,
    [since],
  )
  const [unconfirmed] = await query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM orders
     WHERE ${isWorkable} AND fulfillment = 'waiting' AND state = 'opened'
       AND ($1::timestamptz IS NULL OR created_at >= $1::timestamptz)`,
    [since],
  )
  return deskCountsOf({ rows, attention: attention?.count ?? 0, unconfirmed: unconfirmed?.count ?? 0 })
}
