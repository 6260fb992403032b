CREATE TABLE shop_schema (part text PRIMARY KEY, steps integer NOT NULL, works_with_steps integer NOT NULL);
CREATE TABLE desk_users (
  name text COLLATE "C" PRIMARY KEY,
  hash text NOT NULL,
  created_at timestamptz(3) NOT NULL
);

CREATE TABLE desk_sessions (
  token_hash text PRIMARY KEY,
  user_name text NOT NULL,
  credential text NOT NULL,
  client text NOT NULL,
  device_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3)
);
CREATE INDEX desk_sessions_of_user ON desk_sessions (user_name, created_at);
CREATE INDEX desk_sessions_by_time ON desk_sessions (created_at);

CREATE TABLE desk_log (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  user_name text,
  action text NOT NULL,
  code text,
  detail text,
  request_id text,
  client text
);
CREATE INDEX desk_log_by_time ON desk_log (at);
CREATE INDEX desk_log_of_user ON desk_log (user_name, id);
CREATE INDEX desk_log_of_action ON desk_log (action, at);
CREATE INDEX desk_log_of_order ON desk_log (code, id) WHERE code IS NOT NULL;
CREATE INDEX desk_sessions_of_device ON desk_sessions (device_hash, created_at);
CREATE TABLE desk_passes (
  user_name text PRIMARY KEY,
  pass_hash text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
INSERT INTO shop_schema VALUES ('desk', 3, 1);
DELETE FROM desk_users;
INSERT INTO desk_users OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::desk_users, '[{"hash": "hash-1", "name": "ana", "created_at": "2026-01-02T03:04:05.067+00:00"},
{"hash": "hash-2", "name": "rui", "created_at": "2026-01-02T03:04:06.567+00:00"}]');
DELETE FROM desk_sessions;
INSERT INTO desk_sessions OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::desk_sessions, '[{"client": "198.51.100.1", "ended_at": null, "user_name": "ana", "created_at": "2026-01-02T03:04:06.567+00:00", "credential": "credential-1", "expires_at": "2026-01-02T15:04:05.067+00:00", "token_hash": "token-1", "device_hash": "device-1"},
{"client": "198.51.100.2", "ended_at": "2026-01-02T03:04:06.57+00:00", "user_name": "rui", "created_at": "2026-01-02T03:04:06.57+00:00", "credential": "credential-2", "expires_at": "2026-01-02T15:04:05.067+00:00", "token_hash": "token-2", "device_hash": "device-2"}]');
DELETE FROM desk_log;
INSERT INTO desk_log OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::desk_log, '[{"at": "2026-01-02T03:04:06.57+00:00", "id": 1, "code": null, "action": "signed-in", "client": "198.51.100.1", "detail": null, "user_name": "ana", "request_id": "request-1"},
{"at": "2026-01-02T03:04:06.57+00:00", "id": 2, "code": "abcdef012345", "action": "contact-opened", "client": null, "detail": "x", "user_name": "rui", "request_id": null},
{"at": "2026-01-02T03:04:06.57+00:00", "id": 3, "code": null, "action": "sign-in-refused", "client": "198.51.100.3", "detail": null, "user_name": null, "request_id": null}]');
DELETE FROM desk_passes;
INSERT INTO desk_passes OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::desk_passes, '[{"pass_hash": "pass-1", "user_name": "ana", "expires_at": "2026-01-02T04:04:05.067+00:00"}]');
SELECT setval('desk_log_id_seq', 3);
