import { createHash } from 'node:crypto'
import type { WindowLoads } from '../domain/delivery-windows.ts'
import { statesWithPlace } from '../domain/order-stage.ts'
import type { Query, Sql } from '../server/database/sql.ts'
import { selectOrder } from './move-orders.ts'
import type { NewOrder, NewOrderEvent, WindowRoom } from './order-journal.ts'
import type { OrderRow } from './order-rows.ts'
import { isOneOf } from './select-conditions.ts'

/** Milliseconds for which an unpaid order keeps its place. */
const unconfirmedMs = 60 * 60_000

/** `$2`: start of the period in which unconfirmed orders hold a place. */
const holdsPlace = `fulfillment <> 'cancelled' AND (${isOneOf(statesWithPlace('held'))}
  OR (${isOneOf(statesWithPlace('lapses'))} AND (fulfillment <> 'waiting' OR updated_at > $2::timestamptz)))`

const countByWindow = `
  SELECT delivery_window AS "window", count(*) AS count FROM orders
  WHERE delivery_window >= $1 AND ${holdsPlace} GROUP BY delivery_window`

/** `$4`: number whose unsent messages do not count; null for none. */
const countOthers = `
  SELECT count(*) AS count FROM orders WHERE delivery_window = $1 AND ${holdsPlace} AND key <> $3
  AND ($4::text IS NULL OR state <> 'opened' OR fulfillment <> 'waiting' OR whatsapp_normalized IS DISTINCT FROM $4)`

const windowLockClass = 7_310_021

/** Equal numbers of two windows only make them wait for each other. */
const lockNumber = (window: string) => createHash('sha256').update(window).digest().readInt32BE()

const confirmedSince = (now: number) => new Date(now - unconfirmedMs).toISOString()

/** `fromDay`: prefix of window names; `now` in milliseconds since 1970. */
export async function countInWindows(query: Query, fromDay: string, now: number): Promise<WindowLoads> {
  const rows = await query<{ window: string; count: number }>(countByWindow, [fromDay, confirmedSince(now)])
  return new Map(rows.map(({ window, count }) => [window, count]))
}

type Asking = { readonly order: Pick<NewOrder, 'key' | 'delivery'>; readonly now: number }
type Attempt = Asking & { readonly from: NewOrderEvent['from'] }

export async function hasPlace(
  query: Query,
  { window, places, isByMessage = false }: WindowRoom,
  { order: { key, delivery }, now }: Asking,
): Promise<boolean> {
  const number = isByMessage ? (delivery?.whatsappNormalized ?? null) : null
  const asked = [window, confirmedSince(now), key, number]
  const [others] = await query<{ count: number }>(countOthers, asked)
  return (others?.count ?? 0) < places
}

/** Locks the window until the transaction ends, so that no other order takes a place. */
export async function isWindowFull(
  { query, lock }: { readonly query: Query; readonly lock: Sql['lock'] },
  room: WindowRoom,
  { order, from, now }: Attempt,
): Promise<boolean> {
  await lock(query, windowLockClass, lockNumber(room.window))
  if (await hasPlace(query, room, { order, now })) return false
  // A sent order already has its place.
  const [known] = await query<OrderRow>(selectOrder, [order.key])
  return !known || from.includes(known.state)
}
