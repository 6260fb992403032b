import {
  type FulfillmentEvent,
  type FulfillmentMove,
  type FulfillmentState,
  type LinePick,
  mayFollow,
  mayPick,
  type PickState,
  type ReplacementAnswer,
  undoOf,
} from '../domain/fulfillment.ts'
import type { Order, OrderKey } from '../domain/order.ts'
import { isPlaced } from '../domain/order-attention.ts'
import type { Query, SqlValue } from '../server/database/sql.ts'
import type { NewFulfillmentEvent, NewPick } from './order-journal.ts'
import { type OrderRow, optionalText, orderOf } from './order-rows.ts'
import { isAmong } from './select-conditions.ts'

const becameNames = {
  quantity: 'quantity',
  weightGrams: 'weight_grams',
  replacement: 'replacement',
  replacementId: 'replacement_id',
  replacementAmount: 'replacement_amount',
  replacementGrams: 'replacement_grams',
} as const
type BecameName = keyof typeof becameNames
const became = Object.entries(becameNames) as [BecameName, (typeof becameNames)[BecameName]][]
export const becameColumns = became.map(([, column]) => column).join(', ')

type Became = Pick<LinePick, BecameName>
type BecameRow = { readonly [Name in BecameName as (typeof becameNames)[Name]]: LinePick[Name] }

const becameOf = (row: BecameRow) =>
  Object.fromEntries(became.map(([name, column]) => [name, row[column]])) as Became

export type PickRow = BecameRow & {
  readonly key: OrderKey
  readonly line: number
  readonly state: PickState
  readonly answer: ReplacementAnswer | null
  readonly by_user: string
  readonly at: string
}

export function pickOf(row: PickRow): LinePick {
  const { line, state, answer, by_user: by, at } = row
  const pick = { line, state, ...becameOf(row), by, at }
  return answer === null ? pick : { ...pick, answer }
}

function byKey<Row extends { readonly key: OrderKey }, Value>(
  rows: readonly Row[],
  each: (row: Row) => Value,
): ReadonlyMap<OrderKey, readonly Value[]> {
  const groups = Map.groupBy(rows, ({ key }) => key)
  return new Map([...groups].map(([key, of]) => [key, of.map(each)]))
}

export type FulfillmentEventRow = {
  readonly key: OrderKey
  readonly at: string
  readonly by_user: string
} & (
  | ({ readonly kind: 'answer'; readonly to_state: ReplacementAnswer; readonly line: number } & BecameRow)
  | {
      readonly kind: 'move'
      readonly from_state: FulfillmentState
      readonly to_state: FulfillmentState
      readonly is_undo: number
    }
  | ({ readonly kind: 'pick'; readonly to_state: PickState; readonly line: number } & BecameRow)
  | { readonly kind: 'payment'; readonly is_undo: number; readonly amount: number | null }
  | { readonly kind: 'difference' | 'fee'; readonly is_undo: number; readonly amount: number }
)

function fulfillmentEventOf(row: FulfillmentEventRow): FulfillmentEvent {
  if (row.kind === 'answer')
    return { at: row.at, by: null, kind: 'answer', line: row.line, answer: row.to_state, ...becameOf(row) }
  const base = { at: row.at, by: row.by_user }
  if (row.kind === 'move') {
    return { ...base, kind: 'move', from: row.from_state, to: row.to_state, isUndo: Boolean(row.is_undo) }
  }
  if (row.kind === 'payment') {
    const { amount } = row
    return { ...base, kind: 'payment', isUndo: Boolean(row.is_undo), ...(amount !== null && { amount }) }
  }
  if (row.kind === 'pick')
    return { ...base, kind: 'pick', line: row.line, state: row.to_state, ...becameOf(row) }
  return { ...base, kind: row.kind, amount: row.amount, isUndo: Boolean(row.is_undo) }
}

/** Requires a transaction. */
export async function moveInMarket(
  query: Query,
  event: NewFulfillmentEvent,
  now: number,
): Promise<Order | null> {
  const { key, from, to, by, isUndo = false } = event
  const [row] = await query<OrderRow>('SELECT * FROM orders WHERE key = $1 FOR NO KEY UPDATE', [key])
  const picks = (await picksOf(query, [key])).get(key) ?? []
  if (!row || !mayMove(row, event, { lastMove: await lastMoveOf(query, key), picks, now })) return null
  const at = new Date(now).toISOString()
  const [moved] = await query<OrderRow>(
    `UPDATE orders SET fulfillment = $2, fulfillment_at = CASE WHEN $3::boolean THEN (
       SELECT at FROM fulfillment_events
       WHERE key = $1 AND kind = 'move' AND to_state = $2 AND NOT is_undo ORDER BY id DESC LIMIT 1
     ) ELSE $4 END WHERE key = $1 RETURNING *`,
    [key, to, isUndo, at],
  )
  await query(
    `INSERT INTO fulfillment_events (key, kind, from_state, to_state, is_undo, by_user, at)
     VALUES ($1, 'move', $2, $3, $4, $5, $6)`,
    [key, from, to, isUndo, by, at],
  )
  return moved ? orderOf(moved) : null
}

async function lastMoveOf(query: Query, key: OrderKey): Promise<FulfillmentMove | null> {
  const [row] = await query<FulfillmentEventRow>(
    `SELECT * FROM fulfillment_events WHERE key = $1 AND kind = 'move' ORDER BY id DESC LIMIT 1`,
    [key],
  )
  const last = row && fulfillmentEventOf(row)
  return last?.kind === 'move' ? last : null
}

const columnsOf = (row: string, columns = `state, ${becameColumns}`) =>
  columns.replace(/\w+/g, (column) => `${row}.${column}`)
const offerColumns = 'state, quantity, replacement, replacement_id, replacement_amount'

/** Locks the order's row, so that a concurrent move finishes first; writes nothing once it has left. */
const writePick = `
  INSERT INTO order_picks (key, line, state, ${becameColumns}, by_user, at)
  SELECT key, $2::integer, $3, $4::integer, $5::integer, $6, $7, $8::integer, $9::integer, $10, $11::timestamptz
  FROM orders WHERE key = $1 AND $2::integer >= 0 AND $2::integer < json_array_length(lines::json)
    AND ${isAmong(mayPick)}
  FOR SHARE
  ON CONFLICT (key, line) DO UPDATE SET (state, ${becameColumns}, by_user, at) =
    (${columnsOf('excluded')}, excluded.by_user, excluded.at),
    answer = CASE WHEN (${columnsOf('order_picks', offerColumns)})
      IS DISTINCT FROM (${columnsOf('excluded', offerColumns)}) THEN NULL ELSE order_picks.answer END
  WHERE (${columnsOf('order_picks')}) IS DISTINCT FROM (${columnsOf('excluded')})
    AND ($12::boolean OR order_picks.at = $13)
  RETURNING *`

const writePickEvent = `
  INSERT INTO fulfillment_events (key, kind, to_state, line, ${becameColumns}, by_user, at)
  SELECT key, 'pick', state, line, ${becameColumns}, by_user, at FROM order_picks WHERE key = $1 AND line = $2`

const becameValues = (pick: Became): SqlValue[] =>
  became.map(([name]) => (name === 'replacement' ? optionalText(pick[name]) : pick[name]))

/** Requires a transaction. A repeated tick changes nothing. */
export async function savePick(query: Query, pick: NewPick, at: string): Promise<LinePick | null> {
  const { key, line, state, by, seen } = pick
  const moment = [optionalText(by), at, seen === undefined, seen ?? null]
  const [saved] = await query<PickRow>(writePick, [key, line, state, ...becameValues(pick), ...moment])
  if (saved) {
    await query(writePickEvent, [key, line])
    return pickOf(saved)
  }
  const [row] = await query<PickRow>('SELECT * FROM order_picks WHERE key = $1 AND line = $2', [key, line])
  return row ? pickOf(row) : null
}

export async function picksOf(query: Query, keys: readonly OrderKey[]) {
  const rows = await query<PickRow>('SELECT * FROM order_picks WHERE key = ANY($1) ORDER BY key, line', [
    keys,
  ])
  return byKey(rows, pickOf)
}

const eventKinds = `kind IN ('move', 'pick', 'answer', 'payment', 'difference', 'fee')`

export async function historiesOf(
  query: Query,
  keys: readonly OrderKey[],
  ...kinds: readonly FulfillmentEvent['kind'][]
) {
  const isNamed = kinds.length > 0
  const rows = await query<FulfillmentEventRow>(
    `SELECT * FROM fulfillment_events WHERE key = ANY($1) AND ${isNamed ? 'kind = ANY($2)' : eventKinds} ORDER BY id`,
    isNamed ? [keys, kinds] : [keys],
  )
  return byKey(rows, fulfillmentEventOf)
}

export async function fulfillmentEventsOf(query: Query, key: OrderKey) {
  return (await historiesOf(query, [key])).get(key) ?? []
}

type Known = {
  readonly lastMove: FulfillmentMove | null
  readonly picks: readonly Pick<LinePick, 'state'>[]
  readonly now: number
}

function mayMove(
  order: Pick<Order, 'state' | 'fulfillment'>,
  { from, to, isUndo = false }: NewFulfillmentEvent,
  { lastMove, picks, now }: Known,
): boolean {
  if (order.fulfillment !== from || !isPlaced(order)) return false
  return isUndo ? undoOf(lastMove, picks, now)?.to === to : mayFollow(from, to)
}
