import { type FulfillmentState, fulfillmentStates } from '../domain/fulfillment.ts'
import type { Database } from '../server/database/database.ts'
import { deskCountsOf } from './desk-counts.ts'
import type { DeskCounts } from './order-journal.ts'
import { isSure, isWorkable, needsAttention } from './select-rows.ts'

/** Writers of a file are one behind the other: the last number of each history says all. */
export function revisionOf(database: Database): string {
  const last = database.find<{ payment: number | null; market: number | null }>(
    'SELECT (SELECT max(id) FROM order_events) AS payment, (SELECT max(id) FROM fulfillment_events) AS market',
  )
  return `${last?.payment ?? 0}.${last?.market ?? 0}`
}

/** Orders created since then; the empty text counts all. */
export function countForDesk(database: Database, since: string): DeskCounts {
  const rows = database.all<{ fulfillment: FulfillmentState; count: number }>(
    `SELECT value AS fulfillment, (
       SELECT count(*) FROM orders INDEXED BY orders_at_desk
       WHERE fulfillment = value AND ${isWorkable} AND created_at >= $since
     ) AS count FROM json_each($states)`,
    { since, states: JSON.stringify(fulfillmentStates) },
  )
  const attention = database.find<{ count: number }>(
    `SELECT count(*) AS count FROM orders INDEXED BY orders_needing_attention
     WHERE ${needsAttention} AND created_at >= $since`,
    { since },
  )
  const sure = database.find<{ count: number }>(
    `SELECT count(*) AS count FROM orders INDEXED BY orders_to_pick
     WHERE fulfillment = 'waiting' AND ${isSure} AND created_at >= $since`,
    { since },
  )
  const waiting = rows.find(({ fulfillment }) => fulfillment === 'waiting')?.count ?? 0
  return deskCountsOf({
    rows,
    attention: attention?.count ?? 0,
    unconfirmed: waiting - (sure?.count ?? 0),
  })
}
