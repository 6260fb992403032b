import type { Migration } from '../server/database/migrate.ts'
import { createDeskWork } from './desk-step.ts'
import { createOrders } from './first-step.ts'

/** In order; a step that was shipped is never edited, a new one follows it. */
export const migrations: readonly Migration[] = [
  createOrders,
  {
    worksWithSteps: 1,
    statements: `
      ALTER TABLE orders ADD COLUMN delivery_zone text;
      ALTER TABLE orders ADD COLUMN shipping_fee integer;
      ALTER TABLE orders ADD COLUMN weight_grams integer;
    `,
  },
  createDeskWork,
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
    // on request is no one's.
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
      ALTER TABLE order_picks ADD COLUMN replacement_id TEXT;
      ALTER TABLE order_picks ADD COLUMN replacement_amount INTEGER;
      ALTER TABLE order_picks ADD COLUMN replacement_grams INTEGER;
      ALTER TABLE fulfillment_events ADD COLUMN replacement_id TEXT;
      ALTER TABLE fulfillment_events ADD COLUMN replacement_amount INTEGER;
      ALTER TABLE fulfillment_events ADD COLUMN replacement_grams INTEGER;
    `,
  },
  {
    worksWithSteps: 1,
    // What the store is given of an order, to be shown by the browser that comes back from it; and who says that it is paid.
    statements: `
      ALTER TABLE orders ADD COLUMN arrival_value text;
      ALTER TABLE orders ADD COLUMN cancellation_value text;
      ALTER TABLE order_events ADD COLUMN by_user text;
    `,
  },
  {
    worksWithSteps: 1,
    // What an order is called stands in it. A release that knows no code leaves it to `fillCodes`, and goes on searching in
    // Postgres by `orders_by_code`. A table that only files had is gone.
    statements: `
      ALTER TABLE orders ADD COLUMN code text COLLATE "C";
      CREATE UNIQUE INDEX orders_of_code ON orders (code);
      CREATE INDEX orders_without_code ON orders (created_at, key COLLATE "C") WHERE code IS NULL;
      DROP TABLE IF EXISTS order_codes;
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
    // What no one has seen paid stands apart, and needs no one before it is.
    statements: {
      sqlite: `
        DROP INDEX orders_needing_attention;
        CREATE INDEX orders_needing_attention ON orders (created_at, key)
          WHERE fulfillment = 'waiting' AND (state = 'unknown' OR (state = 'arrived'
            AND city IS NOT NULL AND metadata_sent = 0 AND custom_fields_sent IS NOT 1));
      `,
      postgres: `
        DROP INDEX orders_needing_attention;
        CREATE INDEX orders_needing_attention ON orders (created_at, key COLLATE "C")
          WHERE fulfillment = 'waiting' AND (state = 'unknown' OR (state = 'arrived'
            AND city IS NOT NULL AND metadata_sent IS FALSE AND custom_fields_sent IS NOT TRUE));
      `,
    },
  },
  {
    worksWithSteps: 1,
    // What needs a person is asked for in the same words of both engines from here on.
    statements: {
      sqlite: `
        DROP INDEX orders_needing_attention;
        CREATE INDEX orders_needing_attention ON orders (created_at, key)
          WHERE fulfillment = 'waiting' AND (state = 'unknown' OR (state = 'arrived'
            AND city IS NOT NULL AND metadata_sent IS FALSE AND custom_fields_sent IS NOT TRUE));
      `,
      postgres: '',
    },
  },
  {
    worksWithSteps: 1,
    // People call an order by the last four letters of its code, and look for it by them.
    statements: `
      CREATE INDEX orders_by_code_end ON orders (substr(code, 9), created_at, key COLLATE "C");
    `,
  },
  {
    worksWithSteps: 1,
    // How many orders hold a place in a window is counted among those of the window.
    statements: `
      ALTER TABLE orders ADD COLUMN delivery_window text;
      CREATE INDEX orders_of_window ON orders (delivery_window) WHERE delivery_window IS NOT NULL;
    `,
  },
  {
    worksWithSteps: 1,
    // How it is paid where a shop asks, and of cash what change is given for: minor units in digits.
    statements: `
      ALTER TABLE orders ADD COLUMN payment_way text;
      ALTER TABLE orders ADD COLUMN change_for text;
    `,
  },
  {
    worksWithSteps: 1,
    // What was said of the whole order, erased with the notes of its lines.
    statements: 'ALTER TABLE orders ADD COLUMN note text;',
  },
  {
    worksWithSteps: 1,
    // About when an order on its way arrives, and who said so.
    statements: `
      ALTER TABLE orders ADD COLUMN arrives_at timestamptz(3);
      ALTER TABLE fulfillment_events ADD COLUMN arrives_at timestamptz(3);
    `,
  },
  {
    worksWithSteps: 1,
    // What its shopper says of what goes in the place of a line, and to what that was said.
    statements: `
      ALTER TABLE order_picks ADD COLUMN answer text;
      ALTER TABLE order_picks ADD COLUMN answer_to text;
    `,
  },
  {
    worksWithSteps: 1,
    // What was seen paid: minor units.
    statements: 'ALTER TABLE fulfillment_events ADD COLUMN amount integer;',
  },
]
