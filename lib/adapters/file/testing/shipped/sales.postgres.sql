CREATE TABLE shop_schema (part text PRIMARY KEY, steps integer NOT NULL, works_with_steps integer NOT NULL);
CREATE TABLE stock_counts (
  variant_id text PRIMARY KEY,
  pieces integer NOT NULL,
  count text NOT NULL,
  counted_at timestamptz(3) NOT NULL
);
CREATE TABLE sold_orders (
  token text PRIMARY KEY,
  key text NOT NULL UNIQUE,
  shipping_fee integer,
  cancel_path text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  opened_at timestamptz(3) NOT NULL
);
CREATE TABLE sales (
  variant_id text NOT NULL,
  token text NOT NULL REFERENCES sold_orders (token),
  quantity integer NOT NULL,
  PRIMARY KEY (variant_id, token)
);
ALTER TABLE sold_orders ADD COLUMN created_at timestamptz(3), ADD COLUMN held_until timestamptz(3),
  ADD COLUMN lapsed_at timestamptz(3), ADD COLUMN begun boolean NOT NULL DEFAULT FALSE,
  ADD COLUMN number_mark integer, ADD COLUMN network_mark integer;
CREATE INDEX sold_orders_of_number ON sold_orders (number_mark) WHERE number_mark IS NOT NULL;
CREATE INDEX sold_orders_of_network ON sold_orders (network_mark) WHERE network_mark IS NOT NULL;
CREATE INDEX sold_orders_held ON sold_orders (held_until)
  WHERE state = 'sent' AND NOT begun AND lapsed_at IS NULL;
CREATE INDEX sales_of_order ON sales (token);
CREATE TABLE buyer_salt (salt text NOT NULL);
INSERT INTO buyer_salt VALUES (gen_random_uuid()::text);
INSERT INTO shop_schema VALUES ('sales', 2, 1);
DELETE FROM stock_counts;
INSERT INTO stock_counts OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::stock_counts, '[{"count": "900", "pieces": 900, "counted_at": "2026-01-02T03:04:05.067+00:00", "variant_id": "variant-1"},
{"count": "7 ontem", "pieces": 7, "counted_at": "2026-01-02T03:04:05.067+00:00", "variant_id": "variant-2"}]');
DELETE FROM sold_orders;
INSERT INTO sold_orders OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::sold_orders, '[{"key": "attempt-000000000003", "begun": true, "state": "sent", "token": "token-30000000000000000000000000", "lapsed_at": null, "opened_at": "2026-01-02T03:04:08.07+00:00", "created_at": "2026-01-02T03:04:08.07+00:00", "held_until": "2026-01-05T03:04:11.073+00:00", "cancel_path": "/store?x=1", "number_mark": null, "network_mark": null, "shipping_fee": 1200},
{"key": "attempt-000000000001", "begun": false, "state": "open", "token": "token-10000000000000000000000000", "lapsed_at": null, "opened_at": "2026-01-02T03:04:06.068+00:00", "created_at": "2026-01-02T03:04:06.068+00:00", "held_until": null, "cancel_path": "/store?x=1", "number_mark": null, "network_mark": null, "shipping_fee": null},
{"key": "attempt-000000000002", "begun": false, "state": "sent", "token": "token-20000000000000000000000000", "lapsed_at": null, "opened_at": "2026-01-02T03:04:07.069+00:00", "created_at": "2026-01-02T03:04:07.069+00:00", "held_until": "2026-01-05T03:04:11.073+00:00", "cancel_path": "/store?x=1", "number_mark": null, "network_mark": null, "shipping_fee": 1200},
{"key": "attempt-000000000004", "begun": false, "state": "free", "token": "token-40000000000000000000000000", "lapsed_at": null, "opened_at": "2026-01-02T03:04:09.071+00:00", "created_at": "2026-01-02T03:04:09.071+00:00", "held_until": null, "cancel_path": "/store?x=1", "number_mark": null, "network_mark": null, "shipping_fee": 1200},
{"key": "attempt-000000000005", "begun": false, "state": "cancelled", "token": "token-50000000000000000000000000", "lapsed_at": null, "opened_at": "2026-01-02T03:04:10.072+00:00", "created_at": "2026-01-02T03:04:10.072+00:00", "held_until": "2026-01-05T03:04:11.073+00:00", "cancel_path": "/store?x=1", "number_mark": null, "network_mark": null, "shipping_fee": 1200},
{"key": "attempt-000000000006", "begun": false, "state": "sent", "token": "token-60000000000000000000000000", "lapsed_at": "2026-01-05T03:04:11.074+00:00", "opened_at": "2026-01-02T03:04:11.073+00:00", "created_at": "2026-01-02T03:04:11.073+00:00", "held_until": "2026-01-05T03:04:11.073+00:00", "cancel_path": "/store?x=1", "number_mark": null, "network_mark": null, "shipping_fee": 1200},
{"key": "attempt-000000000007", "begun": false, "state": "open", "token": "token-70000000000000000000000000", "lapsed_at": null, "opened_at": "2026-01-05T03:04:12.075+00:00", "created_at": "2026-01-05T03:04:12.075+00:00", "held_until": null, "cancel_path": "/store?x=1", "number_mark": 12064212, "network_mark": 481895, "shipping_fee": 1200}]');
DELETE FROM sales;
INSERT INTO sales OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::sales, '[{"token": "token-10000000000000000000000000", "quantity": 3, "variant_id": "variant-1"},
{"token": "token-10000000000000000000000000", "quantity": 1, "variant_id": "variant-2"},
{"token": "token-20000000000000000000000000", "quantity": 5, "variant_id": "variant-1"},
{"token": "token-30000000000000000000000000", "quantity": 7, "variant_id": "variant-1"},
{"token": "token-40000000000000000000000000", "quantity": 11, "variant_id": "variant-1"},
{"token": "token-50000000000000000000000000", "quantity": 13, "variant_id": "variant-1"},
{"token": "token-60000000000000000000000000", "quantity": 17, "variant_id": "variant-1"},
{"token": "token-70000000000000000000000000", "quantity": 2, "variant_id": "variant-2"}]');
DELETE FROM buyer_salt;
INSERT INTO buyer_salt OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::buyer_salt, '[{"salt": "f7d66ea9-b700-43f4-8d82-3bdc188b4076"}]');
