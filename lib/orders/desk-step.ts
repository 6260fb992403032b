import type { Migration } from '../server/database/migrate.ts'

/** What people of the market do with orders: how far they are, what became of each line, and all of it in its order. */
export const createDeskWork: Migration = {
  worksWithSteps: 1,
  statements: {
    sqlite: `
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
    postgres: `
      ALTER TABLE orders ADD COLUMN fulfillment text NOT NULL DEFAULT 'waiting';
      ALTER TABLE orders ADD COLUMN fulfillment_at timestamptz(3);
      CREATE INDEX orders_by_code ON orders ((left(encode(sha256(decode(key, 'escape')), 'hex'), 12)) COLLATE "C");
      CREATE INDEX orders_at_desk ON orders (fulfillment, created_at, key COLLATE "C")
        WHERE state IN ('opened', 'arrived', 'unknown');
      CREATE INDEX orders_needing_attention ON orders (created_at, key COLLATE "C")
        WHERE fulfillment = 'waiting' AND (state = 'unknown' OR (state IN ('opened', 'arrived')
          AND city IS NOT NULL AND metadata_sent IS FALSE AND custom_fields_sent IS NOT TRUE));

      CREATE INDEX orders_by_last_digits ON orders (
        right(coalesce(whatsapp_normalized, replace(replace(replace(whatsapp, ' ', ''), '-', ''), '.', '')), 4),
        created_at
      ) WHERE whatsapp IS NOT NULL;
      CREATE INDEX orders_by_place ON orders ((coalesce(delivery_zone, city)) COLLATE "C", created_at);

      CREATE TABLE titles (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        folded text NOT NULL UNIQUE
      );
      CREATE TABLE order_titles (
        key text NOT NULL,
        title integer NOT NULL,
        PRIMARY KEY (key, title)
      );
      CREATE INDEX orders_of_title ON order_titles (title, key);
      CREATE TABLE search_progress (position bigint NOT NULL, seen integer NOT NULL);
      INSERT INTO search_progress VALUES (0, 0);

      CREATE TABLE order_picks (
        key text NOT NULL REFERENCES orders (key),
        line integer NOT NULL,
        state text NOT NULL,
        quantity integer,
        weight_grams integer,
        replacement text,
        by_user text NOT NULL,
        at timestamptz(3) NOT NULL,
        PRIMARY KEY (key, line)
      );

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
        by_user text,
        at timestamptz(3) NOT NULL
      );
      CREATE INDEX fulfillment_events_of_order ON fulfillment_events (key, id);
    `,
  },
}
