import type { Order } from '../domain/order.ts'
import type { Query } from '../server/database/sql.ts'
import type { NewArrival } from './order-journal.ts'
import { type OrderRow, orderOf } from './order-rows.ts'
import { isSure, isWorkable } from './select-conditions.ts'

/** Whether an order came back from its way since its hour was announced, which does not hold for the next one. */
export const cameBackSince = `EXISTS (
  SELECT 1 FROM fulfillment_events WHERE key = $1 AND kind = 'move' AND from_state = 'on-the-way' AND NOT is_undo
    AND id > (SELECT COALESCE(max(id), 0) FROM fulfillment_events WHERE key = $1 AND kind = 'arrival')
)`

/** Call it inside a transaction. */
export async function saveArrival(query: Query, arrival: NewArrival, at: string): Promise<Order | null> {
  const { key, arrivesAt, by } = arrival
  const [saved] = await query<OrderRow>(
    `UPDATE orders SET arrives_at = $2 WHERE key = $1 AND fulfillment NOT IN ('delivered', 'cancelled')
       AND (fulfillment <> 'waiting' OR ${isSure}) AND ${isWorkable} RETURNING *`,
    [key, arrivesAt],
  )
  if (!saved) return null
  await query(
    `INSERT INTO fulfillment_events (key, kind, arrives_at, by_user, at) VALUES ($1, 'arrival', $2, $3, $4)`,
    [key, arrivesAt, by, at],
  )
  return orderOf(saved)
}
