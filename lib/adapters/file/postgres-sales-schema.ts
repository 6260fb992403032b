import type { PostgresMigration } from '../../server/database/migrate-postgres.ts'
import { measuredPieces } from './held-pieces.ts'

/** In order; a step that was shipped is never edited, a new one follows it. */
export const migrations: readonly PostgresMigration[] = [
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
  {
    worksWithSteps: 1,
    // How long an order keeps its pieces, and whose it is as long as that matters. What was sent before, or by a release
    // that knows nothing of it, keeps them for good.
    statements: `
      ALTER TABLE sold_orders ADD COLUMN created_at timestamptz(3), ADD COLUMN held_until timestamptz(3),
        ADD COLUMN lapsed_at timestamptz(3), ADD COLUMN begun boolean NOT NULL DEFAULT FALSE,
        ADD COLUMN number_mark integer, ADD COLUMN network_mark integer;
      CREATE INDEX sold_orders_of_number ON sold_orders (number_mark) WHERE number_mark IS NOT NULL;
      CREATE INDEX sold_orders_of_network ON sold_orders (network_mark) WHERE network_mark IS NOT NULL;
      CREATE INDEX sold_orders_held ON sold_orders (held_until)
        WHERE state = 'sent' AND NOT begun AND lapsed_at IS NULL;
      CREATE INDEX sales_of_order ON sales (token);
      CREATE TABLE buyer_salt (salt text NOT NULL);
      INSERT INTO buyer_salt VALUES (gen_random_uuid()::text);
    `,
  },
]

/** Whether an order has its pieces. `$2`: since when one that was not sent keeps them. */
const isTaken = `((state = 'sent' AND lapsed_at IS NULL) OR (state = 'open' AND opened_at > $2::timestamptz))`

/** `$1`: variants. */
export const selectLeft = `
  SELECT variant_id AS "variantId", (pieces - coalesce((
    SELECT sum(quantity) FROM sales JOIN sold_orders USING (token)
    WHERE sales.variant_id = stock_counts.variant_id AND opened_at >= counted_at AND ${isTaken}
  ), 0))::integer AS "left" FROM stock_counts WHERE variant_id = ANY($1)`

/** Pieces of a buyer, `$1`, that nobody has begun. `$3`: older ones are no longer a buyer's. */
export const selectHeld = (mark: 'number_mark' | 'network_mark') => `
  SELECT coalesce(sum(quantity), 0)::integer AS held FROM sold_orders JOIN sales USING (token)
  WHERE ${mark} = $1 AND NOT begun AND opened_at > $3::timestamptz AND ${isTaken}`

export const selectCounted = `
  SELECT coalesce(sum(least(pieces, ${measuredPieces})), 0)::integer AS counted FROM stock_counts`

/** `$1`: what names it. */
export const selectOrder = `
  SELECT token, key, shipping_fee AS "shippingFee", cancel_path AS "cancelPath", number_mark AS "number",
    network_mark AS "network",
    (extract(epoch FROM coalesce(created_at, opened_at)) * 1000)::float8 AS "createdAt",
    CASE WHEN state = 'open' AND opened_at <= $2::timestamptz THEN 'free'
      WHEN state = 'sent' AND lapsed_at IS NOT NULL THEN 'lapsed' ELSE state END AS state
  FROM sold_orders WHERE`

/** As the index `sold_orders_held` has it. */
export const isHeld = `state = 'sent' AND NOT begun AND lapsed_at IS NULL`
