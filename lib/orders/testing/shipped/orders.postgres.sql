CREATE TABLE shop_schema (part text PRIMARY KEY, steps integer NOT NULL, works_with_steps integer NOT NULL);
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
ALTER TABLE orders ADD COLUMN delivery_zone text;
ALTER TABLE orders ADD COLUMN shipping_fee integer;
ALTER TABLE orders ADD COLUMN weight_grams integer;
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
CREATE INDEX orders_with_contact ON orders (created_at, key COLLATE "C") WHERE contact_erased_at IS NULL;
CREATE INDEX orders_to_pick ON orders (fulfillment, created_at, key COLLATE "C")
  WHERE state IN ('arrived', 'unknown');
UPDATE orders SET account_id = '' WHERE contact_erased_at IS NOT NULL AND account_id IS NULL;
ALTER TABLE order_picks ADD COLUMN replacement_id text, ADD COLUMN replacement_amount integer,
  ADD COLUMN replacement_grams integer;
ALTER TABLE fulfillment_events ADD COLUMN replacement_id text, ADD COLUMN replacement_amount integer,
  ADD COLUMN replacement_grams integer;
ALTER TABLE orders ADD COLUMN arrival_value text;
ALTER TABLE orders ADD COLUMN cancellation_value text;
ALTER TABLE order_events ADD COLUMN by_user text;
ALTER TABLE orders ADD COLUMN code text COLLATE "C";
CREATE UNIQUE INDEX orders_of_code ON orders (code);
CREATE INDEX orders_without_code ON orders (created_at, key COLLATE "C") WHERE code IS NULL;
UPDATE orders SET city = coalesce(delivery_zone, '') WHERE contact_erased_at IS NOT NULL AND city IS NOT NULL;
DROP INDEX orders_needing_attention;
CREATE INDEX orders_needing_attention ON orders (created_at, key COLLATE "C")
  WHERE fulfillment = 'waiting' AND (state = 'unknown' OR (state = 'arrived'
    AND city IS NOT NULL AND metadata_sent IS FALSE AND custom_fields_sent IS NOT TRUE));
INSERT INTO shop_schema VALUES ('orders', 10, 1);
DELETE FROM orders;
INSERT INTO orders OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::orders, '[{"key": "attempt-000000000002", "city": null, "code": "d2c6a54d6f14", "kind": "buy-now", "lines": [{"note": null, "title": "Banana Prata", "currency": "brl", "quantity": 2, "variantId": "variant_00000000000000000000000001", "seenAmount": 590, "nominalGrams": 1000, "quotedAmount": 590, "substitution": null, "variantTitle": "1 kg", "isSoldByWeight": false}], "state": "refused", "sender": null, "address": null, "whatsapp": null, "account_id": "account-1", "created_at": "2026-01-02T03:05:05.968+00:00", "request_id": "request-1", "updated_at": "2026-01-02T03:05:05.968+00:00", "fulfillment": "waiting", "request_hash": "hash-2", "shipping_fee": null, "substitution": null, "weight_grams": null, "arrival_value": null, "delivery_zone": null, "metadata_sent": null, "fulfillment_at": null, "contact_erased_at": null, "cancellation_value": null, "custom_fields_sent": null, "whatsapp_normalized": null},
{"key": "attempt-000000000003", "city": "Rua 1, com Maria", "code": "f655371c2fcd", "kind": "cart", "lines": [{"note": null, "title": "Banana Prata", "currency": "brl", "quantity": 2, "variantId": "variant_00000000000000000000000001", "seenAmount": 590, "nominalGrams": 1000, "quotedAmount": 590, "substitution": null, "variantTitle": "1 kg", "isSoldByWeight": false}], "state": "arrived", "sender": null, "address": null, "whatsapp": "(47) 98888-7777", "account_id": null, "created_at": "2026-01-02T03:05:05.969+00:00", "request_id": "request-1", "updated_at": "2026-01-02T03:05:05.969+00:00", "fulfillment": "waiting", "request_hash": "hash-1", "shipping_fee": 0, "substitution": null, "weight_grams": 10, "arrival_value": null, "delivery_zone": null, "metadata_sent": false, "fulfillment_at": null, "contact_erased_at": null, "cancellation_value": null, "custom_fields_sent": false, "whatsapp_normalized": null},
{"key": "attempt-000000000001", "city": "Balneário Camboriú", "code": "a17fe3d00ce5", "kind": "cart", "lines": [{"note": "bem maduras, “por favor” 🍌", "title": "Banana Prata", "currency": "brl", "quantity": 2, "variantId": "variant_00000000000000000000000001", "seenAmount": 590, "nominalGrams": 1000, "quotedAmount": 590, "substitution": null, "variantTitle": "1 kg", "isSoldByWeight": false}, {"note": null, "title": "Pão Francês", "currency": "brl", "quantity": 2, "variantId": "variant_00000000000000000000000001", "seenAmount": 590, "nominalGrams": 1000, "quotedAmount": 590, "substitution": null, "variantTitle": null, "isSoldByWeight": true}], "state": "arrived", "sender": 1, "address": "https://loja.test/1", "whatsapp": "(47) 99999-1234", "account_id": null, "created_at": "2026-01-02T03:04:05.067+00:00", "request_id": "request-1", "updated_at": "2026-01-02T03:05:05.968+00:00", "fulfillment": "picking", "request_hash": "hash-1", "shipping_fee": 1200, "substitution": "similar", "weight_grams": 2000, "arrival_value": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "delivery_zone": "Balneário Camboriú", "metadata_sent": true, "fulfillment_at": "2026-01-02T03:05:10.969+00:00", "contact_erased_at": null, "cancellation_value": "cccccccccccccccccccccccccccccccc", "custom_fields_sent": false, "whatsapp_normalized": "+5547999991234"},
{"key": "attempt-000000000004", "city": "Balneário Camboriú", "code": "bf77d55c5b16", "kind": "cart", "lines": [{"note": null, "title": "Banana Prata", "currency": "brl", "quantity": 2, "variantId": "variant_00000000000000000000000001", "seenAmount": 590, "nominalGrams": 1000, "quotedAmount": 590, "substitution": null, "variantTitle": "1 kg", "isSoldByWeight": false}], "state": "opened", "sender": null, "address": null, "whatsapp": null, "account_id": "", "created_at": "2026-01-02T03:05:12.969+00:00", "request_id": "request-1", "updated_at": "2026-01-02T03:05:12.969+00:00", "fulfillment": "waiting", "request_hash": "", "shipping_fee": 1200, "substitution": "similar", "weight_grams": 2000, "arrival_value": null, "delivery_zone": "Balneário Camboriú", "metadata_sent": null, "fulfillment_at": null, "contact_erased_at": "2026-01-02T03:05:12.976+00:00", "cancellation_value": null, "custom_fields_sent": null, "whatsapp_normalized": null},
{"key": "attempt-000000000005", "city": "Balneário Camboriú", "code": "f0d8b19377e2", "kind": "cart", "lines": [{"note": null, "title": "Banana Prata", "currency": "brl", "quantity": 2, "variantId": "variant_00000000000000000000000001", "seenAmount": 590, "nominalGrams": 1000, "quotedAmount": 590, "substitution": null, "variantTitle": "1 kg", "isSoldByWeight": false}], "state": "sending", "sender": 1, "address": null, "whatsapp": "(47) 99999-1234", "account_id": null, "created_at": "2026-01-02T03:05:12.976+00:00", "request_id": "request-1", "updated_at": "2026-01-02T03:05:12.976+00:00", "fulfillment": "waiting", "request_hash": "hash-1", "shipping_fee": 1200, "substitution": "similar", "weight_grams": 2000, "arrival_value": null, "delivery_zone": "Balneário Camboriú", "metadata_sent": null, "fulfillment_at": null, "contact_erased_at": null, "cancellation_value": null, "custom_fields_sent": null, "whatsapp_normalized": "+5547999991234"}]');
DELETE FROM order_events;
INSERT INTO order_events OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::order_events, '[{"at": "2026-01-02T03:04:05.067+00:00", "id": 1, "key": "attempt-000000000001", "detail": null, "by_user": null, "to_state": "recorded", "from_state": null, "correlation_id": null, "upstream_status": null},
{"at": "2026-01-02T03:04:05.067+00:00", "id": 2, "key": "attempt-000000000001", "detail": null, "by_user": null, "to_state": "sending", "from_state": "recorded", "correlation_id": null, "upstream_status": null},
{"at": "2026-01-02T03:04:05.968+00:00", "id": 3, "key": "attempt-000000000001", "detail": "d", "by_user": null, "to_state": "opened", "from_state": "sending", "correlation_id": "c-1", "upstream_status": 201},
{"at": "2026-01-02T03:05:05.968+00:00", "id": 4, "key": "attempt-000000000001", "detail": null, "by_user": "ana", "to_state": "arrived", "from_state": "opened", "correlation_id": null, "upstream_status": null},
{"at": "2026-01-02T03:05:05.968+00:00", "id": 5, "key": "attempt-000000000002", "detail": null, "by_user": null, "to_state": "recorded", "from_state": null, "correlation_id": null, "upstream_status": null},
{"at": "2026-01-02T03:05:05.968+00:00", "id": 6, "key": "attempt-000000000002", "detail": "x", "by_user": null, "to_state": "refused", "from_state": "recorded", "correlation_id": null, "upstream_status": null},
{"at": "2026-01-02T03:05:05.969+00:00", "id": 7, "key": "attempt-000000000003", "detail": null, "by_user": null, "to_state": "recorded", "from_state": null, "correlation_id": null, "upstream_status": null},
{"at": "2026-01-02T03:05:05.969+00:00", "id": 8, "key": "attempt-000000000003", "detail": null, "by_user": null, "to_state": "opened", "from_state": "recorded", "correlation_id": null, "upstream_status": null},
{"at": "2026-01-02T03:05:05.969+00:00", "id": 9, "key": "attempt-000000000003", "detail": null, "by_user": null, "to_state": "arrived", "from_state": "opened", "correlation_id": null, "upstream_status": null},
{"at": "2026-01-02T03:05:12.969+00:00", "id": 10, "key": "attempt-000000000004", "detail": null, "by_user": null, "to_state": "recorded", "from_state": null, "correlation_id": null, "upstream_status": null},
{"at": "2026-01-02T03:05:12.969+00:00", "id": 11, "key": "attempt-000000000004", "detail": null, "by_user": null, "to_state": "opened", "from_state": "recorded", "correlation_id": null, "upstream_status": null},
{"at": "2026-01-02T03:05:12.976+00:00", "id": 12, "key": "attempt-000000000005", "detail": null, "by_user": null, "to_state": "recorded", "from_state": null, "correlation_id": null, "upstream_status": null},
{"at": "2026-01-02T03:05:12.976+00:00", "id": 13, "key": "attempt-000000000005", "detail": null, "by_user": null, "to_state": "sending", "from_state": "recorded", "correlation_id": null, "upstream_status": null}]');
DELETE FROM titles;
INSERT INTO titles OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::titles, '[{"id": 1, "folded": "banana prata 1 kg"},
{"id": 2, "folded": "pao frances"}]');
DELETE FROM order_titles;
INSERT INTO order_titles OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::order_titles, '[{"key": "attempt-000000000005", "title": 1},
{"key": "attempt-000000000004", "title": 1},
{"key": "attempt-000000000001", "title": 1},
{"key": "attempt-000000000003", "title": 1},
{"key": "attempt-000000000002", "title": 1},
{"key": "attempt-000000000001", "title": 2}]');
DELETE FROM search_progress;
INSERT INTO search_progress OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::search_progress, '[{"seen": 13, "position": 13}]');
DELETE FROM order_picks;
INSERT INTO order_picks OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::order_picks, '[{"at": "2026-01-02T03:05:10.969+00:00", "key": "attempt-000000000001", "line": 0, "state": "picked", "by_user": "ana", "quantity": null, "replacement": null, "weight_grams": null, "replacement_id": null, "replacement_grams": null, "replacement_amount": null},
{"at": "2026-01-02T03:05:10.969+00:00", "key": "attempt-000000000001", "line": 1, "state": "replaced", "by_user": "bia", "quantity": null, "replacement": "Pão de milho", "weight_grams": null, "replacement_id": "variant-9", "replacement_grams": 500, "replacement_amount": 790}]');
DELETE FROM fulfillment_events;
INSERT INTO fulfillment_events OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::fulfillment_events, '[{"at": "2026-01-02T03:05:10.969+00:00", "id": 1, "key": "attempt-000000000001", "kind": "pick", "line": 0, "by_user": "ana", "is_undo": null, "quantity": null, "to_state": "picked", "from_state": null, "replacement": null, "weight_grams": null, "replacement_id": null, "replacement_grams": null, "replacement_amount": null},
{"at": "2026-01-02T03:05:10.969+00:00", "id": 2, "key": "attempt-000000000001", "kind": "pick", "line": 1, "by_user": "bia", "is_undo": null, "quantity": null, "to_state": "replaced", "from_state": null, "replacement": "Pão de milho", "weight_grams": null, "replacement_id": "variant-9", "replacement_grams": 500, "replacement_amount": 790},
{"at": "2026-01-02T03:05:10.969+00:00", "id": 3, "key": "attempt-000000000001", "kind": "move", "line": null, "by_user": "ana", "is_undo": false, "quantity": null, "to_state": "picking", "from_state": "waiting", "replacement": null, "weight_grams": null, "replacement_id": null, "replacement_grams": null, "replacement_amount": null},
{"at": "2026-01-02T03:05:11.969+00:00", "id": 4, "key": "attempt-000000000001", "kind": "move", "line": null, "by_user": "ana", "is_undo": false, "quantity": null, "to_state": "ready", "from_state": "picking", "replacement": null, "weight_grams": null, "replacement_id": null, "replacement_grams": null, "replacement_amount": null},
{"at": "2026-01-02T03:05:12.969+00:00", "id": 5, "key": "attempt-000000000001", "kind": "move", "line": null, "by_user": "bia", "is_undo": true, "quantity": null, "to_state": "picking", "from_state": "ready", "replacement": null, "weight_grams": null, "replacement_id": null, "replacement_grams": null, "replacement_amount": null},
{"at": "2026-01-02T03:05:12.976+00:00", "id": 6, "key": "attempt-000000000004", "kind": "erasure", "line": null, "by_user": null, "is_undo": null, "quantity": null, "to_state": null, "from_state": null, "replacement": null, "weight_grams": null, "replacement_id": null, "replacement_grams": null, "replacement_amount": null}]');
SELECT setval('fulfillment_events_id_seq', 6);
SELECT setval('order_events_id_seq', 13);
SELECT setval('order_senders', 1);
SELECT setval('titles_id_seq', 2);
