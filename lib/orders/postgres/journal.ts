import type { OrderKey } from '../../domain/order.ts'
import { keepSession } from '../../server/database/keep-session.ts'
import { migratePostgres } from '../../server/database/migrate.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import type { Query, Sql } from '../../server/database/sql.ts'
import { journalIn, type OpenJournal } from '../journal-in.ts'
import { migrations } from '../migrations.ts'
import { randomOrderCode } from '../move-orders.ts'
import type { OrderFilter } from '../order-journal.ts'
import type { OrderRow } from '../order-rows.ts'
import {
  conditionsOf,
  createParameters,
  type FoundFilter,
  findTexts,
  isBehind,
  type SelectStatement,
  sortingOf,
  typedNumber,
} from '../select-conditions.ts'
import { fillTitles } from './titles.ts'

const lastDigits = `right(${typedNumber}, 4)`

/** The rows a filter asks for, in the order of its list. Each of several states of the market is walked by the index, and merged. */
export function selectionOf(
  filter: FoundFilter,
  { after, limit }: Pick<OrderFilter, 'after' | 'limit'>,
): SelectStatement {
  const { values, parameter } = createParameters()
  const conditions = conditionsOf(filter, { parameter, lastDigits })
  if (filter.titles) {
    const titles = `ANY(${parameter(filter.titles)}::integer[])`
    conditions.push(`key IN (SELECT key FROM order_titles WHERE title = ${titles})`)
  }
  if (after) conditions.push(isBehind(after, filter, parameter))
  const limited = limit === undefined ? '' : ` LIMIT ${parameter(limit)}`
  const sorting = sortingOf(filter)
  const select = (more: readonly string[]) =>
    `SELECT * FROM orders WHERE ${[...conditions, ...more].join(' AND ')} ${sorting}${limited}`
  const { fulfillment } = filter
  if (!fulfillment) return { statement: select([]), values }
  if (fulfillment.length === 0) return { statement: select(['FALSE']), values }
  const branches = [...new Set(fulfillment)].map(
    (state) => `(${select([`fulfillment = ${parameter(state)}`])})`,
  )
  return {
    statement: `SELECT * FROM (${branches.join(' UNION ALL ')}) AS merged ${sorting}${limited}`,
    values,
  }
}

/** The first half of every sender's lock, so that nothing else takes it. */
const senderLockClass = 7_310_017

type SenderLock = {
  /** Of this process, written beside each order that it sends. */
  readonly sender: string
  readonly close: () => Promise<void>
}

/**
 * A lock that this process holds in the database as long as it lives. When the process dies, the server lets go of it,
 * at once, or within some ten seconds when its whole machine is gone; then everybody knows that what it was sending is
 * unknown. A connection that breaks is made again.
 */
async function holdSenderLock(database: Sql, url: string): Promise<SenderLock> {
  const [row] = await database.query<{ sender: number }>(`SELECT nextval('order_senders')::integer AS sender`)
  if (!row) throw new Error('the sequence of senders gave nothing')
  const { sender } = row
  const session = keepSession({
    url,
    // The lock of a connection that broke may be let go of a moment later than it is taken anew.
    begin: async (query) => void (await query('SELECT pg_advisory_lock($1, $2)', [senderLockClass, sender])),
  })
  await session.ready.catch(async (error) => {
    await session.close()
    throw error
  })
  return { sender: String(sender), close: session.close }
}

/** Milliseconds: an index over millions of orders is built within it. */
const longestStepMs = 600_000

/** Brings the tables of the orders up to date, on a connection that may take its time. */
async function migrateOrders(url: string): Promise<void> {
  const database = openPostgres({ url, maximumConnections: 1, statementTimeoutMs: longestStepMs })
  try {
    await migratePostgres(database, { part: 'orders', migrations })
  } finally {
    await database.close()
  }
}

type Options = {
  /** As `openPostgres` takes it. */
  readonly url: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** What a new order is called, unless another one is called so. */
  readonly createCode?: (key: OrderKey) => string
}

/** Milliseconds: far longer than a store is ever waited for. */
const longestSendingMs = 60_000
/** Milliseconds in which a sender whose connection broke takes its lock again. */
const lockPauseMs = 3000

/** `$1`: own sender, `$2`: lock class, `$3`: now, `$4` and `$5`: the two lengths of time in milliseconds. */
const selectAbandoned = `
  WITH held AS (
    SELECT objid::bigint::text AS sender FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid = $2::integer::oid AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  )
  SELECT key FROM orders
  WHERE state = 'sending' AND (
    updated_at < $3::timestamptz - $4::integer * interval '1 millisecond'
    OR (sender <> $1 AND updated_at < $3::timestamptz - $5::integer * interval '1 millisecond'
      AND NOT EXISTS (SELECT FROM held WHERE held.sender = orders.sender))
  )
  FOR UPDATE OF orders SKIP LOCKED`

/** The journal in a Postgres database, which any number of processes on any number of machines share. */
export async function openPostgresJournal({
  url,
  now,
  createCode = randomOrderCode,
}: Options): Promise<OpenJournal> {
  const sql = openPostgres({ url, name: 'orders' })
  const prepared = (async () => {
    await migrateOrders(url)
    return holdSenderLock(sql, url)
  })()
  const lock = await prepared.catch(async (error) => {
    await sql.close()
    throw error
  })

  async function findAbandoned(query: Query): Promise<OrderKey[]> {
    const time = new Date(now()).toISOString()
    const values = [lock.sender, senderLockClass, time, longestSendingMs, lockPauseMs]
    return (await query<{ key: OrderKey }>(selectAbandoned, values)).map(({ key }) => key)
  }

  async function listRows(filter: OrderFilter): Promise<OrderRow[]> {
    const { statement, values } = selectionOf(await findTexts(sql.query, filter), filter)
    return sql.query<OrderRow>(statement, values)
  }

  const journal = journalIn(
    { sql, sender: lock.sender, findAbandoned, listRows, fillTitles: () => fillTitles(sql) },
    { now, createCode },
  )
  return {
    ...journal,
    // What a replica that died left behind is known to the others within seconds.
    check: journal.closeAbandoned,
    async close() {
      await Promise.allSettled([lock.close(), sql.close()])
    },
  }
}
