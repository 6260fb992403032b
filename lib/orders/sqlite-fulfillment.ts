import type { FulfillmentEvent, FulfillmentMove, Pick as LinePick } from '../domain/fulfillment.ts'
import type { Order, OrderKey } from '../domain/order.ts'
import type { Database } from '../server/database/database.ts'
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

/** Call it inside a transaction. */
export function moveInMarket(database: Database, event: NewFulfillmentEvent, now: number): Order | null {
  const { key, from, to, by, isUndo = false } = event
  const row = database.find<OrderRow>('SELECT * FROM orders WHERE key = $key', { key })
  const picks = picksOf(database, [key]).get(key) ?? []
  if (!row || !mayMove(row, event, { lastMove: lastMoveOf(database, key), picks, now })) return null
  const at = new Date(now).toISOString()
  const movedAt = isUndo ? timeOfArrival(database, { key, to }) : at
  database.run(
    `INSERT INTO fulfillment_events (key, kind, from_state, to_state, is_undo, by_user, at)
     VALUES ($key, 'move', $from, $to, $isUndo, $by, $at)`,
    { key, from, to, isUndo: Number(isUndo), by, at },
  )
  const moved = database.find<OrderRow>(
    'UPDATE orders SET fulfillment = $to, fulfillment_at = $movedAt WHERE key = $key RETURNING *',
    { key, to, movedAt },
  )
  return moved && orderOf(moved)
}

function lastMoveOf(database: Database, key: OrderKey): FulfillmentMove | null {
  const row = database.find<FulfillmentEventRow>(
    `SELECT * FROM fulfillment_events WHERE key = $key AND kind = 'move' ORDER BY id DESC LIMIT 1`,
    { key },
  )
  const last = row && fulfillmentEventOf(row)
  return last?.kind === 'move' ? last : null
}

/** When an order was moved there before; null where it began there. */
function timeOfArrival(
  database: Database,
  { key, to }: Pick<NewFulfillmentEvent, 'key' | 'to'>,
): string | null {
  const arrival = database.find<{ at: string }>(
    `SELECT at FROM fulfillment_events
     WHERE key = $key AND kind = 'move' AND to_state = $to AND is_undo = 0 ORDER BY id DESC LIMIT 1`,
    { key, to },
  )
  return arrival?.at ?? null
}

const became = becameColumns.join(', ')
const values = '$quantity, $weightGrams, $replacement, $replacementId, $replacementAmount, $replacementGrams'
const columnsOf = (row: string) => ['state', ...becameColumns].map((column) => `${row}.${column}`).join(', ')

const writePick = `
  INSERT INTO order_picks (key, line, state, ${became}, by_user, at)
  SELECT key, $line, $state, ${values}, $by, $at
  FROM orders WHERE key = $key AND $line >= 0 AND $line < json_array_length(lines)
    AND fulfillment IN ('waiting', 'picking', 'ready')
  ON CONFLICT (key, line) DO UPDATE SET (state, ${became}, by_user, at) =
    (${columnsOf('excluded')}, excluded.by_user, excluded.at)
  WHERE (${columnsOf('order_picks')}) IS NOT (${columnsOf('excluded')})
    AND ($isBlind OR order_picks.at = $seen)
  RETURNING *`

/** Call it inside a transaction. What says nothing new changes nothing: a tick that is sent again leaves no trace. */
export function savePick(database: Database, { seen, ...pick }: NewPick, at: string): LinePick | null {
  const { key, line } = pick
  const written = { ...pick, at }
  const saved = database.find<PickRow>(writePick, {
    ...written,
    isBlind: Number(seen === undefined),
    seen: seen ?? null,
  })
  if (!saved) {
    const known = database.find<PickRow>('SELECT * FROM order_picks WHERE key = $key AND line = $line', {
      key,
      line,
    })
    return known && pickOf(known)
  }
  database.run(
    `INSERT INTO fulfillment_events (key, kind, to_state, line, ${became}, by_user, at)
     VALUES ($key, 'pick', $state, $line, ${values}, $by, $at)`,
    written,
  )
  return pickOf(saved)
}

export function picksOf(database: Database, keys: readonly OrderKey[]) {
  const rows = database.all<PickRow>(
    `SELECT * FROM order_picks WHERE key IN (SELECT value FROM json_each($keys)) ORDER BY key, line`,
    { keys: JSON.stringify(keys) },
  )
  return picksByKey(rows)
}

/** Oldest first. */
export function fulfillmentEventsOf(database: Database, key: OrderKey): FulfillmentEvent[] {
  const rows = database.all<FulfillmentEventRow>(
    `SELECT * FROM fulfillment_events WHERE key = $key AND kind IN ('move', 'pick') ORDER BY id`,
    { key },
  )
  return rows.map(fulfillmentEventOf)
}
