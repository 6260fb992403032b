import type { OrderKey } from '../../domain/order.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import type { Query } from '../../server/database/sql.ts'
import { findTexts } from '../find-texts.ts'
import { journalIn, type OpenJournal } from '../journal-in.ts'
import { randomOrderCode } from '../order-code.ts'
import type { OrderFilter } from '../order-journal.ts'
import type { OrderRow } from '../order-rows.ts'
import { migrateOrders } from './migrate-orders.ts'
import { selectionOf } from './select-rows.ts'
import { holdSenderLock, senderLockClass } from './sender-lock.ts'
import { fillTitles } from './titles.ts'

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
    SELECT objid::bigint AS sender FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid = $2::integer::oid AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  )
  SELECT key FROM orders
  WHERE state = 'sending' AND (
    updated_at < $3::timestamptz - $4::integer * interval '1 millisecond'
    OR (sender <> $1::integer AND updated_at < $3::timestamptz - $5::integer * interval '1 millisecond'
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
