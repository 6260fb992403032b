import { marketTime, momentOf } from './market-time.ts'
import type { Order } from './order.ts'
import { awaitsPayment } from './order-attention.ts'
import { isOver, type PastOrder } from './past-order.ts'
import { pickupAddress } from './pickup.ts'
import { windowTimeOf } from './window-key.ts'

/** Milliseconds after 'about' a time in which an order is not late yet. */
const aboutMs = 10 * 60 * 1000

/** No one says an hour to the minute. */
const stepMs = 5 * 60 * 1000

/** The hour that is so many minutes from `now`, to the next five; both ms since 1970. */
export const hourIn = (minutes: number, now: number) => Math.ceil((now + minutes * 60_000) / stepMs) * stepMs

/** What says when an order comes. */
export type Coming = Pick<
  PastOrder,
  'fulfillment' | 'pickup' | 'arrivesAt' | 'arrivesBefore' | 'isReceived'
> & {
  readonly window: string | null | undefined
  /** Whether it is a message: until the market has begun, no one has agreed to its window. */
  readonly isByMessage?: boolean
}

/** What the market knows of it. */
export type PlacedComing = Pick<Order, 'state' | 'fulfillment'> &
  Pick<Coming, 'arrivesAt'> & {
    readonly window?: Coming['window']
    /** The zone, or what was typed. */
    readonly city: string | null
  }

export function comingAtDesk({ state, fulfillment, arrivesAt = null, city, window }: PlacedComing): Coming {
  const isReceived = !awaitsPayment({ state, fulfillment })
  return { fulfillment, arrivesAt, pickup: pickupAddress(city), window, isReceived }
}

/** Whether it waits for its shopper to fetch it: it comes no more. */
const isFetched = ({ fulfillment, pickup }: Coming) => fulfillment === 'ready' && pickup !== null

/** A night later the shop does not know what the market only did not mark. Both ms. */
export const isSameDay = (one: number, other: number) => marketTime(one).day === marketTime(other).day

/** When a window begins and ends, ms since 1970; null where it names none. */
export function windowSpan(window: string | null | undefined) {
  const time = windowTimeOf(window ?? '')
  return time && { from: momentOf(time.day, time.from), to: momentOf(time.day, time.to) }
}

/** The hour that the market has announced, ms since 1970; null where it has none, or the order comes no more. */
export function announcedHour(order: Coming): number | null {
  const { arrivesAt, fulfillment } = order
  return !arrivesAt || isOver(fulfillment) || isFetched(order) ? null : Date.parse(arrivesAt)
}

/** Whether that hour is a new one, past the window that was agreed. */
export function isNewEstimate(order: Coming): boolean {
  const at = announcedHour(order)
  const span = windowSpan(order.window)
  return at !== null && span !== null && at > span.to
}

/** Whether what was agreed is over while a new hour holds, until the day after that. `now`: ms since 1970. */
export function isPastAgreed(order: Coming, now: number): boolean {
  const at = announcedHour(order)
  const span = windowSpan(order.window)
  if (at === null || span === null || !isNewEstimate(order)) return false
  return now >= span.to && (now < at || isSameDay(at, now))
}

/**
 * Whether an order that the market has is late, until the next day: past its window, or some minutes past the hour that was
 * announced in its place. `now`: ms since 1970.
 */
export function isLate(order: Coming, now: number): boolean {
  const { fulfillment, isReceived } = order
  if (isOver(fulfillment) || isFetched(order) || (fulfillment === 'waiting' && !isReceived)) return false
  const announced = announcedHour(order)
  const end = announced ?? windowSpan(order.window)?.to
  return end !== undefined && now >= end + (announced === null ? 0 : aboutMs) && isSameDay(end, now)
}

/** Whether an order is late, or was when its hour was announced anew. `now`: ms since 1970. */
export const isBehind = (order: Coming, now: number) => isLate(order, now) || isPastAgreed(order, now)

/** Whether an order was handed over in its window. */
export function wasInTime({
  fulfillment,
  fulfillmentAt,
  window,
}: Pick<PastOrder, 'fulfillment' | 'fulfillmentAt'> & Pick<Coming, 'window'>): boolean {
  const span = windowSpan(window)
  if (fulfillment !== 'delivered' || fulfillmentAt === null || !span) return false
  const at = Date.parse(fulfillmentAt)
  return span.from <= at && at <= span.to
}
