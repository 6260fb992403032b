import type { Migration } from '../server/database/migrate.ts'

/** The first step of the schema: orders, and what happened to their payment. */
export const createOrders: Migration = {
  worksWithSteps: 1,
  statements: {
    sqlite: `
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
    postgres: `
      CREATE SEQUENCE order_senders AS integer CYCLE;

      CREATE TABLE orders (
        key text PRIMARY KEY,
        request_hash text NOT NULL,
        kind text NOT NULL,
        state text NOT NULL,
        lines jsonb NOT NULL,
        city text,
        whatsapp text,
        whatsapp_normalized text,
        substitution text,
        address text,
        metadata_sent boolean,
        custom_fields_sent boolean,
        request_id text NOT NULL,
        account_id text,
        sender integer,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL,
        contact_erased_at timestamptz(3)
      );
      CREATE INDEX orders_by_time ON orders (created_at, key COLLATE "C");
      CREATE INDEX orders_by_state ON orders (state, created_at);
      CREATE INDEX orders_of_account ON orders (account_id, created_at) WHERE account_id IS NOT NULL;

      CREATE TABLE order_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL REFERENCES orders (key),
        from_state text,
        to_state text NOT NULL,
        at timestamptz(3) NOT NULL,
        upstream_status integer,
        correlation_id text,
        detail text
      );
      CREATE INDEX events_of_order ON order_events (key, id);
    `,
  },
}
