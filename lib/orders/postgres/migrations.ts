import type { Migration } from '../../server/database/migration.ts'

/** In order; a step that was shipped is never edited, a new one follows it. */
export const migrations: readonly Migration[] = [
  {
    worksWithSteps: 1,
    statements: `
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
  {
    worksWithSteps: 1,
    statements: `
      ALTER TABLE orders ADD COLUMN delivery_zone text;
      ALTER TABLE orders ADD COLUMN shipping_fee integer;
      ALTER TABLE orders ADD COLUMN weight_grams integer;
    `,
  },
  {
    worksWithSteps: 1,
    // What people of the market do with orders. A release that knows nothing of it leaves its orders waiting.
    statements: `
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
  {
    worksWithSteps: 1,
    // What is old enough to be erased is found among what is not erased yet, however many orders there are.
    statements: `
      CREATE INDEX orders_with_contact ON orders (created_at, key COLLATE "C") WHERE contact_erased_at IS NULL;
    `,
  },
  {
    worksWithSteps: 1,
    // What people pick without waiting for a payment is found however many payments were only opened. And what was erased
    // on request is nobody's.
    statements: `
      CREATE INDEX orders_to_pick ON orders (fulfillment, created_at, key COLLATE "C")
        WHERE state IN ('arrived', 'unknown');
      UPDATE orders SET account_id = '' WHERE contact_erased_at IS NOT NULL AND account_id IS NULL;
    `,
  },
  {
    worksWithSteps: 1,
    // What goes in place of a line is settled by its price of then.
    statements: `
      ALTER TABLE order_picks ADD COLUMN replacement_id text, ADD COLUMN replacement_amount integer,
        ADD COLUMN replacement_grams integer;
      ALTER TABLE fulfillment_events ADD COLUMN replacement_id text, ADD COLUMN replacement_amount integer,
        ADD COLUMN replacement_grams integer;
    `,
  },
  {
    worksWithSteps: 1,
    // What the store is given of an order, to be shown by whoever comes back from it; and who says that it is paid.
    statements: `
      ALTER TABLE orders ADD COLUMN arrival_value text;
      ALTER TABLE orders ADD COLUMN cancellation_value text;
      ALTER TABLE order_events ADD COLUMN by_user text;
    `,
  },
  {
    worksWithSteps: 1,
    // What an order is called stands in it. A release that knows no code leaves it to `fillCodes`, and goes on searching by
    // `orders_by_code`.
    statements: `
      ALTER TABLE orders ADD COLUMN code text COLLATE "C";
      CREATE UNIQUE INDEX orders_of_code ON orders (code);
      CREATE INDEX orders_without_code ON orders (created_at, key COLLATE "C") WHERE code IS NULL;
    `,
  },
  {
    worksWithSteps: 1,
    // In the place of the city people write addresses and names: where the contact was erased, the zone alone stays.
    statements: `
      UPDATE orders SET city = coalesce(delivery_zone, '') WHERE contact_erased_at IS NOT NULL AND city IS NOT NULL;
    `,
  },
  {
    worksWithSteps: 1,
    // What nobody has seen paid stands apart, and needs nobody before it is.
    statements: `
      DROP INDEX orders_needing_attention;
      CREATE INDEX orders_needing_attention ON orders (created_at, key COLLATE "C")
        WHERE fulfillment = 'waiting' AND (state = 'unknown' OR (state = 'arrived'
          AND city IS NOT NULL AND metadata_sent IS FALSE AND custom_fields_sent IS NOT TRUE));
    `,
  },
]
