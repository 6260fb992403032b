import { type FulfillmentState, fulfillmentStates, isBagOpen } from '../domain/fulfillment.ts'
import type { OrderKey } from '../domain/order.ts'
import { isOver } from '../domain/past-order.ts'
import type { Query } from '../server/database/sql.ts'
import type { DeskCounts, OrderInWindow } from './order-journal.ts'
import { isAmong, isSure, isWorkable, needsAttention } from './select-conditions.ts'

/** Ids are allocated before commit; counting the last 1,000 detects late commits. */
const lastOf = (table: string) => `
  SELECT max(id) || ':' || count(*) AS text FROM ${table} WHERE id > (SELECT coalesce(max(id), 0) - 1000 FROM ${table})`

const selectRevision = `SELECT (${lastOf('order_events')}) AS payment, (${lastOf('fulfillment_events')}) AS market`

export async function revisionOf(query: Query): Promise<string> {
  const [row] = await query<{ payment: string | null; market: string | null }>(selectRevision)
  return `${row?.payment ?? 0}.${row?.market ?? 0}`
}

const countsByState = `
  WITH states (name) AS (VALUES ${fulfillmentStates.map((state) => `('${state}')`).join(', ')})
  SELECT name AS fulfillment, (
    SELECT count(*) FROM orders /* INDEXED BY orders_at_desk */
    WHERE fulfillment = name AND ${isWorkable} AND created_at >= $1
  ) AS count FROM states`

const countOf = (index: string, condition: string) => `
  SELECT count(*) AS count FROM orders /* INDEXED BY ${index} */ WHERE ${condition} AND created_at >= $1`

const countAttention = countOf('orders_needing_attention', needsAttention)
const countSure = countOf('orders_to_pick', `fulfillment = 'waiting' AND ${isSure}`)

const everSince = '2000-01-01T00:00:00.000Z'

/** Counts every state, including empty ones, of orders created since then (ISO 8601). */
export async function countForDesk(query: Query, since = everSince): Promise<DeskCounts> {
  const rows = await query<{ fulfillment: FulfillmentState; count: number }>(countsByState, [since])
  const [attention] = await query<{ count: number }>(countAttention, [since])
  const [sure] = await query<{ count: number }>(countSure, [since])
  const counts = Object.fromEntries(rows.map(({ fulfillment, count }) => [fulfillment, count])) as Record<
    FulfillmentState,
    number
  >
  const waiting = sure?.count ?? 0
  return { ...counts, waiting, attention: attention?.count ?? 0, unconfirmed: counts.waiting - waiting }
}

const selectInWindows = `
  SELECT state, fulfillment, delivery_window AS "window"
  FROM orders /* INDEXED BY orders_at_desk */
  WHERE ${isAmong((state) => !isOver(state))} AND ${isWorkable} AND created_at >= $1
    AND delivery_window IS NOT NULL`

export const selectClosed = `
  SELECT key, state || ':' || (SELECT count(*) FROM fulfillment_events WHERE key = orders.key) AS stamp
  FROM orders /* INDEXED BY orders_at_desk */
  WHERE ${isAmong((state) => !isBagOpen(state))} AND ${isWorkable} AND created_at >= $1`

export async function listClosed(query: Query, since: string): Promise<ReadonlyMap<OrderKey, string>> {
  const rows = await query<{ key: OrderKey; stamp: string }>(selectClosed, [since])
  return new Map(rows.map(({ key, stamp }) => [key, stamp]))
}

export const listInWindows = (query: Query, since: string) => query<OrderInWindow>(selectInWindows, [since])
