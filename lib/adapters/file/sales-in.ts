import type { MarketStage } from '../../domain/fulfillment.ts'
import type { VariantId } from '../../domain/identifiers.ts'
import type { Hold, OrderKey } from '../../domain/order.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { openFile } from '../../server/database/open-file.ts'
import { openServer } from '../../server/database/postgres.ts'
import { placeholders, type Query, type Sql } from '../../server/database/sql.ts'
import { heldRefusal, marksOf } from './held-pieces.ts'
import {
  type HeldOrders,
  type HoldingRow,
  heldMs,
  isEnough,
  type NewSale,
  overdueAtOnce,
  piecesOf,
  type Sale,
  type SaleRefusal,
  type SalesBook,
  type SoldOrder,
  type StoredMarks,
  soldOrderOf,
} from './sales-book.ts'
import { migrations, selectCounted, selectHeld, selectLeft, selectOrder } from './sales-schema.ts'

type HoldRow = { readonly key: OrderKey; readonly until: string; readonly isOver: number }

const isHeld = `state = 'sent' AND NOT begun AND lapsed_at IS NULL`

function heldOrdersIn({ query, transaction }: Sql, { now, holdMs }: SalesOptions): HeldOrders {
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

/** The first half of every buyer's lock, so that nothing else takes it. */
const buyerLockClass = 7_310_020

type Left = { readonly variantId: VariantId; readonly left: number }

type FoundOrder = { readonly known: HoldingRow; readonly sales: readonly Sale[] }

const countsAtOnce = 100

export type SalesOptions = {
  readonly now: () => number
  /** Milliseconds for which an order that was sent keeps its pieces until the market begins it. */
  readonly holdMs: number
}

/** The book in a database, which any number of processes share. */
function salesIn(sql: Sql, { now, holdMs }: SalesOptions): SalesBook {
  const { query: ask, transaction } = sql
  const time = (ms: number) => new Date(ms).toISOString()
  const openSince = () => time(now() - heldMs)
  const heldSince = () => time(now() - holdMs)
  let salt: string | undefined

  async function saltOf(query: Query): Promise<string> {
    salt ??= (await query<{ salt: string }>('SELECT salt FROM buyer_salt'))[0]?.salt ?? ''
    return salt
  }

  async function leftOf(query: Query, ids: readonly VariantId[]): Promise<ReadonlyMap<VariantId, number>> {
    const rows = await query<Left>(selectLeft, [ids, openSince()])
    return new Map(rows.map(({ variantId, left }) => [variantId, left]))
  }

  async function findOrder(query: Query, condition: string, id: string): Promise<HoldingRow | null> {
    const [order] = await query<HoldingRow>(`${selectOrder} ${condition}`, [id, openSince()])
    return order ?? null
  }

  const salesOfOrder = (query: Query, token: string) =>
    query<Sale>('SELECT variant_id AS "variantId", quantity FROM sales WHERE token = $1', [token])

  /** Waits for other sales of the same goods or buyer, always in one order. */
  async function holdAlone(
    query: Query,
    sales: readonly Sale[],
    { number, network }: StoredMarks,
  ): Promise<void> {
    for (const mark of [...new Set([number, network])].toSorted((one, other) => (one ?? 0) - (other ?? 0))) {
      if (mark !== null) await sql.lock(query, buyerLockClass, mark)
    }
    const ids = sales.map(({ variantId }) => variantId)
    await query('SELECT 1 FROM stock_counts WHERE variant_id = ANY($1) ORDER BY variant_id FOR UPDATE', [ids])
  }

  async function heldBy(query: Query, column: 'number_mark' | 'network_mark', mark: number): Promise<number> {
    const [row] = await query<{ held: number }>(selectHeld(column), [
      mark,
      openSince(),
      heldSince(),
      time(now()),
    ])
    return row?.held ?? 0
  }

  async function refusalOf(
    query: Query,
    sales: readonly Sale[],
    { number, network }: StoredMarks,
  ): Promise<SaleRefusal | null> {
    const left = await leftOf(
      query,
      sales.map(({ variantId }) => variantId),
    )
    if (!isEnough(sales, left)) return 'short'
    if (number === null || network === null) return null
    const held = {
      number: await heldBy(query, 'number_mark', number),
      network: await heldBy(query, 'network_mark', network),
    }
    const [row] = await query<{ counted: number }>(selectCounted)
    return heldRefusal({ wanted: piecesOf(sales), held, counted: row?.counted ?? 0 })
  }

  /** An order with what it takes, alone with both. */
  async function findAlone(query: Query, condition: string, id: string): Promise<FoundOrder | null> {
    const before = await findOrder(query, condition, id)
    if (!before) return null
    const sales = await salesOfOrder(query, before.token)
    await holdAlone(query, sales, before)
    await query('SELECT 1 FROM sold_orders WHERE token = $1 FOR UPDATE', [before.token])
    const known = await findOrder(query, condition, id)
    return known && { known, sales }
  }

  async function mayTakeAnew(query: Query, { known, sales }: FoundOrder): Promise<boolean> {
    return Date.parse(known.createdAt) + holdMs > now() && (await refusalOf(query, sales, known)) === null
  }

  async function reopen(query: Query, token: string): Promise<SoldOrder | null> {
    // A page that follows its order asks often: alone with the goods is only what may take them.
    const seen = await findOrder(query, 'token = $1', token)
    if (seen?.state !== 'free') return seen && soldOrderOf(seen)
    const found = await findAlone(query, 'token = $1', token)
    if (!found) return null
    const { known } = found
    if (known.state !== 'free' || !(await mayTakeAnew(query, found))) return soldOrderOf(known)
    const statement = `UPDATE sold_orders SET state = 'open', opened_at = $2 WHERE token = $1`
    await query(statement, [token, time(now())])
    return soldOrderOf({ ...known, state: 'open' })
  }

  async function take(query: Query, sale: NewSale): Promise<Result<SoldOrder, SaleRefusal>> {
    const { token, key, cancelPath, sales, buyer } = sale
    const marks = marksOf(buyer, await saltOf(query))
    await holdAlone(query, sales, marks)
    const known = await findOrder(query, 'key = $1', key)
    if (known) return success(soldOrderOf(known))
    const refusal = await refusalOf(query, sales, marks)
    if (refusal) return failure(refusal)
    await query(
      `INSERT INTO sold_orders (token, key, cancel_path, opened_at, created_at, number_mark, network_mark)
       VALUES ($1, $2, $3, $4, $4, $5, $6)`,
      [token, key, cancelPath, time(now()), marks.number, marks.network],
    )
    for (const { variantId, quantity } of sales) {
      await query('INSERT INTO sales VALUES ($1, $2, $3)', [variantId, token, quantity])
    }
    return success({ token, key, cancelPath, state: 'open' })
  }

  async function markSent(query: Query, key: OrderKey): Promise<void> {
    const found = await findAlone(query, 'key = $1', key)
    if (found?.known.state !== 'open' && found?.known.state !== 'free') return
    const wasFree = found.known.state === 'free'
    const isRefused = wasFree && !(await mayTakeAnew(query, found))
    const at = time(now())
    await query(
      `UPDATE sold_orders SET state = 'sent', held_until = $2, opened_at = coalesce($3, opened_at), lapsed_at = $4
       WHERE key = $1`,
      [key, time(now() + holdMs), wasFree ? at : null, isRefused ? at : null],
    )
  }

  async function takeWhatIsLeft(query: Query, token: string, sales: readonly Sale[]): Promise<void> {
    const left = await leftOf(
      query,
      sales.map(({ variantId }) => variantId),
    )
    for (const { variantId, quantity } of sales) {
      const taken = Math.max(0, Math.min(quantity, left.get(variantId) ?? quantity))
      await query('UPDATE sales SET quantity = $3 WHERE variant_id = $1 AND token = $2', [
        variantId,
        token,
        taken,
      ])
    }
    await query('UPDATE sold_orders SET opened_at = $2 WHERE token = $1', [token, time(now())])
  }

  async function saveStage(query: Query, key: OrderKey, stage: MarketStage): Promise<void> {
    const found = await findAlone(query, 'key = $1', key)
    if (!found) return
    if (stage === 'cancelled') {
      await query(`UPDATE sold_orders SET state = 'cancelled', begun = FALSE WHERE key = $1`, [key])
    } else if (stage === 'waiting') {
      await query(
        `UPDATE sold_orders SET state = CASE state WHEN 'cancelled' THEN 'sent' ELSE state END, begun = FALSE
         WHERE key = $1`,
        [key],
      )
    } else {
      const { known, sales } = found
      if (known.state === 'free' || known.state === 'lapsed') await takeWhatIsLeft(query, known.token, sales)
      await query(
        `UPDATE sold_orders SET state = 'sent', begun = TRUE, lapsed_at = NULL, number_mark = NULL,
           network_mark = NULL, held_until = coalesce(held_until, $2) WHERE key = $1 AND NOT begun`,
        [key, time(now() + holdMs)],
      )
    }
  }

  return {
    createCounts: (counts) =>
      transaction(async (query) => {
        const rows = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
        for (let first = 0; first < rows.length; first += countsAtOnce) {
          const some = rows.slice(first, first + countsAtOnce)
          await query(
            `INSERT INTO stock_counts (variant_id, pieces, count, counted_at) VALUES ${placeholders(some.length, 4)}
             ON CONFLICT (variant_id) DO UPDATE
               SET pieces = excluded.pieces, count = excluded.count, counted_at = excluded.counted_at
               WHERE stock_counts.count <> excluded.count`,
            some.flatMap(([id, { pieces, count }]) => [id, pieces, count, time(now())]),
          )
        }
      }),
    listLeft: (variantIds) => leftOf(ask, variantIds),
    create: (sale) => transaction((query) => take(query, sale)),
    createReopening: (token) => transaction((query) => reopen(query, token)),
    async createRelease(token) {
      await ask(`UPDATE sold_orders SET state = 'free' WHERE token = $1 AND state = 'open'`, [token])
    },
    createReturn: (key) => transaction((query) => markSent(query, key)),
    saveStage: (key, stage) => transaction((query) => saveStage(query, key, stage)),
    ...heldOrdersIn(sql, { now, holdMs }),
    close: sql.close,
  }
}

export const salesFileName = 'sales.sqlite'

type Opened = SalesBook & Pick<Sql, 'check'>

const bookIn = (sql: Sql, options: SalesOptions): Opened => ({ ...salesIn(sql, options), check: sql.check })

export function openSqliteSales({
  folder,
  lockWaitMs,
  ...options
}: SalesOptions & { readonly folder: string | ':memory:'; readonly lockWaitMs?: number }): Opened {
  return bookIn(openFile({ folder, file: salesFileName, migrations, lockWaitMs }), options)
}

export async function openPostgresSales({
  url,
  ...options
}: SalesOptions & { readonly url: string }): Promise<Opened> {
  return bookIn(await openServer({ url, part: 'sales', migrations, maximumConnections: 5 }), options)
}
