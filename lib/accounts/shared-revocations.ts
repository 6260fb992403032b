import { keepSession } from '../server/database/keep-session.ts'
import type { Migration } from '../server/database/migrate.ts'
import { migratePostgres } from '../server/database/migrate.ts'
import { allOrNothing } from '../server/database/postgres.ts'
import type { Query } from '../server/database/sql.ts'
import type { Revocation } from './revoked-sessions.ts'

type Options = {
  readonly url: string
  /** Called with all revocations, also with known ones. */
  readonly learn: (revocation: Revocation) => void
}

export type SharedRevocations = {
  /** Resolves when what the others ended is known, or the database is found to be away. */
  readonly loaded: Promise<void>
  /** Publishes to the others, now or as soon as the database is there. */
  readonly publish: (revocation: Revocation) => void
  readonly close: () => Promise<void>
}

const migrations: readonly Migration[] = [
  {
    statements: `
      CREATE TABLE account_endings (
        kind text NOT NULL,
        key text NOT NULL,
        seconds integer NOT NULL,
        noted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (kind, key)
      );
      CREATE INDEX account_endings_by_time ON account_endings (noted_at);
    `,
  },
]

/** Milliseconds between two looks: insurance for a lost notification. */
const lookMs = 2000
/** Endings of sessions older than that are of no use: longer than an access token can be made to live. */
const keptDays = 8
/** A row may be committed later than one that was noted after it. */
const overlapMinutes = 1

const columns = 'kind, key, seconds'
const channel = 'account_endings'

/**
 * What one replica has ended is over on all of them, at once or with the next look. While the database is away each knows
 * what it ended itself, and publishes that afterwards.
 */
export function shareRevocations({ url, learn }: Options): SharedRevocations {
  let unpublished: readonly Revocation[] = []
  let isWhole = false

  const session = keepSession({
    url,
    async begin(query) {
      const transaction = <T>(work: (query: Query) => Promise<T>) => allOrNothing(query, work)
      await migratePostgres({ transaction }, { part: 'account endings', migrations })
      await query(`LISTEN ${channel}`)
      isWhole = false
    },
    onNotification: () => exchangeNow(),
    look: exchange,
    lookMs,
  })

  async function exchange(query: Query): Promise<void> {
    const telling = unpublished
    for (const { kind, key, seconds } of telling) {
      await query(
        `INSERT INTO account_endings (${columns}) VALUES ($1, $2, $3)
         ON CONFLICT (kind, key) DO UPDATE SET seconds = greatest(account_endings.seconds, excluded.seconds),
           noted_at = excluded.noted_at`,
        [kind, key, seconds],
      )
    }
    if (telling.length > 0) await query('SELECT pg_notify($1, $2)', [channel, ''])
    unpublished = unpublished.slice(telling.length)
    const rows = isWhole
      ? await query<Revocation>(
          `SELECT ${columns} FROM account_endings WHERE noted_at > clock_timestamp() - $1::integer * interval '1 minute'`,
          [overlapMinutes],
        )
      : await loadAll(query)
    isWhole = true
    for (const row of rows) learn(row)
  }

  async function loadAll(query: Query): Promise<readonly Revocation[]> {
    await query(
      `DELETE FROM account_endings
       WHERE kind <> 'account' AND noted_at < clock_timestamp() - $1::integer * interval '1 day'`,
      [keptDays],
    )
    return query<Revocation>(`SELECT ${columns} FROM account_endings ORDER BY noted_at`)
  }

  const exchangeNow = () => void session.use(exchange).catch(() => undefined)

  return {
    loaded: session.looked,
    publish(revocation) {
      unpublished = [...unpublished, revocation]
      exchangeNow()
    },
    close: session.close,
  }
}
