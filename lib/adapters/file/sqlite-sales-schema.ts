import { measuredPieces } from './held-pieces.ts'

/** In order; a step that was shipped is never edited, a new one follows it. Times are milliseconds since 1970. */
export const migrations: readonly string[] = [
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
  // How long an order keeps its pieces, and whose it is as long as that matters. What was sent before keeps them for good.
  `
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
]

/** Whether an order has its pieces. `$openSince`: since when one that was not sent keeps them. */
const isTaken = `((state = 'sent' AND lapsed_at IS NULL) OR (state = 'open' AND opened_at > $openSince))`

export const selectLeft = `
  SELECT pieces - coalesce((
    SELECT sum(quantity) FROM sales JOIN sold_orders USING (token)
    WHERE sales.variant_id = counts.variant_id AND opened_at >= counted_at AND ${isTaken}
  ), 0) AS left FROM counts WHERE variant_id = $variantId`

/** Pieces of a buyer that nobody has begun. `$heldSince`: older ones are no longer a buyer's. */
export const selectHeld = (mark: 'number_mark' | 'network_mark') => `
  SELECT coalesce(sum(quantity), 0) AS held FROM sold_orders JOIN sales USING (token)
  WHERE ${mark} = $mark AND begun = 0 AND opened_at > $heldSince AND ${isTaken}`

export const selectCounted = `SELECT coalesce(sum(min(pieces, ${measuredPieces})), 0) AS counted FROM counts`

export const selectOrder = `
  SELECT token, key, shipping_fee AS shippingFee, cancel_path AS cancelPath, number_mark AS number,
    network_mark AS network, coalesce(created_at, opened_at) AS createdAt,
    CASE WHEN state = 'open' AND opened_at <= $openSince THEN 'free'
      WHEN state = 'sent' AND lapsed_at IS NOT NULL THEN 'lapsed' ELSE state END AS state
  FROM sold_orders WHERE`

/** As the index `sold_orders_held` has it. */
export const isHeld = `state = 'sent' AND begun = 0 AND lapsed_at IS NULL`
