import { randomBytes } from 'node:crypto'
import type { Order, OrderEvent, OrderKey } from '../domain/order.ts'
import { confirmationUndoOf } from '../domain/payment-confirmation.ts'
import { placeholders, type Query } from '../server/database/sql.ts'
import type { NewOrder, NewOrderEvent } from './order-journal.ts'
import { moveValues, type NewRow, newRow, noteValues, type OrderRow, orderOf } from './order-rows.ts'

/** Random, because browsers choose the keys and could choose two with the same digest prefix. */
export const randomOrderCode = () => randomBytes(6).toString('hex')

export const selectOrder = 'SELECT * FROM orders WHERE key = $1'

/** Undefined when another order has the key or code. */
async function insertOrder(query: Query, row: NewRow): Promise<OrderRow | undefined> {
  const columns = Object.keys(row)
  const statement = `INSERT INTO orders (${columns.join(', ')}) VALUES ${placeholders(1, columns.length)}
    ON CONFLICT DO NOTHING RETURNING *`
  const [written] = await query<OrderRow>(statement, Object.values(row))
  return written
}

/** Locks the order's row; returns nothing unless the order is in one of the states `$2`. */
const noteMove = `
  INSERT INTO order_events (key, from_state, to_state, at, upstream_status, correlation_id, detail, by_user)
  SELECT key, state, $3, $4::timestamptz, $5::integer, $6, $7, $8 FROM orders WHERE key = $1 AND state = ANY($2)
  FOR UPDATE RETURNING id`

const moveOrder = `
  UPDATE orders SET state = $2, updated_at = $3, sender = coalesce($4, sender), payment_url = coalesce($5, payment_url),
    lines = coalesce($6, lines), metadata_sent = coalesce($7, metadata_sent),
    custom_fields_sent = coalesce($8, custom_fields_sent),
    delivery_zone = CASE WHEN $9::boolean THEN $10 ELSE delivery_zone END,
    shipping_fee = CASE WHEN $9::boolean THEN $11 ELSE shipping_fee END,
    weight_grams = CASE WHEN $9::boolean THEN $12 ELSE weight_grams END,
    arrival_value = coalesce(arrival_value, $13), cancellation_value = coalesce(cancellation_value, $14)
  WHERE key = $1 RETURNING *`

type Options = {
  readonly now: () => number
  readonly createCode: (key: OrderKey) => string
  readonly sender: string
}

/** All methods require a transaction. */
export function orderMoves({ now, createCode, sender }: Options) {
  const time = () => new Date(now()).toISOString()

  async function move(query: Query, event: NewOrderEvent): Promise<Order | null> {
    const at = time()
    if ((await query(noteMove, noteValues(event, at))).length === 0) return null
    const [row] = await query<OrderRow>(moveOrder, moveValues(event, { at, sender }))
    return row ? orderOf(row) : null
  }

  return {
    move,
    async insert(query: Query, order: NewOrder): Promise<{ row: OrderRow; isNew: boolean }> {
      const at = time()
      for (let code = createCode(order.key); ; code = randomOrderCode()) {
        const written = await insertOrder(query, newRow(order, { code, at }))
        if (written) {
          await query(`INSERT INTO order_events (key, to_state, at) VALUES ($1, 'recorded', $2)`, [
            order.key,
            at,
          ])
          return { row: written, isNew: true }
        }
        const [row] = await query<OrderRow>(selectOrder, [order.key])
        // The code is already used by another order.
        if (row) return { row, isNew: false }
      }
    },
    /** Locks the order's row, so that concurrent notes finish first. */
    async takeBack(query: Query, event: NewOrderEvent): Promise<Order | null> {
      await query(`${selectOrder} FOR NO KEY UPDATE`, [event.key])
      return mayTakeBack(await eventsOf(query, event.key), event, now()) ? move(query, event) : null
    },
  }
}

export function eventsOf(query: Query, key: OrderKey): Promise<OrderEvent[]> {
  return query<OrderEvent>(
    `SELECT from_state AS "from", to_state AS "to", at, upstream_status AS "upstreamStatus",
       correlation_id AS "correlationId", detail, by_user AS "by"
     FROM order_events WHERE key = $1 ORDER BY id`,
    [key],
  )
}

function mayTakeBack(
  history: readonly OrderEvent[],
  { to }: Pick<NewOrderEvent, 'to'>,
  now: number,
): boolean {
  return confirmationUndoOf(history.at(-1) ?? null, now)?.to === to
}
