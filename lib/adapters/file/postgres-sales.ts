import type { VariantId } from '../../domain/identifiers.ts'
import { migratePostgres, type PostgresMigration } from '../../server/database/migrate-postgres.ts'
import { openPostgres, type Query } from '../../server/database/postgres.ts'
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

/** In order; a step that was shipped is never edited, a new one follows it. */
const migrations: readonly PostgresMigration[] = [
  {
    worksWithSteps: 1,
    statements: `
      CREATE TABLE stock_counts (
        variant_id text PRIMARY KEY,
        pieces integer NOT NULL,
        count text NOT NULL,
        counted_at timestamptz(3) NOT NULL
      );
      CREATE TABLE sold_orders (
        token text PRIMARY KEY,
        key text NOT NULL UNIQUE,
        shipping_fee integer,
        cancel_path text NOT NULL,
        state text NOT NULL DEFAULT 'open',
        opened_at timestamptz(3) NOT NULL
      );
      CREATE TABLE sales (
        variant_id text NOT NULL,
        token text NOT NULL REFERENCES sold_orders (token),
        quantity integer NOT NULL,
        PRIMARY KEY (variant_id, token)
      );
    `,
  },
]

/** `$1`: variants, `$2`: since when an order that was not sent keeps its pieces. */
const selectLeft = `
  SELECT variant_id AS "variantId", (pieces - coalesce((
    SELECT sum(quantity) FROM sales JOIN sold_orders USING (token)
    WHERE sales.variant_id = stock_counts.variant_id AND opened_at >= counted_at
      AND (state = 'sent' OR (state = 'open' AND opened_at > $2::timestamptz))
  ), 0))::integer AS "left" FROM stock_counts WHERE variant_id = ANY($1)`

/** `$1`: what names it, `$2`: since when an order that was not sent keeps its pieces. */
const selectOrder = `
  SELECT token, key, shipping_fee AS "shippingFee", cancel_path AS "cancelPath",
    CASE WHEN state = 'open' AND opened_at <= $2::timestamptz THEN 'free' ELSE state END AS state
  FROM sold_orders WHERE`

type Left = { readonly variantId: VariantId; readonly left: number }

type Options = { readonly url: string /** Milliseconds since 1970. */; readonly now: () => number }

export type PostgresSales = SalesBook & {
  /** Rejects where the database cannot be used now. */
  readonly check: () => Promise<unknown>
}

/** The book in the database of the journal, which any number of processes share. */
export async function openPostgresSales({ url, now }: Options): Promise<PostgresSales> {
  const database = openPostgres({ url, maximumConnections: 5 })
  const time = (ms: number) => new Date(ms).toISOString()
  await migratePostgres(database, { part: 'sales', migrations }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })

  async function leftOf(query: Query, ids: readonly VariantId[]): Promise<ReadonlyMap<VariantId, number>> {
    const rows = await query<Left>(selectLeft, [ids, time(now() - heldMs)])
    return new Map(rows.map(({ variantId, left }) => [variantId, left]))
  }

  async function findOrder(query: Query, condition: string, id: string): Promise<SoldRow | null> {
    const [order] = await query<SoldRow>(`${selectOrder} ${condition}`, [id, time(now() - heldMs)])
    return order ?? null
  }

  /** Whoever sells one of them waits here, always in the same order; a statement after it sees what was sold. */
  async function holdAlone(query: Query, sales: readonly Sale[]): Promise<boolean> {
    const ids = sales.map(({ variantId }) => variantId)
    await query('SELECT 1 FROM stock_counts WHERE variant_id = ANY($1) ORDER BY variant_id FOR UPDATE', [ids])
    return isEnough(sales, await leftOf(query, ids))
  }

  async function reopen(query: Query, token: string): Promise<SoldOrder | null> {
    const sales = await query<Sale>(
      'SELECT variant_id AS "variantId", quantity FROM sales WHERE token = $1',
      [token],
    )
    const isThere = await holdAlone(query, sales)
    const known = await findOrder(query, 'token = $1', token)
    if (known?.state !== 'free' || !isThere) return known && soldOrderOf(known)
    const statement = `UPDATE sold_orders SET state = 'open', opened_at = $2::timestamptz
      WHERE token = $1 AND state IN ('open', 'free')`
    await query(statement, [token, time(now())])
    return { ...known, state: 'open' }
  }

  async function take(query: Query, sale: NewSale): Promise<SoldOrder | null> {
    const { token, key, shippingFee, cancelPath, sales } = sale
    const isThere = await holdAlone(query, sales)
    const known = await findOrder(query, 'key = $1', key)
    if (known) return soldOrderOf(known)
    if (!isThere) return null
    await query(
      'INSERT INTO sold_orders (token, key, shipping_fee, cancel_path, opened_at) VALUES ($1, $2, $3, $4, $5)',
      [token, key, shippingFee, cancelPath, time(now())],
    )
    for (const { variantId, quantity } of sales) {
      await query('INSERT INTO sales VALUES ($1, $2, $3)', [variantId, token, quantity])
    }
    return { token, key, shippingFee, cancelPath, state: 'open' }
  }

  return {
    async createCounts(counts) {
      const variants = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
      await database.transaction(async (query) => {
        await query(
          `INSERT INTO stock_counts
             SELECT variant_id, pieces::integer, count, $4::timestamptz
             FROM unnest($1::text[], $2::text[], $3::text[]) AS told (variant_id, pieces, count)
           ON CONFLICT (variant_id) DO UPDATE
             SET pieces = excluded.pieces, count = excluded.count, counted_at = excluded.counted_at
             WHERE stock_counts.count <> excluded.count`,
          [
            variants.map(([id]) => id),
            variants.map(([, { pieces }]) => String(pieces)),
            variants.map(([, { count }]) => count),
            time(now()),
          ],
        )
      })
    },
    listLeft: (variantIds) => leftOf(database.query, variantIds),
    create: (sale) => database.transaction((query) => take(query, sale)),
    createReopening: (token) => database.transaction((query) => reopen(query, token)),
    async createRelease(token) {
      const statement = `UPDATE sold_orders SET state = 'free' WHERE token = $1 AND state = 'open'`
      await database.query(statement, [token])
    },
    async createArrival(key) {
      const statement = `UPDATE sold_orders SET state = 'sent' WHERE key = $1 AND state <> 'cancelled'`
      await database.query(statement, [key])
    },
    async saveCancellation(key, isCancelled) {
      const statement = isCancelled
        ? `UPDATE sold_orders SET state = 'cancelled' WHERE key = $1`
        : `UPDATE sold_orders SET state = 'sent' WHERE key = $1 AND state = 'cancelled'`
      await database.query(statement, [key])
    },
    check: () => database.query('SELECT 1'),
    close: () => database.close(),
  }
}
