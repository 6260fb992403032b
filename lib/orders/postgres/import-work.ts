import type { FulfillmentEvent, LinePick } from '../../domain/fulfillment.ts'
import type { Order } from '../../domain/order.ts'
import type { Query, SqlValue } from '../../server/database/sql.ts'
import { becameValues } from '../fulfillment.ts'
import { becameColumns } from '../fulfillment-rows.ts'

/** What people of the market did with an order: its moves and ticks, oldest first, and what came of them. */
export type Work = { readonly events: readonly FulfillmentEvent[]; readonly picks: readonly LinePick[] }

const became = becameColumns.join(', ')

const writeEvent = `
  INSERT INTO fulfillment_events (key, kind, from_state, to_state, is_undo, line, ${became}, by_user, at)
  VALUES ($1, $2, $3, $4, $5::boolean, $6::integer, $7::integer, $8::integer, $9, $10, $11::integer, $12::integer,
    $13, $14::timestamptz)`

const writePick = `
  INSERT INTO order_picks (key, line, state, ${became}, by_user, at)
  VALUES ($1, $2::integer, $3, $4::integer, $5::integer, $6, $7, $8::integer, $9::integer, $10, $11::timestamptz)`

/** Takes it over where it went on after what the database knows; whether it did. Call it inside a transaction. */
export async function copyWork(
  { key, fulfillment, fulfillmentAt }: Pick<Order, 'key' | 'fulfillment' | 'fulfillmentAt'>,
  { events, picks }: Work,
  query: Query,
): Promise<boolean> {
  const last = events.at(-1)
  if (!last) return false
  const newer = await query(
    `SELECT FROM fulfillment_events WHERE key = $1 AND kind IN ('move', 'pick') AND at >= $2::timestamptz LIMIT 1`,
    [key, last.at],
  )
  if (newer.length > 0) return false
  await query(`DELETE FROM fulfillment_events WHERE key = $1 AND kind IN ('move', 'pick')`, [key])
  await query('DELETE FROM order_picks WHERE key = $1', [key])
  for (const event of events) await query(writeEvent, [key, ...eventValues(event)])
  for (const pick of picks) {
    const { line, state, by, at } = pick
    await query(writePick, [key, line, state, ...becameValues(pick), by, at])
  }
  await query('UPDATE orders SET fulfillment = $2, fulfillment_at = $3::timestamptz WHERE key = $1', [
    key,
    fulfillment,
    fulfillmentAt,
  ])
  return true
}

function eventValues(event: FulfillmentEvent): SqlValue[] {
  const { kind, by, at } = event
  if (event.kind === 'pick') {
    return [kind, null, event.state, null, event.line, ...becameValues(event), by, at]
  }
  return [kind, event.from, event.to, event.isUndo, null, ...becameColumns.map(() => null), by, at]
}
