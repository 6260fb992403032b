import type { OrderKey } from '../../domain/order.ts'
import type { Hold } from '../../domain/order-hold.ts'
import type { Database } from '../../server/database/database.ts'
import type { createGroupCommit } from '../../server/database/group-commit.ts'
import { whileLocked } from '../../server/database/while-locked.ts'
import { type HeldOrders, overdueAtOnce } from './sales-book.ts'
import { isHeld } from './sqlite-sales-schema.ts'

type Options = {
  readonly commit: ReturnType<typeof createGroupCommit>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly holdMs: number
}

/** Which orders keep their pieces for a time, in the file. */
export function holdsIn(database: Database, { commit, now, holdMs }: Options): HeldOrders {
  return {
    async listHolds(keys) {
      const rows = await whileLocked(() =>
        database.all<{ key: OrderKey; until: number; isOver: number }>(
          `SELECT key, coalesce(lapsed_at, held_until) AS until, lapsed_at IS NOT NULL AS isOver FROM sold_orders
           WHERE key IN (SELECT value FROM json_each($keys)) AND state = 'sent' AND begun = 0
             AND coalesce(lapsed_at, held_until) IS NOT NULL`,
          { keys: JSON.stringify(keys) },
        ),
      )
      return new Map(
        rows.map(({ key, until, isOver }): [OrderKey, Hold] => [key, { until, isOver: isOver === 1 }]),
      )
    },
    async listOverdue() {
      const rows = await whileLocked(() =>
        database.all<{ key: OrderKey }>(
          `SELECT key FROM sold_orders WHERE ${isHeld} AND held_until <= $now LIMIT ${overdueAtOnce}`,
          { now: now() },
        ),
      )
      return rows.map(({ key }) => key)
    },
    async createLapses(keys) {
      await commit(() => {
        for (const key of keys) {
          database.run(
            `UPDATE sold_orders SET lapsed_at = $now WHERE key = $key AND ${isHeld} AND held_until <= $now`,
            { key, now: now() },
          )
        }
        database.run(
          `UPDATE sold_orders SET number_mark = NULL, network_mark = NULL
           WHERE network_mark IS NOT NULL AND opened_at <= $heldSince`,
          { heldSince: now() - holdMs },
        )
      })
    },
    async createKeeping() {
      await commit(() =>
        database.run(`UPDATE sold_orders SET held_until = NULL WHERE ${isHeld} AND held_until IS NOT NULL`),
      )
    },
  }
}
