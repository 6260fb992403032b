import type { Hold, OrderKey } from '../../domain/order.ts'
import type { Sql } from '../../server/database/sql.ts'
import { type HeldOrders, overdueAtOnce } from './sales-book.ts'

type HoldRow = { readonly key: OrderKey; readonly until: string; readonly isOver: number }

type Options = { /** Milliseconds since 1970. */ readonly now: () => number; readonly holdMs: number }

/** As the index `sold_orders_held` has it. */
const isHeld = `state = 'sent' AND NOT begun AND lapsed_at IS NULL`

/** Which orders keep their pieces for a time. */
export function heldOrdersIn({ query, transaction }: Sql, { now, holdMs }: Options): HeldOrders {
  const time = (ms: number) => new Date(ms).toISOString()
  return {
    async listHolds(keys) {
      const rows = await query<HoldRow>(
        `SELECT key, coalesce(lapsed_at, held_until) AS until, lapsed_at IS NOT NULL AS "isOver" FROM sold_orders
         WHERE key = ANY($1) AND state = 'sent' AND NOT begun AND coalesce(lapsed_at, held_until) IS NOT NULL`,
        [keys],
      )
      return new Map(
        rows.map(({ key, until, isOver }): [OrderKey, Hold] => [
          key,
          { until: Date.parse(until), isOver: isOver === 1 },
        ]),
      )
    },
    async listOverdue() {
      const rows = await query<{ key: OrderKey }>(
        `SELECT key FROM sold_orders WHERE ${isHeld} AND held_until <= $1 LIMIT ${overdueAtOnce}`,
        [time(now())],
      )
      return rows.map(({ key }) => key)
    },
    async createHolds(holds) {
      for (const [key, until] of holds)
        await query(
          `UPDATE sold_orders SET held_until = $2 WHERE key = $1 AND ${isHeld} AND held_until < $2`,
          [key, time(until)],
        )
    },
    createLapses: (keys) =>
      transaction(async (inside) => {
        await inside(
          `UPDATE sold_orders SET lapsed_at = $2 WHERE key = ANY($1) AND ${isHeld} AND held_until <= $2`,
          [keys, time(now())],
        )
        await inside(
          `UPDATE sold_orders SET number_mark = NULL, network_mark = NULL
           WHERE network_mark IS NOT NULL AND opened_at <= $1 AND (held_until IS NULL OR held_until <= $2)`,
          [time(now() - holdMs), time(now())],
        )
      }),
    async createKeeping() {
      await query(`UPDATE sold_orders SET held_until = NULL WHERE ${isHeld} AND held_until IS NOT NULL`)
    },
  }
}
