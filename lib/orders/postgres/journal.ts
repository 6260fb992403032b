import type { Order, OrderEvent, OrderKey } from '../../domain/order.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import type { Query } from '../../server/database/sql.ts'
import { mayTakeBack } from '../may-move.ts'
import { randomOrderCode } from '../order-code.ts'
import type { CountedJournal, NewOrder, NewOrderEvent } from '../order-journal.ts'
import { type OrderRow, orderOf } from '../order-rows.ts'
import { createSearchFiller, isOfDesk, isSearch } from '../search-filler.ts'
import { fillCodes } from './codes.ts'
import { countForDesk, revisionOf } from './desk.ts'
import { eraseContact } from './erase-contact.ts'
import { findTexts } from './find-texts.ts'
import { fulfillmentEventsOf, moveInMarket, picksOf, savePick } from './fulfillment.ts'
import { migrateOrders } from './migrate-orders.ts'
import { moveValues, newRowValues } from './rows.ts'
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

export type PostgresJournal = CountedJournal & {
  /** Takes what dead senders left in `sending` for unknown; how many there were. Throws where nothing can be written now. */
  readonly closeAbandoned: () => Promise<number>
}

/** Milliseconds: far longer than a store is ever waited for. */
const longestSendingMs = 60_000
/** Milliseconds in which a sender whose connection broke takes its lock again. */
const lockPauseMs = 3000

const insertOrder = `
  WITH written AS (
    INSERT INTO orders (key, request_hash, kind, state, lines, city, whatsapp, whatsapp_normalized, substitution,
      delivery_zone, shipping_fee, weight_grams, request_id, account_id, created_at, updated_at,
      code)
    VALUES ($1, $2, $3, 'recorded', $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::timestamptz,
      $14::timestamptz, $15)
    ON CONFLICT DO NOTHING
    RETURNING *
  ), told AS (
    INSERT INTO order_events (key, to_state, at) SELECT key, 'recorded', created_at FROM written
  )
  SELECT * FROM written`

const selectOrder = 'SELECT * FROM orders WHERE key = $1'

const moveOrder = `
  WITH before AS (
    SELECT key, state FROM orders WHERE key = $1 AND state = ANY($2) FOR UPDATE
  ), moved AS (
    UPDATE orders SET state = $3, updated_at = $4::timestamptz, sender = coalesce($5::integer, sender),
      address = coalesce($6, address), lines = coalesce($7::jsonb, lines),
      metadata_sent = coalesce($8::boolean, metadata_sent),
      custom_fields_sent = coalesce($9::boolean, custom_fields_sent),
      delivery_zone = CASE WHEN $13::boolean THEN $14 ELSE delivery_zone END,
      shipping_fee = CASE WHEN $13::boolean THEN $15::integer ELSE shipping_fee END,
      weight_grams = CASE WHEN $13::boolean THEN $16::integer ELSE weight_grams END,
      arrival_value = coalesce(arrival_value, $17), cancellation_value = coalesce(cancellation_value, $18)
    FROM before WHERE orders.key = before.key
    RETURNING orders.*
  ), told AS (
    INSERT INTO order_events (key, from_state, to_state, at, upstream_status, correlation_id, detail, by_user)
    SELECT key, state, $3, $4::timestamptz, $10::integer, $11, $12, $19 FROM before
  )
  SELECT * FROM moved`

/** `$1`: own sender, `$2`: lock class, `$3`: now, `$4` and `$5`: the two lengths of time in milliseconds. */
const closeAbandonedOrders = `
  WITH held AS (
    SELECT objid::bigint AS sender FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid = $2::integer::oid AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  ), abandoned AS (
    SELECT key FROM orders
    WHERE state = 'sending' AND (
      updated_at < $3::timestamptz - $4::integer * interval '1 millisecond'
      OR (sender <> $1::integer AND updated_at < $3::timestamptz - $5::integer * interval '1 millisecond'
        AND NOT EXISTS (SELECT FROM held WHERE held.sender = orders.sender))
    )
    FOR UPDATE SKIP LOCKED
  ), closed AS (
    UPDATE orders SET state = 'unknown', updated_at = $3::timestamptz
    FROM abandoned WHERE orders.key = abandoned.key
    RETURNING orders.key
  )
  INSERT INTO order_events (key, from_state, to_state, at, detail)
  SELECT key, 'sending', 'unknown', $3::timestamptz, 'the process that asked the store ended' FROM closed
  RETURNING key`

async function eventsOf(query: Query, key: OrderKey): Promise<OrderEvent[]> {
  return query<OrderEvent>(
    `SELECT from_state AS "from", to_state AS "to", at, upstream_status AS "upstreamStatus",
       correlation_id AS "correlationId", detail, by_user AS "by"
     FROM order_events WHERE key = $1 ORDER BY id`,
    [key],
  )
}

/** The journal in a Postgres database, which any number of processes on any number of machines share. */
export async function openPostgresJournal({
  url,
  now,
  createCode = randomOrderCode,
}: Options): Promise<PostgresJournal> {
  const database = openPostgres({ url, name: 'orders' })
  const time = () => new Date(now()).toISOString()
  const prepared = (async () => {
    await migrateOrders(url)
    return holdSenderLock(database, url)
  })()
  const lock = await prepared.catch(async (error) => {
    await database.close()
    throw error
  })

  async function closeAbandoned(): Promise<number> {
    const values = [lock.sender, senderLockClass, time(), longestSendingMs, lockPauseMs]
    return (await database.query(closeAbandonedOrders, values)).length
  }

  async function move(query: Query, event: NewOrderEvent): Promise<Order | null> {
    const values = moveValues(event, { at: time(), sender: lock.sender })
    const [row] = await query<OrderRow>(moveOrder, values)
    return row ? orderOf(row) : null
  }

  /** The order's row is locked: what is noted of it meanwhile is waited for. */
  async function takeBack(query: Query, event: NewOrderEvent): Promise<Order | null> {
    await query(`${selectOrder} FOR NO KEY UPDATE`, [event.key])
    const history = await eventsOf(query, event.key)
    return mayTakeBack(history, event, now()) ? move(query, event) : null
  }

  /** Writes it down, or gives what stands there under its key already. */
  async function insert(query: Query, order: NewOrder): Promise<{ row: OrderRow; isNew: boolean }> {
    for (let code = createCode(order.key); ; code = randomOrderCode()) {
      const [written] = await query<OrderRow>(insertOrder, newRowValues(order, { code, at: time() }))
      const [row] = written ? [written] : await query<OrderRow>(selectOrder, [order.key])
      // Where neither is, another order is called so.
      if (row) return { row, isNew: written !== undefined }
    }
  }

  const fill = createSearchFiller(async () => (await fillCodes(database)) || fillTitles(database))

  async function find(key: OrderKey): Promise<Order | null> {
    const [row] = await database.query<OrderRow>(selectOrder, [key])
    return row ? orderOf(row) : null
  }

  const journal: PostgresJournal = {
    create(order, event) {
      return database.transaction(async (query) => {
        const { row, isNew } = await insert(query, order)
        const isSame = row.request_hash === order.requestHash
        const moved = event && isSame ? await move(query, { ...event, key: order.key }) : null
        return { order: moved ?? orderOf(row), isNew, isMoved: moved !== null }
      })
    },
    createEvent: (event) =>
      event.isUndo ? database.transaction((query) => takeBack(query, event)) : move(database.query, event),
    async findOptional(key) {
      const order = await find(key)
      if (order?.state !== 'sending') return order
      return (await closeAbandoned()) > 0 ? find(key) : order
    },
    async list(filter) {
      if (isSearch(filter)) await fill()
      else if (isOfDesk(filter)) void fill().catch(() => undefined)
      const { statement, values } = selectionOf(await findTexts(database.query, filter))
      const orders = (await database.query<OrderRow>(statement, values)).map(orderOf)
      const isAnySending = orders.some(({ state }) => state === 'sending')
      if (!isAnySending || (await closeAbandoned()) === 0) return orders
      return (await database.query<OrderRow>(statement, values)).map(orderOf)
    },
    listEvents: (key) => eventsOf(database.query, key),
    createFulfillmentEvent: (event) => database.transaction((query) => moveInMarket(query, event, now())),
    savePick: (pick) => savePick(database.query, pick, time()),
    listPicks: (keys) => picksOf(database.query, keys),
    listFulfillmentEvents: (key) => fulfillmentEventsOf(database.query, key),
    revision: () => revisionOf(database.query),
    countForDesk: (since) => countForDesk(database.query, since ?? null),
    eraseContact: (keys, kept) => eraseContact(database, keys, { time: time(), kept }),
    closeAbandoned,
    async countByState() {
      const rows = await database.query<{ state: Order['state']; count: number }>(
        'SELECT state, count(*)::integer AS count FROM orders GROUP BY state',
      )
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    },
    async close() {
      await Promise.allSettled([lock.close(), database.close()])
    },
  }
  return journal
}
