/** In order; a step that was shipped is never edited, a new one follows it. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE orders (
    key TEXT PRIMARY KEY,
    request_hash TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    lines TEXT NOT NULL,
    city TEXT,
    whatsapp TEXT,
    whatsapp_normalized TEXT,
    substitution TEXT,
    address TEXT,
    metadata_sent INTEGER,
    custom_fields_sent INTEGER,
    request_id TEXT NOT NULL,
    account_id TEXT,
    sender TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    contact_erased_at TEXT
  ) STRICT;
  CREATE INDEX orders_by_time ON orders (created_at, key);
  CREATE INDEX orders_by_state ON orders (state, created_at);
  CREATE INDEX orders_of_account ON orders (account_id, created_at) WHERE account_id IS NOT NULL;

  CREATE TABLE order_events (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL REFERENCES orders (key),
    from_state TEXT,
    to_state TEXT NOT NULL,
    at TEXT NOT NULL,
    upstream_status INTEGER,
    correlation_id TEXT,
    detail TEXT
  ) STRICT;
  CREATE INDEX events_of_order ON order_events (key, id);
  `,
  `
  ALTER TABLE orders ADD COLUMN delivery_zone TEXT;
  ALTER TABLE orders ADD COLUMN shipping_fee INTEGER;
  ALTER TABLE orders ADD COLUMN weight_grams INTEGER;
  `,
  // What people of the market do with orders: how far they are, what became of each line, and all of it in its order.
  `
  ALTER TABLE orders ADD COLUMN fulfillment TEXT NOT NULL DEFAULT 'waiting';
  ALTER TABLE orders ADD COLUMN fulfillment_at TEXT;
  CREATE INDEX orders_at_desk ON orders (fulfillment, created_at, key)
    WHERE state IN ('opened', 'arrived', 'unknown');
  CREATE INDEX orders_needing_attention ON orders (created_at, key)
    WHERE fulfillment = 'waiting' AND (state = 'unknown' OR (state IN ('opened', 'arrived')
      AND city IS NOT NULL AND metadata_sent = 0 AND custom_fields_sent IS NOT 1));

  CREATE INDEX orders_by_last_digits ON orders (
    substr(coalesce(whatsapp_normalized, replace(replace(replace(whatsapp, ' ', ''), '-', ''), '.', '')), -4),
    created_at, key
  ) WHERE whatsapp IS NOT NULL;
  CREATE INDEX orders_by_place ON orders (coalesce(delivery_zone, city), created_at, key);

  CREATE TABLE order_codes (
    code TEXT NOT NULL,
    key TEXT NOT NULL REFERENCES orders (key),
    created_at TEXT NOT NULL,
    PRIMARY KEY (code, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE titles (
    id INTEGER PRIMARY KEY,
    folded TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE order_titles (
    title INTEGER NOT NULL REFERENCES titles (id),
    created_at TEXT NOT NULL,
    key TEXT NOT NULL REFERENCES orders (key),
    PRIMARY KEY (title, created_at, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE search_progress (position INTEGER NOT NULL) STRICT;
  INSERT INTO search_progress VALUES (0);

  CREATE TABLE order_picks (
    key TEXT NOT NULL REFERENCES orders (key),
    line INTEGER NOT NULL,
    state TEXT NOT NULL,
    quantity INTEGER,
    weight_grams INTEGER,
    replacement TEXT,
    by_user TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (key, line)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE fulfillment_events (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL REFERENCES orders (key),
    kind TEXT NOT NULL,
    from_state TEXT,
    to_state TEXT,
    is_undo INTEGER,
    line INTEGER,
    quantity INTEGER,
    weight_grams INTEGER,
    replacement TEXT,
    by_user TEXT,
    at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX fulfillment_events_of_order ON fulfillment_events (key, id);
  `,
  // What is old enough to be erased is found among what is not erased yet, however many orders there are.
  `
  CREATE INDEX orders_with_contact ON orders (created_at, key) WHERE contact_erased_at IS NULL;
  `,
  // What people pick without waiting for a payment is found however many payments were only opened. And what was erased
  // on request is nobody's.
  `
  CREATE INDEX orders_to_pick ON orders (fulfillment, created_at, key) WHERE state IN ('arrived', 'unknown');
  UPDATE orders SET account_id = '' WHERE contact_erased_at IS NOT NULL AND account_id IS NULL;
  `,
  // What goes in place of a line is settled by its price of then.
  `
  ALTER TABLE order_picks ADD COLUMN replacement_id TEXT;
  ALTER TABLE order_picks ADD COLUMN replacement_amount INTEGER;
  ALTER TABLE order_picks ADD COLUMN replacement_grams INTEGER;
  ALTER TABLE fulfillment_events ADD COLUMN replacement_id TEXT;
  ALTER TABLE fulfillment_events ADD COLUMN replacement_amount INTEGER;
  ALTER TABLE fulfillment_events ADD COLUMN replacement_grams INTEGER;
  `,
  // What the store is given of an order, to be shown by whoever comes back from it; and who says that it is paid.
  `
  ALTER TABLE orders ADD COLUMN arrival_value TEXT;
  ALTER TABLE orders ADD COLUMN cancellation_value TEXT;
  ALTER TABLE order_events ADD COLUMN by_user TEXT;
  `,
  // What an order is called stands in it. `fillCodes` writes it down for orders of releases that knew no code.
  `
  ALTER TABLE orders ADD COLUMN code TEXT;
  CREATE UNIQUE INDEX orders_of_code ON orders (code);
  CREATE INDEX orders_without_code ON orders (created_at, key) WHERE code IS NULL;
  DROP TABLE order_codes;
  `,
  // In the place of the city people write addresses and names: where the contact was erased, the zone alone stays.
  `
  UPDATE orders SET city = coalesce(delivery_zone, '') WHERE contact_erased_at IS NOT NULL AND city IS NOT NULL;
  `,
  // What nobody has seen paid stands apart, and needs nobody before it is.
  `
  DROP INDEX orders_needing_attention;
  CREATE INDEX orders_needing_attention ON orders (created_at, key)
    WHERE fulfillment = 'waiting' AND (state = 'unknown' OR (state = 'arrived'
      AND city IS NOT NULL AND metadata_sent = 0 AND custom_fields_sent IS NOT 1));
  `,
]
