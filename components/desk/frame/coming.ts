import { arrivalText } from '@/lib/copy/order-arrival'
import type { DeskOrderSummary } from '@/lib/desk/api/orders'
import { serverNow } from '@/lib/desk/browser/call-desk'
import { awaitsPayment } from '@/lib/domain/order-attention'
import { isLate } from '@/lib/domain/order-promise'
import { pickupAddress } from '@/lib/domain/pickup'

type Placed = Pick<DeskOrderSummary, 'state' | 'fulfillment' | 'arrivesAt' | 'city' | 'window'>

/** What says when an order comes. */
export function comingOf({ state, fulfillment, arrivesAt = null, city, window }: Placed) {
  const isReceived = !awaitsPayment({ state, fulfillment })
  return { fulfillment, arrivesAt, pickup: pickupAddress(city), window, isReceived }
}

/** `Atrasado: era para hoje, 14h–16h`; null of an order that is not. */
export function lateText(order: Placed): string | null {
  const coming = comingOf(order)
  const now = serverNow()
  return isLate(coming, now) ? arrivalText(coming, now) : null
}
