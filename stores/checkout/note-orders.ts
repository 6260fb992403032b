import {
  followedMs,
  followedUntil,
  isOver,
  isRunning,
  newsUntil,
  type PastOrder,
} from '@/lib/domain/past-order'
import { openStoredText, tabStorage } from '../stored-value'
import { cityOfOrder, type PlacedOrder, placedOrderOf, placedOrders, readOrderKeys } from './placed-orders'
import { cameBackByKey, leftFromHereKey } from './storage-keys'

const maximumOrders = 12

const leftFromHere = openStoredText(tabStorage, leftFromHereKey)
const cameBackBy = openStoredText(tabStorage, cameBackByKey)

const untilOf = (code: string) => placedOrderOf(code).until

function note(said: readonly (Pick<PlacedOrder, 'code'> & Partial<PlacedOrder>)[]): void {
  const known = placedOrders.read()
  const others = known.filter(({ code }) => !said.some((order) => order.code === code))
  const changed = said.map((order) => ({ ...placedOrderOf(order.code), ...order }))
  const next = [...changed, ...others].slice(0, maximumOrders)
  if (JSON.stringify(next) !== JSON.stringify(known)) placedOrders.write(next)
}

/** Stores from the server's answer how long orders stay current, and their city. */
export function notePlacedOrders(orders: readonly PastOrder[], city?: string | null): void {
  note(
    orders.map((order) => {
      const { code } = order
      const end = untilOf(code) > 0 ? newsUntil(order) : 0
      const until = isRunning(order, Date.now()) ? followedUntil(order) : end
      return { code, city: city ?? cityOfOrder(code), until }
    }),
  )
}

/** Is true until a page has shown the end of a tracked order. `now`: ms since 1970. */
export const isNews = (order: PastOrder, now: number) => now < newsUntil(order) && untilOf(order.code) > 0

/** Records that a visible tab has shown the end of an order; returns the cleanup. */
export function noteSeen({ code, fulfillment }: Pick<PastOrder, 'code' | 'fulfillment'>): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible' || !isOver(fulfillment) || untilOf(code) === 0) return
    note([{ code, until: 0 }])
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Stores facts of an order by message, only on a device that has bought: its address opens on any. */
export function noteMessageOrder(order: PastOrder): void {
  const { code } = order
  if (readOrderKeys().length === 0) return
  // Another page in between means that it may be another order.
  const key = cameBackBy.read() === null ? leftFromHere.read() : null
  if (key !== null) note([{ code, key }])
  if (isRunning(order, Date.now())) note([{ code, until: Math.max(untilOf(code), Date.now() + followedMs) }])
}

export const noteSaid = (code: string, said: Partial<Pick<PlacedOrder, 'isSent' | 'paid'>>) =>
  note([{ code, ...said }])

export const withSaidPayment = (order: PastOrder): PastOrder =>
  order.pixDue ? { ...order, pixDue: { ...order.pixDue, saidPaid: placedOrderOf(order.code).paid } } : order
