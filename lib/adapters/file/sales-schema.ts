import type { Migration } from '../../server/database/migrate.ts'
import { measuredPieces } from './held-pieces.ts'

/** What was milliseconds since 1970 is ISO 8601 from now on; the name of the column stays. */
const toText = (table: string, column: string, constraint = '') => `
  ALTER TABLE ${table} ADD COLUMN text_of_time TEXT ${constraint};
  UPDATE ${table} SET text_of_time =
    strftime('%Y-%m-%dT%H:%M:%S', ${column} / 1000, 'unixepoch') || printf('.%03dZ', ${column} % 1000)
    WHERE ${column} IS NOT NULL;
  ALTER TABLE ${table} DROP COLUMN ${column};
  ALTER TABLE ${table} RENAME COLUMN text_of_time TO ${column};`

/** In order; a step that was shipped is never edited, a new one follows it. */
export const migrations: readonly Migration[] = [
  {
    worksWithSteps: 1,
    statements: {
      sqlite: `
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
      postgres: `
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
  },
  {
    worksWithSteps: 1,
    // How long an order keeps its pieces, and whose it is as long as that matters. What was sent before, or by a release
    // that knows nothing of it, keeps them for good.
    statements: {
      sqlite: `
        ALTER TABLE sold_orders ADD COLUMN created_at INTEGER;
        ALTER TABLE sold_orders ADD COLUMN held_until INTEGER;
        ALTER TABLE sold_orders ADD COLUMN lapsed_at INTEGER;
        ALTER TABLE sold_orders ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE sold_orders ADD COLUMN number_mark INTEGER;
        ALTER TABLE sold_orders ADD COLUMN network_mark INTEGER;
        CREATE INDEX sold_orders_of_number ON sold_orders (number_mark) WHERE number_mark IS NOT NULL;
        CREATE INDEX sold_orders_of_network ON sold_orders (network_mark) WHERE network_mark IS NOT NULL;
        CREATE INDEX sold_orders_held ON sold_orders (held_until) WHERE state = 'sent' AND begun = 0 AND lapsed_at IS NULL;
        CREATE INDEX sales_of_order ON sales (token);
        CREATE TABLE buyer_salt (salt TEXT NOT NULL) STRICT;
        INSERT INTO buyer_salt VALUES (hex(randomblob(16)));
      `,
      postgres: `
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
  },
  {
    worksWithSteps: 1,
    // From here on both engines have the same tables.
    statements: {
      sqlite: `
        DROP INDEX sold_orders_held;
        ALTER TABLE counts RENAME TO stock_counts;
        ${toText('stock_counts', 'counted_at', `NOT NULL DEFAULT ''`)}
        ${toText('sold_orders', 'opened_at', `NOT NULL DEFAULT ''`)}
        ${['created_at', 'held_until', 'lapsed_at'].map((column) => toText('sold_orders', column)).join('')}
        CREATE INDEX sold_orders_held ON sold_orders (held_until)
          WHERE state = 'sent' AND NOT begun AND lapsed_at IS NULL;
      `,
      postgres: '',
    },
  },
]

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
  SELECT token, key, shipping_fee AS "shippingFee", cancel_path AS "cancelPath", number_mark AS "number",
    network_mark AS "network", coalesce(created_at, opened_at) AS "createdAt",
    CASE WHEN state = 'open' AND opened_at <= $2 THEN 'free'
      WHEN state = 'sent' AND lapsed_at IS NOT NULL THEN 'lapsed' ELSE state END AS state
  FROM sold_orders WHERE`
