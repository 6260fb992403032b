import type { Migration } from '../../../server/database/migrate.ts'

const baseline: Migration = {
  statements: `
    CREATE TABLE desk_users (
      name text COLLATE "C" PRIMARY KEY,
      hash text NOT NULL,
      created_at timestamptz(3) NOT NULL
    ) /* STRICT */;

    CREATE TABLE desk_sessions (
      token_hash text PRIMARY KEY,
      user_name text NOT NULL,
      credential text NOT NULL,
      client text NOT NULL,
      device_hash text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      ended_at timestamptz(3)
    ) /* STRICT */;
    CREATE INDEX desk_sessions_of_user ON desk_sessions (user_name, created_at);
    CREATE INDEX desk_sessions_of_device ON desk_sessions (device_hash, created_at);
    CREATE INDEX desk_sessions_by_time ON desk_sessions (created_at);

    CREATE TABLE desk_passes (
      user_name text PRIMARY KEY,
      pass_hash text NOT NULL,
      expires_at timestamptz(3) NOT NULL
    ) /* STRICT */;

    CREATE TABLE desk_log (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz(3) NOT NULL,
      user_name text,
      action text NOT NULL,
      code text,
      detail text,
      request_id text,
      client text
    ) /* STRICT */;
    CREATE INDEX desk_log_by_time ON desk_log (at);
    CREATE INDEX desk_log_of_user ON desk_log (user_name, id);
    CREATE INDEX desk_log_of_action ON desk_log (action, at);
    CREATE INDEX desk_log_of_order ON desk_log (code, id) WHERE code IS NOT NULL;
  `,
}

export const migrations: readonly Migration[] = [baseline]
