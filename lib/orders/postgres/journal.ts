import type { OrderKey } from '../../domain/order.ts'
import { keepSession } from '../../server/database/keep-session.ts'
import { openPostgres, openServer } from '../../server/database/postgres.ts'
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

/** Merges one index scan for each market state, in list order. */
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

/** First half of every sender's lock id. */
const senderLockClass = 7_310_017

/** Holds a database lock; once it is gone (ten seconds after a crash), others close abandoned orders. */
async function holdSenderLock(database: Sql, url: string) {
  const [row] = await database.query<{ sender: number }>(`SELECT nextval('order_senders')::integer AS sender`)
  if (!row) throw new Error('the sequence of senders gave nothing')
  const { sender } = row
  const session = keepSession({
    url,
    // The lock of a broken connection may be released after the new one is taken.
    begin: async (query) => void (await query('SELECT pg_advisory_lock($1, $2)', [senderLockClass, sender])),
  })
  await session.ready.catch(async (error) => {
    await session.close()
    throw error
  })
  return { sender: String(sender), close: session.close }
}

/** Milliseconds; long enough to index millions of orders. */
const longestStepMs = 600_000

async function migrateOrders(url: string): Promise<void> {
  const options = { url, maximumConnections: 1, statementTimeoutMs: longestStepMs }
  await (await openServer({ ...options, part: 'orders', migrations })).close()
}

type Options = {
  readonly url: string
  readonly now: () => number
  readonly createCode?: (key: OrderKey) => string
}

/** Milliseconds, far longer than the store's timeout. */
const longestSendingMs = 60_000
/** Milliseconds for a sender to take its lock again after a disconnect. */
const lockPauseMs = 3000

/** `$1`: own sender, `$2`: lock class, `$3`: now, `$4` and `$5`: both periods in milliseconds. */
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
    // Other replicas find a dead sender's orders within seconds.
    check: journal.closeAbandoned,
    async close() {
      await Promise.allSettled([lock.close(), sql.close()])
    },
  }
}
