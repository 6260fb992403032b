import {
  followedMs,
  followedUntil,
  isOver,
  isRunning,
  newsUntil,
  type PastOrder,
} from '@/lib/domain/past-order'
import { openStoredText, tabStorage } from '../stored-value'
import { cityOfOrder, type PlacedOrder, placedOrderOf, placedOrders } from './placed-orders'
import { cameBackByKey, leftFromHereKey } from './storage-keys'
import { readOrderKeys } from './stored-attempts'

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

/**
 * Keeps of orders, as the server has just said them, how long they are under way; of one that was and is over, how long
 * that is news; and of one where it goes.
 */
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

/** Whether the end of an order is news here: it was under way, and no page has shown its end. `now`: ms since 1970. */
export const isNews = (order: PastOrder, now: number) => now < newsUntil(order) && untilOf(order.code) > 0

/**
 * Keeps that a page has shown the end of an order, once its tab is in front: an answer may come behind another. Of one that
 * goes on it says nothing. Gives what ends the waiting.
 */
export function noteSeen({ code, fulfillment }: Pick<PastOrder, 'code' | 'fulfillment'>): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible' || !isOver(fulfillment) || untilOf(code) === 0) return
    note([{ code, until: 0 }])
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** What the page of an order by message learns of it, on a device that has bought: the same address opens on any. */
export function noteMessageOrder(order: PastOrder): void {
  const { code } = order
  if (readOrderKeys().length === 0) return
  // Another page of the shop between them, and it may be another order.
  const key = cameBackBy.read() === null ? leftFromHere.read() : null
  if (key !== null) note([{ code, key }])
  if (isRunning(order, Date.now())) note([{ code, until: Math.max(untilOf(code), Date.now() + followedMs) }])
}

/** Keeps what its shopper has said of an order: that its message was sent, or what was paid. */
export const noteSaid = (code: string, said: Partial<Pick<PlacedOrder, 'isSent' | 'paid'>>) =>
  note([{ code, ...said }])

/** The same order, with what was said on this device to have been paid for it. */
export const withSaidPayment = (order: PastOrder): PastOrder =>
  order.pixDue ? { ...order, pixDue: { ...order.pixDue, saidPaid: placedOrderOf(order.code).paid } } : order
