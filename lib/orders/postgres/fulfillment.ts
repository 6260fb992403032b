import type { FulfillmentEvent, FulfillmentMove, Pick as LinePick } from '../../domain/fulfillment.ts'
import type { Order, OrderKey } from '../../domain/order.ts'
import type { Query } from '../../server/database/postgres.ts'
import {
  type FulfillmentEventRow,
  fulfillmentEventOf,
  type PickRow,
  pickOf,
  picksByKey,
} from '../fulfillment-rows.ts'
import { mayMove } from '../may-move.ts'
import type { NewFulfillmentEvent, NewPick } from '../order-journal.ts'
import { type OrderRow, optionalText, orderOf } from './rows.ts'

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
     ) ELSE $4::timestamptz END
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

/** The order's row is locked: a move of it that is under way is waited for, and the line not written when it has left. */
const writePick = `
  WITH saved AS (
    INSERT INTO order_picks (key, line, state, quantity, weight_grams, replacement, by_user, at)
    SELECT key, $2::integer, $3, $4::integer, $5::integer, $6, $7, $8::timestamptz
    FROM orders WHERE key = $1 AND $2::integer >= 0 AND $2::integer < jsonb_array_length(lines)
      AND fulfillment IN ('waiting', 'picking', 'ready')
    FOR SHARE
    ON CONFLICT (key, line) DO UPDATE SET state = excluded.state, quantity = excluded.quantity,
      weight_grams = excluded.weight_grams, replacement = excluded.replacement,
      by_user = excluded.by_user, at = excluded.at
    WHERE (order_picks.state, order_picks.quantity, order_picks.weight_grams, order_picks.replacement)
      IS DISTINCT FROM (excluded.state, excluded.quantity, excluded.weight_grams, excluded.replacement)
      AND ($9::boolean OR order_picks.at = $10::timestamptz)
    RETURNING *
  ), told AS (
    INSERT INTO fulfillment_events (key, kind, to_state, line, quantity, weight_grams, replacement, by_user, at)
    SELECT key, 'pick', state, line, quantity, weight_grams, replacement, by_user, at FROM saved
  )
  SELECT * FROM saved`

/** What says nothing new changes nothing: a tick that is sent again leaves no trace. */
export async function savePick(query: Query, pick: NewPick, at: string): Promise<LinePick | null> {
  const { key, line, state, quantity, weightGrams, replacement, by, seen } = pick
  const texts = [optionalText(replacement), by, at]
  const values = [key, line, state, quantity, weightGrams, ...texts, seen === undefined, seen ?? null]
  const [saved] = await query<PickRow>(writePick, values)
  const [row] = saved
    ? [saved]
    : await query<PickRow>('SELECT * FROM order_picks WHERE key = $1 AND line = $2', [key, line])
  return row ? pickOf(row) : null
}

export async function picksOf(query: Query, keys: readonly OrderKey[]) {
  const rows = await query<PickRow>('SELECT * FROM order_picks WHERE key = ANY($1) ORDER BY key, line', [
    [...keys],
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
