import type { VariantId } from '../../domain/identifiers.ts'
import { openDatabase } from '../../server/database/database.ts'
import { createGroupCommit } from '../../server/database/group-commit.ts'
import { migrate, writeNothing } from '../../server/database/migrate.ts'
import { closeToOthers } from '../../server/database/private-file.ts'
import { whileLocked } from '../../server/database/while-locked.ts'
import {
  heldMs,
  isEnough,
  type NewSale,
  type Sale,
  type SalesBook,
  type SoldOrder,
  type SoldRow,
  soldOrderOf,
} from './sales-book.ts'

export const salesFileName = 'sales.sqlite'

/** In order; a step that was shipped is never edited, a new one follows it. Times are milliseconds since 1970. */
const migrations: readonly string[] = [
  `
  CREATE TABLE counts (variant_id TEXT PRIMARY KEY, pieces INTEGER NOT NULL, count TEXT NOT NULL, counted_at INTEGER NOT NULL) STRICT;
  CREATE TABLE sold_orders (
    token TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    shipping_fee INTEGER,
    cancel_path TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open',
    opened_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sales (
    variant_id TEXT NOT NULL,
    token TEXT NOT NULL REFERENCES sold_orders (token),
    quantity INTEGER NOT NULL,
    PRIMARY KEY (variant_id, token)
  ) STRICT, WITHOUT ROWID;
  `,
]

const selectLeft = `
  SELECT pieces - coalesce((
    SELECT sum(quantity) FROM sales JOIN sold_orders USING (token)
    WHERE sales.variant_id = counts.variant_id AND opened_at >= counted_at
      AND (state = 'sent' OR (state = 'open' AND opened_at > $heldSince))
  ), 0) AS left FROM counts WHERE variant_id = $variantId`

const selectOrder = `
  SELECT token, key, shipping_fee AS shippingFee, cancel_path AS cancelPath,
    iif(state = 'open' AND opened_at <= $heldSince, 'free', state) AS state FROM sold_orders WHERE`

type Options = {
  readonly folder: string | ':memory:'
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly lockWaitMs?: number
}

export type SqliteSales = SalesBook & {
  /** Writes, and changes nothing; throws where nothing can be written now. */
  readonly check: () => void
}

/** The book in a file beside the journal. All that it throws because of the file has a fault (`faultOf`). */
export function openSqliteSales({ folder, now, lockWaitMs }: Options): SqliteSales {
  const database = openDatabase(folder, {
    file: salesFileName,
    isPrecious: true,
    ...(lockWaitMs === undefined ? {} : { lockWaitMs }),
  })
  const commit = createGroupCommit(database)
  try {
    if (folder !== ':memory:') closeToOthers(folder, 0o700)
    database.transaction(() => migrate(database, migrations))
  } catch (error) {
    database.close()
    throw error
  }
  const findOrder = (condition: string, id: string) =>
    database.find<SoldRow>(`${selectOrder} ${condition}`, { id, heldSince: now() - heldMs })

  function listLeft(ids: readonly VariantId[]): ReadonlyMap<VariantId, number> {
    const heldSince = now() - heldMs
    return new Map(
      ids.flatMap((variantId) => {
        const row = database.find<{ left: number }>(selectLeft, { variantId, heldSince })
        return row ? [[variantId, row.left] as const] : []
      }),
    )
  }

  /** Inside a transaction, which is alone: what is counted here is what will be taken. */
  function take({ token, key, shippingFee, cancelPath, sales }: NewSale): SoldOrder | null {
    const known = findOrder('key = $id', key)
    if (known) return soldOrderOf(known)
    if (!isEnough(sales, listLeft(sales.map(({ variantId }) => variantId)))) return null
    database.run(
      `INSERT INTO sold_orders (token, key, shipping_fee, cancel_path, opened_at)
       VALUES ($token, $key, $shippingFee, $cancelPath, $now)`,
      { token, key, shippingFee, cancelPath, now: now() },
    )
    for (const { variantId, quantity } of sales) {
      database.run('INSERT INTO sales VALUES ($variantId, $token, $quantity)', { variantId, token, quantity })
    }
    return { token, key, shippingFee, cancelPath, state: 'open' }
  }

  function reopen(token: string): SoldOrder | null {
    const known = findOrder('token = $id', token)
    if (known?.state !== 'free') return known && soldOrderOf(known)
    const sales = database.all<Sale>(
      'SELECT variant_id AS variantId, quantity FROM sales WHERE token = $token',
      { token },
    )
    if (!isEnough(sales, listLeft(sales.map(({ variantId }) => variantId)))) return soldOrderOf(known)
    database.run(`UPDATE sold_orders SET state = 'open', opened_at = $now WHERE token = $token`, {
      token,
      now: now(),
    })
    return { ...known, state: 'open' }
  }

  return {
    async createCounts(counts) {
      await commit(() => {
        for (const [variantId, { pieces, count }] of counts) {
          database.run(
            `INSERT INTO counts VALUES ($variantId, $pieces, $count, $at)
             ON CONFLICT (variant_id) DO UPDATE SET pieces = $pieces, count = $count, counted_at = $at
             WHERE count <> $count`,
            { variantId, pieces, count, at: now() },
          )
        }
      })
    },
    async listLeft(variantIds) {
      return whileLocked(() => listLeft(variantIds))
    },
    async create(sale) {
      return commit(() => take(sale))
    },
    async createReopening(token) {
      return commit(() => reopen(token))
    },
    async createRelease(token) {
      await commit(() =>
        database.run(`UPDATE sold_orders SET state = 'free' WHERE token = $token AND state = 'open'`, {
          token,
        }),
      )
    },
    async createArrival(key) {
      await commit(() =>
        database.run(`UPDATE sold_orders SET state = 'sent' WHERE key = $key AND state <> 'cancelled'`, {
          key,
        }),
      )
    },
    async saveCancellation(key, isCancelled) {
      const statement = isCancelled
        ? `UPDATE sold_orders SET state = 'cancelled' WHERE key = $key`
        : `UPDATE sold_orders SET state = 'sent' WHERE key = $key AND state = 'cancelled'`
      await commit(() => database.run(statement, { key }))
    },
    check: () => writeNothing(database),
    async close() {
      database.close()
    },
  }
}
