import type { Migration } from '../../server/database/migration.ts'

/** In order; a step that was shipped is never edited, a new one follows it. */
export const migrations: readonly Migration[] = [
  {
    worksWithSteps: 1,
    // What is lost with the server is read from the store again.
    statements: `
      CREATE TABLE catalog_snapshots (
        name text PRIMARY KEY,
        reading uuid NOT NULL,
        revision text NOT NULL,
        head text NOT NULL,
        parts text[] NOT NULL,
        published_at timestamptz NOT NULL
      );
      CREATE TABLE catalog_parts (
        name text NOT NULL,
        digest text NOT NULL,
        products bytea NOT NULL,
        PRIMARY KEY (name, digest)
      );
    `,
  },
]
