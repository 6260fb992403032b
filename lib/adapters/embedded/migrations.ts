/** In order; a step that was shipped is never edited, a new one follows it. */
export const migrations: readonly string[] = [
  `
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
    purchasable INTEGER NOT NULL,
    sort_order INTEGER NOT NULL,
    position INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted_at TEXT
  ) STRICT;

  CREATE TABLE variants (
    id TEXT PRIMARY KEY,
    product_id TEXT NOT NULL REFERENCES products (id),
    title TEXT NOT NULL,
    sku TEXT NOT NULL,
    picture TEXT,
    amount INTEGER NOT NULL,
    sale_amount INTEGER,
    weight_grams INTEGER NOT NULL,
    stock INTEGER,
    stock_taken INTEGER NOT NULL DEFAULT 0,
    position INTEGER NOT NULL,
    deleted_at TEXT
  ) STRICT;
  CREATE INDEX variants_of_product ON variants (product_id, position);

  CREATE TABLE options (
    id TEXT PRIMARY KEY,
    product_id TEXT NOT NULL REFERENCES products (id),
    title TEXT NOT NULL
  ) STRICT;
  CREATE INDEX options_of_product ON options (product_id);

  CREATE TABLE option_values (
    id TEXT PRIMARY KEY,
    option_id TEXT NOT NULL REFERENCES options (id) ON DELETE CASCADE,
    variant_id TEXT NOT NULL REFERENCES variants (id),
    value TEXT NOT NULL
  ) STRICT;
  CREATE INDEX values_of_option ON option_values (option_id);

  CREATE TABLE collections (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    picture TEXT,
    position INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted_at TEXT
  ) STRICT;

  CREATE TABLE product_collections (
    product_id TEXT NOT NULL REFERENCES products (id),
    collection_id TEXT NOT NULL REFERENCES collections (id),
    sort_order INTEGER NOT NULL,
    PRIMARY KEY (product_id, collection_id)
  ) STRICT;
  CREATE INDEX products_of_collection ON product_collections (collection_id);

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
    metadata TEXT
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
  // A page of a listing is found without reading the products before it.
  'CREATE INDEX products_in_order ON products (sort_order, position, deleted_at, created_at, id)',
  'ALTER TABLE checkouts ADD COLUMN shipping_fee INTEGER',
  "ALTER TABLE variants ADD COLUMN currency TEXT NOT NULL DEFAULT 'brl'",
  // What a product is of and what its variants differ in stands with it.
  `
  ALTER TABLE products ADD COLUMN collections TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE products ADD COLUMN option_title TEXT NOT NULL DEFAULT '';
  DROP TABLE option_values;
  DROP TABLE options;
  DROP TABLE product_collections;
  `,
]
