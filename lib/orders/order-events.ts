import type { OrderEvent, OrderKey } from '../domain/order.ts'
import type { Database } from '../server/database/database.ts'
import type { NewOrderEvent } from './order-journal.ts'

type WrittenEvent = Omit<NewOrderEvent, 'from'> & Pick<OrderEvent, 'from' | 'at'>

/** Call it inside the transaction that moves the order. */
export function writeEvent(database: Database, event: WrittenEvent): void {
  database.run(
    `INSERT INTO order_events (key, from_state, to_state, at, upstream_status, correlation_id, detail, by_user)
     VALUES ($key, $from, $to, $at, $upstreamStatus, $correlationId, $detail, $by)`,
    {
      key: event.key,
      from: event.from,
      to: event.to,
      at: event.at,
      upstreamStatus: event.upstreamStatus ?? null,
      correlationId: event.correlationId ?? null,
      detail: event.detail ?? null,
      by: event.by ?? null,
    },
  )
}

/** Oldest first. */
export function eventsOf(database: Database, key: OrderKey): OrderEvent[] {
  return database.all<OrderEvent>(
    `SELECT from_state AS "from", to_state AS "to", at, upstream_status AS upstreamStatus,
       correlation_id AS correlationId, detail, by_user AS "by"
     FROM order_events WHERE key = $key ORDER BY id`,
    { key },
  )
}
