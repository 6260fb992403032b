import { type OpeningHours, openingState } from './opening-hours.ts'
import type { Order } from './order.ts'
import { pickupAddress } from './pickup.ts'

/** How long orders usually take from when they are placed until they are there, in minutes: half of them took that. */
export type UsualTime = { readonly from: number; readonly to: number }

/** Fewer say nothing of the next one. */
const enough = 12
/** Minutes; a market that takes longer brings orders on another day, at a time that it agrees on. */
const longest = 6 * 60
/** Milliseconds that are looked back. */
export const lookedBackMs = 28 * 24 * 60 * 60 * 1000

type Delivered = Pick<Order, 'fulfillment' | 'fulfillmentAt' | 'createdAt' | 'shipping' | 'delivery'>

/** Minutes that an order took; null of one that is not there, was fetched or came in a window, or was placed while the market was closed. */
function minutesOf(order: Delivered, hours: OpeningHours | null): number | null {
  const { fulfillment, fulfillmentAt, createdAt, shipping, delivery } = order
  if (fulfillment !== 'delivered' || fulfillmentAt === null) return null
  if (delivery?.deliveryWindow || pickupAddress(shipping.zone) !== null) return null
  const placedAt = Date.parse(createdAt)
  if (hours && !openingState(hours, placedAt).isOpen) return null
  return (Date.parse(fulfillmentAt) - placedAt) / 60_000
}

/**
 * The usual time of these orders, between the quartiles of what they took, rounded away from the middle: to a quarter of an
 * hour up to one hour, then to half hours. Null where there are too few, or they take too long for it to say anything.
 */
export function usualTimeOf(orders: readonly Delivered[], hours: OpeningHours | null): UsualTime | null {
  const took = orders.flatMap((order) => minutesOf(order, hours) ?? []).sort((one, other) => one - other)
  const quartile = (part: number) => took[Math.round((took.length - 1) * part)] ?? 0
  if (took.length < enough || quartile(0.75) > longest) return null
  const step = quartile(0.75) > 60 ? 30 : 15
  const from = Math.floor(quartile(0.25) / step) * step
  return { from, to: Math.max(Math.ceil(quartile(0.75) / step) * step, from + step) }
}
