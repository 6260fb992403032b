import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Migration } from '../database/migrate.ts'
import { migratePostgres } from '../database/migrate.ts'
import { openPool, postgresOver } from '../database/postgres.ts'

type LimiterOptions = { readonly keyPrefix: string; readonly points: number; readonly duration: number }
type Pool = ReturnType<typeof openPool>

/** Pause before retrying a failed database, in milliseconds. */
const pauseMs = 2000

const tableName = 'rate_limits'
const migrations: readonly Migration[] = [
  {
    // Unlogged: a crash only resets the counts.
    statements: `CREATE UNLOGGED TABLE ${tableName} (
      key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  },
]

export type LimitDatabase = ReturnType<typeof openLimitDatabase>

type Options = {
  readonly url: string
  /** Milliseconds; on timeout the local count applies. */
  readonly timeoutMs?: number
}

export function openLimitDatabase({ url, timeoutMs = 1000 }: Options) {
  let prepared: Promise<Pool | null> | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  const pool = openPool({ url, name: 'limits', maximumConnections: 4, timeoutMs })

  async function prepare(): Promise<Pool | null> {
    await migratePostgres(postgresOver(pool), { part: 'limits', migrations })
    return pool
  }

  function failed(): void {
    failedAt = performance.now()
  }

  const isAway = () => performance.now() - failedAt < pauseMs

  return {
    async pool(): Promise<Pool | null> {
      if (isAway()) return null
      prepared ??= prepare().catch(() => {
        prepared = null
        failed()
        return null
      })
      return prepared
    },
    isAway,
    failed,
    close: () => pool.end(),
  }
}

/** Limits calls across all replicas, or in this process while the database is unavailable. */
export function createDatabaseLimiter(database: LimitDatabase, options: LimiterOptions) {
  const insurance = new RateLimiterMemory(options)
  let shared: RateLimiterPostgres | null = null

  async function counted<Answer>(
    ask: (limiter: RateLimiterPostgres | RateLimiterMemory) => Promise<Answer>,
  ): Promise<Answer> {
    const pool = await database.pool()
    if (pool === null) return ask(insurance)
    shared ??= new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName,
      tableCreated: true,
      // A refused client stays refused locally: a flood costs the database nothing.
      inMemoryBlockOnConsumed: options.points + 1,
    })
    try {
      return await ask(shared)
    } catch (reason) {
      if (!(reason instanceof Error)) throw reason
      database.failed()
      return ask(insurance)
    }
  }

  return {
    points: options.points,
    consume: (key: string | number): Promise<RateLimiterRes> => counted((limiter) => limiter.consume(key)),
    get: (key: string | number): Promise<RateLimiterRes | null> => counted((limiter) => limiter.get(key)),
  }
}
