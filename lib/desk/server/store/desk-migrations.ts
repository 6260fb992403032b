import type { Migration } from '../../../server/database/migrate.ts'

/** In order; a step that was shipped is never edited, a new one follows it. */
export const migrations: readonly Migration[] = [
  {
    worksWithSteps: 1,
    statements: {
      sqlite: `
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
      `,
      postgres: `
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
      `,
    },
  },
  {
    worksWithSteps: 1,
    // A caller without a session is looked up by the device alone.
    statements: {
      sqlite: `
        CREATE INDEX sessions_of_device ON desk_sessions (device_hash, created_at);
      `,
      postgres: `
        CREATE INDEX desk_sessions_of_device ON desk_sessions (device_hash, created_at);
      `,
    },
  },
  {
    worksWithSteps: 1,
    statements: {
      sqlite: `
        CREATE TABLE desk_passes (
          user_name TEXT PRIMARY KEY,
          pass_hash TEXT NOT NULL,
          expires_at TEXT NOT NULL
        ) STRICT;
      `,
      postgres: `
        CREATE TABLE desk_passes (
          user_name text PRIMARY KEY,
          pass_hash text NOT NULL,
          expires_at timestamptz(3) NOT NULL
        );
      `,
    },
  },
  {
    worksWithSteps: 1,
    statements: {
      sqlite: `
        CREATE TABLE desk_empty_searches (
          day TEXT NOT NULL,
          key TEXT NOT NULL,
          words TEXT NOT NULL,
          times INTEGER NOT NULL,
          PRIMARY KEY (day, key)
        ) STRICT;
      `,
      postgres: `
        CREATE TABLE desk_empty_searches (
          day text NOT NULL,
          key text COLLATE "C" NOT NULL,
          words text NOT NULL,
          times integer NOT NULL,
          PRIMARY KEY (day, key)
        );
      `,
    },
  },
]
