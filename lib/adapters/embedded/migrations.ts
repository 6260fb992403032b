import type { Migration } from '../../server/database/migrate.ts'

const baseline: Migration = {
  statements: `
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

  CREATE TABLE products (
    id TEXT PRIMARY KEY,
    handle TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    subtitle TEXT NOT NULL,
    ribbon TEXT,
    description TEXT NOT NULL,
    pictures TEXT NOT NULL,
    information TEXT NOT NULL,
    collections TEXT NOT NULL,
    option_title TEXT NOT NULL,
    purchasable INTEGER NOT NULL,
    sort_order INTEGER NOT NULL,
    position INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted_at TEXT
  ) STRICT;

  CREATE INDEX products_in_order ON products (sort_order, position, deleted_at, created_at, id);

  CREATE TABLE variants (
    id TEXT PRIMARY KEY,
    product_id TEXT NOT NULL REFERENCES products (id),
    title TEXT NOT NULL,
    sku TEXT NOT NULL,
    picture TEXT,
    amount INTEGER NOT NULL,
    sale_amount INTEGER,
    currency TEXT NOT NULL,
    weight_grams INTEGER NOT NULL,
    stock INTEGER,
    stock_taken INTEGER NOT NULL DEFAULT 0,
    position INTEGER NOT NULL,
    deleted_at TEXT
  ) STRICT;
  CREATE INDEX variants_of_product ON variants (product_id, position);

  CREATE TABLE collections (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    picture TEXT,
    position INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted_at TEXT
  ) STRICT;

  CREATE TABLE checkouts (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('open', 'paid', 'cancelled')),
    method TEXT CHECK (method IN ('card', 'pix')),
    created_at TEXT NOT NULL,
    closed_at TEXT,
    success_url TEXT NOT NULL,
    cancel_url TEXT NOT NULL,
    locale TEXT,
    time_zone TEXT,
    metadata TEXT,
    shipping_fee INTEGER
  ) STRICT;

  CREATE TABLE checkout_items (
    checkout_id TEXT NOT NULL REFERENCES checkouts (id),
    position INTEGER NOT NULL,
    variant_id TEXT NOT NULL,
    product_title TEXT NOT NULL,
    variant_title TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    unit_amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    custom_field_values TEXT NOT NULL,
    PRIMARY KEY (checkout_id, position)
  ) STRICT;
  `,
}

export const migrations: readonly Migration[] = [baseline]
