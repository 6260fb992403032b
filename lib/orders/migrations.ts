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
]
