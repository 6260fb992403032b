import { type FulfillmentEvent, type LinePick, offerOf } from '../../domain/fulfillment.ts'
import type { Order, OrderEvent } from '../../domain/order.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import type { Query, Sql, SqlValue } from '../../server/database/sql.ts'
import { becameColumns, becameValues, eventKinds } from '../fulfillment.ts'
import type { OrderJournal } from '../order-journal.ts'
import { eventValues, type NewRow, personalColumns, wholeRow } from '../order-rows.ts'
import { migrateOrders } from './journal.ts'

/** What was done with an order: its moves, ticks, answers, payments and announced hours, oldest first, and what came of them. */
type Work = { readonly events: readonly FulfillmentEvent[]; readonly picks: readonly LinePick[] }

const became = becameColumns.join(', ')

const writeWork = `
  INSERT INTO fulfillment_events (key, kind, from_state, to_state, is_undo, line, ${became}, by_user, at,
    arrives_at, amount)
  VALUES ($1, $2, $3, $4, $5::boolean, $6::integer, $7::integer, $8::integer, $9, $10, $11::integer, $12::integer,
    $13, $14::timestamptz, $15::timestamptz, $16::integer)`

const writePick = `
  INSERT INTO order_picks (key, line, state, ${became}, by_user, at, answer, answer_to)
  VALUES ($1, $2::integer, $3, $4::integer, $5::integer, $6, $7, $8::integer, $9::integer, $10, $11::timestamptz,
    $12, $13)`

/** Takes it over where it went on after what the database knows; whether it did. Call it inside a transaction. */
async function copyWork(
  {
    key,
    fulfillment,
    fulfillmentAt,
    arrivesAt,
  }: Pick<Order, 'key' | 'fulfillment' | 'fulfillmentAt' | 'arrivesAt'>,
  { events, picks }: Work,
  query: Query,
): Promise<boolean> {
  const last = events.at(-1)
  if (!last) return false
  const newer = await query(
    `SELECT FROM fulfillment_events WHERE key = $1 AND ${eventKinds} AND at >= $2::timestamptz LIMIT 1`,
    [key, last.at],
  )
  if (newer.length > 0) return false
  await query(`DELETE FROM fulfillment_events WHERE key = $1 AND ${eventKinds}`, [key])
  await query('DELETE FROM order_picks WHERE key = $1', [key])
  for (const event of events) await query(writeWork, [key, ...workValues(event)])
  for (const pick of picks) {
    const { line, state, by, at, answer = null } = pick
    const answered = [answer, answer && offerOf(pick)]
    await query(writePick, [key, line, state, ...becameValues(pick), by, at, ...answered])
  }
  await query(
    `UPDATE orders SET fulfillment = $2, fulfillment_at = $3::timestamptz, arrives_at = $4::timestamptz WHERE key = $1`,
    [key, fulfillment, fulfillmentAt, arrivesAt],
  )
  return true
}

function workValues(event: FulfillmentEvent): SqlValue[] {
  if (event.kind === 'answer') {
    const { kind, answer, line, at } = event
    return [kind, null, answer, null, line, ...becameValues(event), null, at, null, null]
  }
  const { kind, by, at } = event
  if (event.kind === 'pick') {
    return [kind, null, event.state, null, event.line, ...becameValues(event), by, at, null, null]
  }
  const nothing = becameColumns.map(() => null)
  if (event.kind === 'arrival')
    return [kind, null, null, null, null, ...nothing, by, at, event.arrivesAt, null]
  const [from, to] = event.kind === 'move' ? [event.from, event.to] : [null, null]
  const amount = event.kind === 'move' ? null : (event.amount ?? null)
  return [kind, from, to, event.isUndo, null, ...nothing, by, at, null, amount]
}

export type ImportedOrders = {
  readonly found: number
  /** Written, or written anew because the other journal knew more of them. */
  readonly copied: number
}

const batchSize = 200

/** `randomOrderCode` in the database's own words. */
const randomCode = `left(replace(gen_random_uuid()::text, '-', ''), 12)`

/** Lines that come, each without what the shopper wrote to it. */
const withoutNotes = `(SELECT coalesce(jsonb_agg(jsonb_set(line, '{note}', 'null') ORDER BY position), '[]')
    FROM jsonb_array_elements(excluded.lines) WITH ORDINALITY AS each (line, position))`

/** What was erased in the database does not come back from a journal that still knows it. */
const unlessErased = (column: string, erased = `orders.${column}`) =>
  `${column} = CASE WHEN orders.contact_erased_at IS NULL THEN excluded.${column} ELSE ${erased} END`

function writeOrder(query: Query, row: NewRow): Promise<unknown[]> {
  const columns = Object.keys(row)
  const values = columns.map((column, index) => {
    const given = `$${index + 1}`
    return column === 'code'
      ? `CASE WHEN EXISTS (SELECT FROM orders WHERE code = ${given}) THEN ${randomCode} ELSE ${given} END`
      : given
  })
  const statement = `INSERT INTO orders (${columns.join(', ')}) VALUES (${values.join(', ')}) ${onKnown}`
  return query(statement, Object.values(row))
}

const onKnown = `
  ON CONFLICT (key) DO UPDATE SET state = excluded.state,
    ${['request_hash', 'account_id', ...personalColumns].map((column) => unlessErased(column)).join(', ')},
    ${unlessErased('lines', withoutNotes)},
    delivery_zone = excluded.delivery_zone, shipping_fee = excluded.shipping_fee,
    weight_grams = excluded.weight_grams, updated_at = excluded.updated_at, address = excluded.address,
    arrival_value = excluded.arrival_value, cancellation_value = excluded.cancellation_value,
    metadata_sent = excluded.metadata_sent, custom_fields_sent = excluded.custom_fields_sent,
    contact_erased_at = coalesce(orders.contact_erased_at, excluded.contact_erased_at)
  WHERE orders.updated_at < excluded.updated_at
    OR (orders.contact_erased_at IS NULL AND excluded.contact_erased_at IS NOT NULL)
  RETURNING key`

const writeEvent = `
  INSERT INTO order_events (key, from_state, to_state, at, upstream_status, correlation_id, detail, by_user)
  VALUES ($1, $2, $3, $4::timestamptz, $5::integer, $6, $7, $8)`

/**
 * Copies a whole journal into a Postgres database, and makes sure that all of it is there. It may be repeated: what is
 * there already stays, unless the other journal knows more of it. Throws while a shop still writes into that one.
 */
export async function importOrders(journal: OrderJournal, url: string): Promise<ImportedOrders> {
  const database = openPostgres({ url, maximumConnections: 1 })
  try {
    await migrateOrders(url)
    return await copyAll(journal, database)
  } finally {
    await database.close()
  }
}

async function copyAll(journal: OrderJournal, database: Sql): Promise<ImportedOrders> {
  if ((await journal.list({ states: ['sending'], limit: 1 })).length > 0) {
    throw new Error('an order of this journal is being sent at this moment: stop the shop first')
  }
  let found = 0
  let copied = 0
  for (let after: Order | undefined; ; ) {
    const orders = await journal.list({ limit: batchSize, ...(after && { after }) })
    const keys = orders.map(({ key }) => key)
    const [picks, histories] = [await journal.listPicks(keys), await journal.listHistories(keys)]
    const whole = await Promise.all(
      orders.map(async (order) => ({
        order,
        events: await journal.listEvents(order.key),
        work: {
          events: histories.get(order.key) ?? [],
          picks: picks.get(order.key) ?? [],
        },
      })),
    )
    await database.transaction(async (query) => {
      for (const each of whole) {
        const isCopied = await copy(each, query)
        const isWorkCopied = await copyWork(each.order, each.work, query)
        if (isCopied || isWorkCopied) copied += 1
      }
    })
    const there = await database.query('SELECT key FROM orders WHERE key = ANY($1)', [keys])
    if (there.length !== keys.length) throw new Error('not every order arrived in the database')
    found += orders.length
    after = orders.at(-1)
    if (orders.length < batchSize) return { found, copied }
  }
}

async function copy(
  { order, events }: { readonly order: Order; readonly events: readonly OrderEvent[] },
  query: Query,
): Promise<boolean> {
  const written = await writeOrder(query, wholeRow(order))
  if (written.length === 0) return false
  await query('DELETE FROM order_events WHERE key = $1', [order.key])
  for (const event of events) await query(writeEvent, eventValues(order.key, event))
  return true
}
