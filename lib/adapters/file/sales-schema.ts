import type { Migration } from '../../server/database/migrate.ts'
import { measuredPieces } from './held-pieces.ts'

const baseline: Migration = {
  statements: `
    CREATE TABLE stock_counts (
      variant_id text PRIMARY KEY,
      pieces integer NOT NULL,
      count text NOT NULL,
      counted_at timestamptz(3) NOT NULL
    ) /* STRICT */;

    CREATE TABLE sold_orders (
      token text PRIMARY KEY,
      key text NOT NULL UNIQUE,
      cancel_path text NOT NULL,
      state text NOT NULL DEFAULT 'open',
      created_at timestamptz(3) NOT NULL,
      opened_at timestamptz(3) NOT NULL,
      held_until timestamptz(3),
      lapsed_at timestamptz(3),
      begun boolean NOT NULL DEFAULT FALSE,
      number_mark integer,
      network_mark integer
    ) /* STRICT */;
    CREATE INDEX sold_orders_of_number ON sold_orders (number_mark) WHERE number_mark IS NOT NULL;
    CREATE INDEX sold_orders_of_network ON sold_orders (network_mark) WHERE network_mark IS NOT NULL;
    CREATE INDEX sold_orders_held ON sold_orders (held_until)
      WHERE state = 'sent' AND NOT begun AND lapsed_at IS NULL;

    CREATE TABLE sales (
      variant_id text NOT NULL,
      token text NOT NULL REFERENCES sold_orders (token),
      quantity integer NOT NULL,
      PRIMARY KEY (variant_id, token)
    ) /* STRICT, WITHOUT ROWID */;
    CREATE INDEX sales_of_order ON sales (token);

    CREATE TABLE buyer_salt (salt text NOT NULL) /* STRICT */;
  `,
  sqlite: 'INSERT INTO buyer_salt VALUES (hex(randomblob(16)));',
  postgres: 'INSERT INTO buyer_salt VALUES (gen_random_uuid()::text);',
}

export const migrations: readonly Migration[] = [baseline]

/** Whether an order has its pieces. `$2`: since when one that was not sent keeps them. */
const isTaken = `((state = 'sent' AND lapsed_at IS NULL) OR (state = 'open' AND opened_at > $2))`

/** `$1`: variants. */
export const selectLeft = `
  SELECT variant_id AS "variantId", pieces - coalesce((
    SELECT sum(quantity) FROM sales JOIN sold_orders USING (token)
    WHERE sales.variant_id = stock_counts.variant_id AND opened_at >= counted_at AND ${isTaken}
  ), 0) AS "left" FROM stock_counts WHERE variant_id = ANY($1)`

/** Pieces of a buyer, `$1`, in orders that are not begun. `$3`: older ones are no longer a buyer's, but for those held at `$4`. */
export const selectHeld = (mark: 'number_mark' | 'network_mark') => `
  SELECT coalesce(sum(quantity), 0) AS held FROM sold_orders JOIN sales USING (token)
  WHERE ${mark} = $1 AND NOT begun AND (opened_at > $3 OR held_until > $4) AND ${isTaken}`

export const selectCounted = `
  SELECT coalesce(sum(CASE WHEN pieces < ${measuredPieces} THEN pieces ELSE ${measuredPieces} END), 0) AS counted
  FROM stock_counts`

/** `$1`: what names it. */
export const selectOrder = `
  SELECT token, key, cancel_path AS "cancelPath", number_mark AS "number",
    network_mark AS "network", created_at AS "createdAt",
    CASE WHEN state = 'open' AND opened_at <= $2 THEN 'free'
      WHEN state = 'sent' AND lapsed_at IS NOT NULL THEN 'lapsed' ELSE state END AS state
  FROM sold_orders WHERE`
