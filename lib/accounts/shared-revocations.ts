import { keepSession } from '../server/database/keep-session.ts'
import type { Migration } from '../server/database/migrate.ts'
import { migratePostgres } from '../server/database/migrate.ts'
import { allOrNothing } from '../server/database/postgres.ts'
import type { Query } from '../server/database/sql.ts'
import type { Revocation } from './revoked-sessions.ts'

type Options = {
  readonly url: string
  readonly learn: (revocation: Revocation) => void
}

export type SharedRevocations = {
  /** Resolves when the others' revocations are loaded, or the database is unreachable. */
  readonly loaded: Promise<void>
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

/** Milliseconds between two polls, in case a notification is lost. */
const lookMs = 2000
/** Days; longer than the longest life of an access token. */
const keptDays = 8
/** Minutes; a row may be committed later than one with a newer timestamp. */
const overlapMinutes = 1

const columns = 'kind, key, seconds'
const channel = 'account_endings'

/** Shares revocations between replicas, at once or by polling; an outage delays publishing only. */
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
