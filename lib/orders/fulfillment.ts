import type { FulfillmentEvent, FulfillmentMove, LinePick } from '../domain/fulfillment.ts'
import type { Order, OrderKey } from '../domain/order.ts'
import type { Query, SqlValue } from '../server/database/sql.ts'
import {
  becameColumns,
  type FulfillmentEventRow,
  fulfillmentEventOf,
  type PickRow,
  pickOf,
  picksByKey,
} from './fulfillment-rows.ts'
import { mayMove } from './may-move.ts'
import type { NewFulfillmentEvent, NewPick } from './order-journal.ts'
import { type OrderRow, orderOf } from './order-rows.ts'
import { optionalText } from './row-values.ts'

/** Call it inside a transaction. */
export async function moveInMarket(
  query: Query,
  event: NewFulfillmentEvent,
  now: number,
): Promise<Order | null> {
  const { key, from, to, by, isUndo = false } = event
  const [row] = await query<OrderRow>('SELECT * FROM orders WHERE key = $1 FOR NO KEY UPDATE', [key])
  const picks = (await picksOf(query, [key])).get(key) ?? []
  if (!row || !mayMove(row, event, { lastMove: await lastMoveOf(query, key), picks, now })) return null
  const at = new Date(now).toISOString()
  const [moved] = await query<OrderRow>(
    `UPDATE orders SET fulfillment = $2, fulfillment_at = CASE WHEN $3::boolean THEN (
       SELECT at FROM fulfillment_events
       WHERE key = $1 AND kind = 'move' AND to_state = $2 AND NOT is_undo ORDER BY id DESC LIMIT 1
     ) ELSE $4 END
     WHERE key = $1 RETURNING *`,
    [key, to, isUndo, at],
  )
  await query(
    `INSERT INTO fulfillment_events (key, kind, from_state, to_state, is_undo, by_user, at)
     VALUES ($1, 'move', $2, $3, $4, $5, $6)`,
    [key, from, to, isUndo, by, at],
  )
  return moved ? orderOf(moved) : null
}

async function lastMoveOf(query: Query, key: OrderKey): Promise<FulfillmentMove | null> {
  const [row] = await query<FulfillmentEventRow>(
    `SELECT * FROM fulfillment_events WHERE key = $1 AND kind = 'move' ORDER BY id DESC LIMIT 1`,
    [key],
  )
  const last = row && fulfillmentEventOf(row)
  return last?.kind === 'move' ? last : null
}

const became = becameColumns.join(', ')
const columnsOf = (row: string) => ['state', ...becameColumns].map((column) => `${row}.${column}`).join(', ')

/** The order's row is locked: a move of it that is under way is waited for, and the line not written when it has left. */
const writePick = `
  INSERT INTO order_picks (key, line, state, ${became}, by_user, at)
  SELECT key, $2::integer, $3, $4::integer, $5::integer, $6, $7, $8::integer, $9::integer, $10, $11::timestamptz
  FROM orders WHERE key = $1 AND $2::integer >= 0 AND $2::integer < json_array_length(lines::json)
    AND fulfillment IN ('waiting', 'picking', 'ready')
  FOR SHARE
  ON CONFLICT (key, line) DO UPDATE SET (state, ${became}, by_user, at) =
    (${columnsOf('excluded')}, excluded.by_user, excluded.at)
  WHERE (${columnsOf('order_picks')}) IS DISTINCT FROM (${columnsOf('excluded')})
    AND ($12::boolean OR order_picks.at = $13)
  RETURNING *`

const writePickEvent = `
  INSERT INTO fulfillment_events (key, kind, to_state, line, ${became}, by_user, at)
  SELECT key, 'pick', state, line, ${became}, by_user, at FROM order_picks WHERE key = $1 AND line = $2`

/** The values of `becameColumns`. */
export function becameValues(pick: Omit<LinePick, 'line' | 'state' | 'by' | 'at'>): SqlValue[] {
  const { quantity, weightGrams, replacement, replacementId, replacementAmount, replacementGrams } = pick
  return [
    quantity,
    weightGrams,
    optionalText(replacement),
    replacementId,
    replacementAmount,
    replacementGrams,
  ]
}

/** Call it inside a transaction. What says nothing new changes nothing: a tick that is sent again leaves no trace. */
export async function savePick(query: Query, pick: NewPick, at: string): Promise<LinePick | null> {
  const { key, line, state, by, seen } = pick
  const moment = [optionalText(by), at, seen === undefined, seen ?? null]
  const [saved] = await query<PickRow>(writePick, [key, line, state, ...becameValues(pick), ...moment])
  if (saved) {
    await query(writePickEvent, [key, line])
    return pickOf(saved)
  }
  const [row] = await query<PickRow>('SELECT * FROM order_picks WHERE key = $1 AND line = $2', [key, line])
  return row ? pickOf(row) : null
}

export async function picksOf(query: Query, keys: readonly OrderKey[]) {
  const rows = await query<PickRow>('SELECT * FROM order_picks WHERE key = ANY($1) ORDER BY key, line', [
    keys,
  ])
  return picksByKey(rows)
}

/** Oldest first. */
export async function fulfillmentEventsOf(query: Query, key: OrderKey): Promise<FulfillmentEvent[]> {
  const rows = await query<FulfillmentEventRow>(
    `SELECT * FROM fulfillment_events WHERE key = $1 AND kind IN ('move', 'pick') ORDER BY id`,
    [key],
  )
  return rows.map(fulfillmentEventOf)
}
