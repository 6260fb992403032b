CREATE TABLE desk_users (
    name TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
CREATE TABLE desk_sessions (
    token_hash TEXT PRIMARY KEY,
    user_name TEXT NOT NULL,
    credential TEXT NOT NULL,
    client TEXT NOT NULL,
    device_hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    ended_at TEXT
  ) STRICT;
CREATE INDEX sessions_of_user ON desk_sessions (user_name, created_at);
CREATE INDEX sessions_by_time ON desk_sessions (created_at);
CREATE TABLE desk_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    user_name TEXT,
    action TEXT NOT NULL,
    code TEXT,
    detail TEXT,
    request_id TEXT,
    client TEXT
  ) STRICT;
CREATE INDEX log_by_time ON desk_log (at);
CREATE INDEX log_of_user ON desk_log (user_name, id);
CREATE INDEX log_of_action ON desk_log (action, at);
CREATE INDEX log_of_order ON desk_log (code, id) WHERE code IS NOT NULL;
CREATE INDEX sessions_of_device ON desk_sessions (device_hash, created_at);
CREATE TABLE desk_passes (
    user_name TEXT PRIMARY KEY,
    pass_hash TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT;
INSERT INTO desk_users VALUES ('ana', 'hash-1', '2026-01-02T03:04:05.067Z');
INSERT INTO desk_users VALUES ('rui', 'hash-2', '2026-01-02T03:04:06.567Z');
INSERT INTO desk_sessions VALUES ('token-1', 'ana', 'credential-1', '198.51.100.1', 'device-1', '2026-01-02T03:04:06.567Z', '2026-01-02T15:04:05.067Z', NULL);
INSERT INTO desk_sessions VALUES ('token-2', 'rui', 'credential-2', '198.51.100.2', 'device-2', '2026-01-02T03:04:06.570Z', '2026-01-02T15:04:05.067Z', '2026-01-02T03:04:06.570Z');
INSERT INTO desk_log VALUES (1, '2026-01-02T03:04:06.570Z', 'ana', 'signed-in', NULL, NULL, 'request-1', '198.51.100.1');
INSERT INTO desk_log VALUES (2, '2026-01-02T03:04:06.570Z', 'rui', 'contact-opened', 'abcdef012345', 'x', NULL, NULL);
INSERT INTO desk_log VALUES (3, '2026-01-02T03:04:06.570Z', NULL, 'sign-in-refused', NULL, NULL, NULL, '198.51.100.3');
INSERT INTO desk_passes VALUES ('ana', 'pass-1', '2026-01-02T04:04:05.067Z');
PRAGMA user_version = 3;
