import type { ClientConfig, CustomTypesConfig, Pool, PoolClient } from 'pg'
import { loadPg } from '../load-package.ts'
import { processSingleton } from '../process-singleton.ts'
import { DatabaseError, type DatabaseFault } from './fault.ts'
import { migratePostgres } from './migrate.ts'
import type { Query, Sql, SqlValue } from './sql.ts'

/** SQLSTATE codes or classes, https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const faultsOfServer: Readonly<Record<string, DatabaseFault>> = {
  '08': 'unreachable',
  '25006': 'read-only',
  '28': 'no-access',
  '40': 'locked',
  '3D000': 'no-access',
  '42501': 'no-access',
  '53100': 'full',
  '53': 'unreachable',
  '55P03': 'locked',
  '57014': 'locked',
  '57P': 'unreachable',
  '58': 'disk',
  XX001: 'damaged',
  XX002: 'damaged',
}

const connectionTrouble =
  /^(Connection terminated|timeout expired|timeout exceeded|Client has encountered|Query read timeout|Cannot use a pool)/

const codesOfSystem =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ENOENT|(CERT|ERR_TLS|UNABLE|SELF_SIGNED|DEPTH_ZERO).*)$/

/** Classifies a Postgres error; null for other errors. */
function postgresFaultOf(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error)) return null
  const { code } = error as Error & { readonly code?: string }
  if (error instanceof AggregateError) return 'unreachable'
  if (code === undefined) return connectionTrouble.test(error.message) ? 'unreachable' : null
  if (codesOfSystem.test(code)) return 'unreachable'
  return faultsOfServer[code] ?? faultsOfServer[code.slice(0, 3)] ?? faultsOfServer[code.slice(0, 2)] ?? null
}

export type PostgresOptions = {
  readonly name?: string
  /** `postgres://user:password@host:5432/name?sslmode=verify-full`; poolers in session mode. */
  readonly url: string
  readonly maximumConnections?: number
  /** Milliseconds per connection, lock and statement; the default fits within the checkout's wait. */
  readonly timeoutMs?: number
  /** Milliseconds for statements that may take longer. */
  readonly statementTimeoutMs?: number
}

export function connectionConfig(options: PostgresOptions): ClientConfig {
  const { url, timeoutMs = 4000, statementTimeoutMs = timeoutMs } = options
  return {
    connectionString: url,
    application_name: 'mercado-local',
    connectionTimeoutMillis: timeoutMs,
    // Covers a server that vanishes silently, whose own limits no longer work.
    query_timeout: statementTimeoutMs + 1000,
    keepAlive: true,
  }
}

/** Builds the first statement of a session: poolers reject these settings at connection start. */
export function setSession(options: PostgresOptions, more: Readonly<Record<string, number>> = {}): string {
  const { timeoutMs = 4000, statementTimeoutMs = timeoutMs } = options
  const settings = {
    statement_timeout: statementTimeoutMs,
    lock_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs * 2,
    // An order must be on disk before the store is called, whatever the server's setting.
    synchronous_commit: 'on',
    timezone: `'UTC'`,
    ...more,
  }
  return Object.entries(settings)
    .map(([name, value]) => `SET ${name} = ${value}`)
    .join('; ')
}

export const openPools = () => processSingleton('postgres-pools', () => new Map<string, Pool>())

/** Connects lazily and reconnects after every loss. Loads the driver only when a database is named. */
export function openPool(options: PostgresOptions): Pool {
  const { Pool } = loadPg()
  const pool: Pool = new Pool({
    ...connectionConfig(options),
    max: options.maximumConnections ?? 10,
    idleTimeoutMillis: 30_000,
    onConnect: (client) => client.query(setSession(options)),
  })
  // An idle connection was lost: the next query reconnects or throws.
  pool.on('error', () => undefined)
  if (options.name !== undefined) openPools().set(options.name, pool)
  return pool
}

export function openPostgres(options: PostgresOptions): Sql {
  return postgresOver(openPool(options))
}

export function postgresOver(pool: Pool): Sql {
  const query: Query = (statement, values) =>
    withFault(() => againstDeadlock(() => rowsOf(pool, statement, values)))
  return {
    query,
    transaction: (work) => withFault(() => inTransaction(pool, work)),
    lock: async (inside, lockClass, number) =>
      void (await inside('SELECT pg_advisory_xact_lock($1, $2)', [lockClass, number])),
    check: () => query('SELECT 1'),
    close: () => pool.end(),
  }
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  /** boolean */
  16: (text) => Number(text === 't'),
  /** bigint, and numeric: sums and counts, far below 2 ** 53 */
  20: Number,
  1700: Number,
  /** json and jsonb */
  114: String,
  3802: String,
  /** timestamptz */
  1184: (text) => new Date(text).toISOString(),
}

const types: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    parsers[type] ?? loadPg().types.getTypeParser(type, format as 'text'),
}

/** Runs one statement; throws the driver's errors. */
export async function rowsOf<Row>(
  queryable: Pick<PoolClient, 'query'>,
  statement: string,
  values: readonly SqlValue[] = [],
): Promise<Row[]> {
  const { rows } = await queryable.query({ text: statement, values: [...values], types })
  return rows as Row[]
}

async function inTransaction<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    return await allOrNothing((statement, values) => rowsOf(client, statement, values), work)
  } catch (error) {
    // A failed rollback closes the connection; the server then rolls back.
    await client.query('ROLLBACK').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Runs a transaction on one connection. On error the caller rolls back or closes the connection. */
export async function allOrNothing<T>(query: Query, work: (query: Query) => Promise<T>): Promise<T> {
  return againstDeadlock(async (isAgain) => {
    if (isAgain) await query('ROLLBACK')
    await query('BEGIN')
    const result = await work(query)
    await query('COMMIT')
    return result
  })
}

const mostTries = 5

/** Retries work that the server undid to resolve a deadlock. */
async function againstDeadlock<T>(work: (isAgain: boolean) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work(tries > 1)
    } catch (error) {
      const { code } = error as { readonly code?: string }
      if ((code !== '40P01' && code !== '40001') || tries === mostTries) throw error
    }
  }
}

export async function withFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    const fault = postgresFaultOf(error)
    if (fault === null) throw error
    throw new DatabaseError(fault, error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** Opens and migrates one part of a Postgres database; rejects when the migration fails. */
export async function openServer({
  part,
  migrations,
  ...options
}: PostgresOptions & Parameters<typeof migratePostgres>[1]): Promise<Sql> {
  const database = openPostgres(options)
  try {
    await migratePostgres(database, { part, migrations })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
