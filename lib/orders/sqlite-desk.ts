import type { FulfillmentState } from '../domain/fulfillment.ts'
import type { OrderKey } from '../domain/order.ts'
import type { Database } from '../server/database/database.ts'
import { deskCountsOf } from './desk-counts.ts'
import { orderCode } from './order-code.ts'
import type { DeskCounts } from './order-journal.ts'
import { isWorkable, needsAttention } from './select-rows.ts'

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
    `SELECT fulfillment, count(*) AS count FROM orders
     WHERE ${isWorkable} AND created_at >= $since GROUP BY fulfillment`,
    { since },
  )
  const attention = database.find<{ count: number }>(
    `SELECT count(*) AS count FROM orders WHERE ${needsAttention} AND created_at >= $since`,
    { since },
  )
  return deskCountsOf(rows, attention?.count ?? 0)
}

const batchSize = 500

/** Gives codes to orders of releases that wrote none, some of them; how many they were. Call it inside a transaction. */
export function fillCodes(database: Database): number {
  const rows = database.all<{ key: OrderKey }>(`SELECT key FROM orders WHERE code IS NULL LIMIT ${batchSize}`)
  for (const { key } of rows) {
    database.run('UPDATE orders SET code = $code WHERE key = $key', { key, code: orderCode(key) })
  }
  return rows.length
}
