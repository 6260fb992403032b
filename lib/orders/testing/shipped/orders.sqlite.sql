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
  , delivery_zone TEXT, shipping_fee INTEGER, weight_grams INTEGER, fulfillment TEXT NOT NULL DEFAULT 'waiting', fulfillment_at TEXT, arrival_value TEXT, cancellation_value TEXT, code TEXT) STRICT;
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
  , by_user TEXT) STRICT;
CREATE INDEX events_of_order ON order_events (key, id);
CREATE INDEX orders_at_desk ON orders (fulfillment, created_at, key)
    WHERE state IN ('opened', 'arrived', 'unknown');
CREATE INDEX orders_by_last_digits ON orders (
    substr(coalesce(whatsapp_normalized, replace(replace(replace(whatsapp, ' ', ''), '-', ''), '.', '')), -4),
    created_at, key
  ) WHERE whatsapp IS NOT NULL;
CREATE INDEX orders_by_place ON orders (coalesce(delivery_zone, city), created_at, key);
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
CREATE TABLE order_picks (
    key TEXT NOT NULL REFERENCES orders (key),
    line INTEGER NOT NULL,
    state TEXT NOT NULL,
    quantity INTEGER,
    weight_grams INTEGER,
    replacement TEXT,
    by_user TEXT NOT NULL,
    at TEXT NOT NULL, replacement_id TEXT, replacement_amount INTEGER, replacement_grams INTEGER,
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
  , replacement_id TEXT, replacement_amount INTEGER, replacement_grams INTEGER) STRICT;
CREATE INDEX fulfillment_events_of_order ON fulfillment_events (key, id);
CREATE INDEX orders_with_contact ON orders (created_at, key) WHERE contact_erased_at IS NULL;
CREATE INDEX orders_to_pick ON orders (fulfillment, created_at, key) WHERE state IN ('arrived', 'unknown');
CREATE UNIQUE INDEX orders_of_code ON orders (code);
CREATE INDEX orders_without_code ON orders (created_at, key) WHERE code IS NULL;
CREATE INDEX orders_needing_attention ON orders (created_at, key)
    WHERE fulfillment = 'waiting' AND (state = 'unknown' OR (state = 'arrived'
      AND city IS NOT NULL AND metadata_sent = 0 AND custom_fields_sent IS NOT 1));
INSERT INTO orders VALUES ('attempt-000000000001', 'hash-1', 'cart', 'arrived', '[{"variantId":"variant_00000000000000000000000001","title":"Banana Prata","variantTitle":"1 kg","quantity":2,"seenAmount":590,"quotedAmount":590,"currency":"brl","substitution":null,"note":"bem maduras, “por favor” 🍌","nominalGrams":1000,"isSoldByWeight":false},{"variantId":"variant_00000000000000000000000001","title":"Pão Francês","variantTitle":null,"quantity":2,"seenAmount":590,"quotedAmount":590,"currency":"brl","substitution":null,"note":null,"nominalGrams":1000,"isSoldByWeight":true}]', 'Balneário Camboriú', '(47) 99999-1234', '+5547999991234', 'similar', 'https://loja.test/1', 1, 0, 'request-1', NULL, '1 1 shop-1', '2026-01-02T03:04:05.067Z', '2026-01-02T03:05:05.968Z', NULL, 'Balneário Camboriú', 1200, 2000, 'picking', '2026-01-02T03:05:10.969Z', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'cccccccccccccccccccccccccccccccc', 'a17fe3d00ce5');
INSERT INTO orders VALUES ('attempt-000000000002', 'hash-2', 'buy-now', 'refused', '[{"variantId":"variant_00000000000000000000000001","title":"Banana Prata","variantTitle":"1 kg","quantity":2,"seenAmount":590,"quotedAmount":590,"currency":"brl","substitution":null,"note":null,"nominalGrams":1000,"isSoldByWeight":false}]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'request-1', 'account-1', NULL, '2026-01-02T03:05:05.968Z', '2026-01-02T03:05:05.968Z', NULL, NULL, NULL, NULL, 'waiting', NULL, NULL, NULL, 'd2c6a54d6f14');
INSERT INTO orders VALUES ('attempt-000000000003', 'hash-1', 'cart', 'arrived', '[{"variantId":"variant_00000000000000000000000001","title":"Banana Prata","variantTitle":"1 kg","quantity":2,"seenAmount":590,"quotedAmount":590,"currency":"brl","substitution":null,"note":null,"nominalGrams":1000,"isSoldByWeight":false}]', 'Rua 1, com Maria', '(47) 98888-7777', NULL, NULL, NULL, 0, 0, 'request-1', NULL, NULL, '2026-01-02T03:05:05.969Z', '2026-01-02T03:05:05.969Z', NULL, NULL, 0, 10, 'waiting', NULL, NULL, NULL, 'f655371c2fcd');
INSERT INTO orders VALUES ('attempt-000000000004', '', 'cart', 'opened', '[{"nominalGrams":1000,"isSoldByWeight":false,"variantId":"variant_00000000000000000000000001","title":"Banana Prata","variantTitle":"1 kg","quantity":2,"seenAmount":590,"quotedAmount":590,"currency":"brl","substitution":null,"note":null}]', 'Balneário Camboriú', NULL, NULL, 'similar', NULL, NULL, NULL, 'request-1', '', NULL, '2026-01-02T03:05:12.969Z', '2026-01-02T03:05:12.969Z', '2026-01-02T03:05:12.976Z', 'Balneário Camboriú', 1200, 2000, 'waiting', NULL, NULL, NULL, 'bf77d55c5b16');
INSERT INTO orders VALUES ('attempt-000000000005', 'hash-1', 'cart', 'sending', '[{"variantId":"variant_00000000000000000000000001","title":"Banana Prata","variantTitle":"1 kg","quantity":2,"seenAmount":590,"quotedAmount":590,"currency":"brl","substitution":null,"note":null,"nominalGrams":1000,"isSoldByWeight":false}]', 'Balneário Camboriú', '(47) 99999-1234', '+5547999991234', 'similar', NULL, NULL, NULL, 'request-1', NULL, '1 1 shop-1', '2026-01-02T03:05:12.976Z', '2026-01-02T03:05:12.976Z', NULL, 'Balneário Camboriú', 1200, 2000, 'waiting', NULL, NULL, NULL, 'f0d8b19377e2');
INSERT INTO order_events VALUES (1, 'attempt-000000000001', NULL, 'recorded', '2026-01-02T03:04:05.067Z', NULL, NULL, NULL, NULL);
INSERT INTO order_events VALUES (2, 'attempt-000000000001', 'recorded', 'sending', '2026-01-02T03:04:05.067Z', NULL, NULL, NULL, NULL);
INSERT INTO order_events VALUES (3, 'attempt-000000000001', 'sending', 'opened', '2026-01-02T03:04:05.968Z', 201, 'c-1', 'd', NULL);
INSERT INTO order_events VALUES (4, 'attempt-000000000001', 'opened', 'arrived', '2026-01-02T03:05:05.968Z', NULL, NULL, NULL, 'ana');
INSERT INTO order_events VALUES (5, 'attempt-000000000002', NULL, 'recorded', '2026-01-02T03:05:05.968Z', NULL, NULL, NULL, NULL);
INSERT INTO order_events VALUES (6, 'attempt-000000000002', 'recorded', 'refused', '2026-01-02T03:05:05.968Z', NULL, NULL, 'x', NULL);
INSERT INTO order_events VALUES (7, 'attempt-000000000003', NULL, 'recorded', '2026-01-02T03:05:05.969Z', NULL, NULL, NULL, NULL);
INSERT INTO order_events VALUES (8, 'attempt-000000000003', 'recorded', 'opened', '2026-01-02T03:05:05.969Z', NULL, NULL, NULL, NULL);
INSERT INTO order_events VALUES (9, 'attempt-000000000003', 'opened', 'arrived', '2026-01-02T03:05:05.969Z', NULL, NULL, NULL, NULL);
INSERT INTO order_events VALUES (10, 'attempt-000000000004', NULL, 'recorded', '2026-01-02T03:05:12.969Z', NULL, NULL, NULL, NULL);
INSERT INTO order_events VALUES (11, 'attempt-000000000004', 'recorded', 'opened', '2026-01-02T03:05:12.969Z', NULL, NULL, NULL, NULL);
INSERT INTO order_events VALUES (12, 'attempt-000000000005', NULL, 'recorded', '2026-01-02T03:05:12.976Z', NULL, NULL, NULL, NULL);
INSERT INTO order_events VALUES (13, 'attempt-000000000005', 'recorded', 'sending', '2026-01-02T03:05:12.976Z', NULL, NULL, NULL, NULL);
INSERT INTO titles VALUES (1, 'banana prata 1 kg');
INSERT INTO titles VALUES (2, 'pao frances');
INSERT INTO order_titles VALUES (1, '2026-01-02T03:04:05.067Z', 'attempt-000000000001');
INSERT INTO order_titles VALUES (1, '2026-01-02T03:05:05.968Z', 'attempt-000000000002');
INSERT INTO order_titles VALUES (1, '2026-01-02T03:05:05.969Z', 'attempt-000000000003');
INSERT INTO order_titles VALUES (1, '2026-01-02T03:05:12.969Z', 'attempt-000000000004');
INSERT INTO order_titles VALUES (1, '2026-01-02T03:05:12.976Z', 'attempt-000000000005');
INSERT INTO order_titles VALUES (2, '2026-01-02T03:04:05.067Z', 'attempt-000000000001');
INSERT INTO search_progress VALUES (13);
INSERT INTO order_picks VALUES ('attempt-000000000001', 0, 'picked', NULL, NULL, NULL, 'ana', '2026-01-02T03:05:10.969Z', NULL, NULL, NULL);
INSERT INTO order_picks VALUES ('attempt-000000000001', 1, 'replaced', NULL, NULL, 'Pão de milho', 'bia', '2026-01-02T03:05:10.969Z', 'variant-9', 790, 500);
INSERT INTO fulfillment_events VALUES (1, 'attempt-000000000001', 'pick', NULL, 'picked', NULL, 0, NULL, NULL, NULL, 'ana', '2026-01-02T03:05:10.969Z', NULL, NULL, NULL);
INSERT INTO fulfillment_events VALUES (2, 'attempt-000000000001', 'pick', NULL, 'replaced', NULL, 1, NULL, NULL, 'Pão de milho', 'bia', '2026-01-02T03:05:10.969Z', 'variant-9', 790, 500);
INSERT INTO fulfillment_events VALUES (3, 'attempt-000000000001', 'move', 'waiting', 'picking', 0, NULL, NULL, NULL, NULL, 'ana', '2026-01-02T03:05:10.969Z', NULL, NULL, NULL);
INSERT INTO fulfillment_events VALUES (4, 'attempt-000000000001', 'move', 'picking', 'ready', 0, NULL, NULL, NULL, NULL, 'ana', '2026-01-02T03:05:11.969Z', NULL, NULL, NULL);
INSERT INTO fulfillment_events VALUES (5, 'attempt-000000000001', 'move', 'ready', 'picking', 1, NULL, NULL, NULL, NULL, 'bia', '2026-01-02T03:05:12.969Z', NULL, NULL, NULL);
INSERT INTO fulfillment_events VALUES (6, 'attempt-000000000004', 'erasure', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-01-02T03:05:12.976Z', NULL, NULL, NULL);
PRAGMA user_version = 10;
