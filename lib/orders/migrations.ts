import type { Migration } from '../server/database/migrate.ts'

const baseline: Migration = {
  statements: `
    CREATE TABLE orders (
      key text PRIMARY KEY,
      code text COLLATE "C" NOT NULL,
      request_hash text NOT NULL,
      kind text NOT NULL,
      state text NOT NULL,
      lines jsonb NOT NULL,
      city text,
      street text,
      house_number text,
      complement text,
      landmark text,
      recipient text,
      whatsapp text,
      whatsapp_normalized text,
      substitution text,
      payment_way text,
      change_for text,
      note text,
      delivery_window text,
      delivery_zone text,
      shipping_fee integer,
      weight_grams integer,
      payment_url text,
      arrival_value text,
      cancellation_value text,
      metadata_sent boolean,
      custom_fields_sent boolean,
      request_id text NOT NULL,
      account_id text,
      sender text,
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL,
      contact_erased_at timestamptz(3),
      fulfillment text NOT NULL DEFAULT 'waiting',
      fulfillment_at timestamptz(3)
    ) /* STRICT */;
    CREATE UNIQUE INDEX orders_of_code ON orders (code);
    CREATE INDEX orders_by_code_end ON orders (substr(code, 9), created_at, key COLLATE "C");
    CREATE INDEX orders_by_time ON orders (created_at, key COLLATE "C");
    CREATE INDEX orders_by_state ON orders (state, created_at);
    CREATE INDEX orders_of_account ON orders (account_id, created_at) WHERE account_id IS NOT NULL;
    CREATE INDEX orders_by_place ON orders ((coalesce(delivery_zone, city)) COLLATE "C", created_at, key COLLATE "C");
    CREATE INDEX orders_of_window ON orders (delivery_window) WHERE delivery_window IS NOT NULL;
    CREATE INDEX orders_with_contact ON orders (created_at, key COLLATE "C") WHERE contact_erased_at IS NULL;
    CREATE INDEX orders_at_desk ON orders (fulfillment, created_at, key COLLATE "C") WHERE state IN ('opened', 'arrived', 'unknown');
    CREATE INDEX orders_to_pick ON orders (fulfillment, created_at, key COLLATE "C") WHERE state IN ('arrived', 'unknown');
    CREATE INDEX orders_needing_attention ON orders (created_at, key COLLATE "C")
      WHERE fulfillment = 'waiting' AND (state = 'unknown' OR (state = 'arrived'
        AND city IS NOT NULL AND metadata_sent IS FALSE AND custom_fields_sent IS NOT TRUE));

    CREATE TABLE order_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      key text NOT NULL REFERENCES orders (key),
      from_state text,
      to_state text NOT NULL,
      at timestamptz(3) NOT NULL,
      upstream_status integer,
      correlation_id text,
      detail text,
      by_user text
    ) /* STRICT */;
    CREATE INDEX events_of_order ON order_events (key, id);

    CREATE TABLE order_picks (
      key text NOT NULL REFERENCES orders (key),
      line integer NOT NULL,
      state text NOT NULL,
      quantity integer,
      weight_grams integer,
      replacement text,
      replacement_id text,
      replacement_amount integer,
      replacement_grams integer,
      answer text,
      by_user text NOT NULL,
      at timestamptz(3) NOT NULL,
      PRIMARY KEY (key, line)
    ) /* STRICT, WITHOUT ROWID */;

    CREATE TABLE fulfillment_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      key text NOT NULL REFERENCES orders (key),
      kind text NOT NULL,
      from_state text,
      to_state text,
      is_undo boolean,
      line integer,
      quantity integer,
      weight_grams integer,
      replacement text,
      replacement_id text,
      replacement_amount integer,
      replacement_grams integer,
      amount integer,
      by_user text,
      at timestamptz(3) NOT NULL
    ) /* STRICT */;
    CREATE INDEX fulfillment_events_of_order ON fulfillment_events (key, id);

    CREATE TABLE titles (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      folded text NOT NULL UNIQUE
    ) /* STRICT */;

    CREATE TABLE erasing_rounds (
      id integer PRIMARY KEY,
      days integer NOT NULL,
      at timestamptz(3) NOT NULL,
      in_doubt integer NOT NULL
    ) /* STRICT */;
  `,
  sqlite: `
    CREATE INDEX orders_by_last_digits ON orders (
      substr(coalesce(whatsapp_normalized, replace(replace(replace(whatsapp, ' ', ''), '-', ''), '.', '')), -4),
      created_at, key
    ) WHERE whatsapp IS NOT NULL;
    CREATE TABLE order_titles (
      title INTEGER NOT NULL REFERENCES titles (id),
      created_at TEXT NOT NULL,
      key TEXT NOT NULL REFERENCES orders (key),
      PRIMARY KEY (title, created_at, key)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE search_progress (position INTEGER NOT NULL) STRICT;
    INSERT INTO search_progress VALUES (0);
  `,
  postgres: `
    CREATE SEQUENCE order_senders AS integer CYCLE;
    CREATE INDEX orders_by_last_digits ON orders (
      right(coalesce(whatsapp_normalized, replace(replace(replace(whatsapp, ' ', ''), '-', ''), '.', '')), 4),
      created_at
    ) WHERE whatsapp IS NOT NULL;
    CREATE TABLE order_titles (
      key text NOT NULL,
      title integer NOT NULL,
      PRIMARY KEY (key, title)
    );
    CREATE INDEX orders_of_title ON order_titles (title, key);
    CREATE TABLE search_progress (position bigint NOT NULL, seen integer NOT NULL);
    INSERT INTO search_progress VALUES (0, 0);
  `,
}

export const migrations: readonly Migration[] = [baseline]
