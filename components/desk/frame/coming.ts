import { serverNow } from '@/lib/browser/server-clock'
import { arrivalText } from '@/lib/copy/order-arrival'
import { comingAtDesk, isBehind, isLate, type PlacedComing } from '@/lib/domain/order-promise'

/** `Atrasado: era para hoje, 14h–16h`; null of an order that is not. */
export function lateText(order: PlacedComing): string | null {
  const coming = comingAtDesk(order)
  const now = serverNow()
  return isLate(coming, now) ? arrivalText(coming, now) : null
}

/** The same, and `Atrasado · nova previsão: por volta das 17h`. */
export function behindText(order: PlacedComing): string | null {
  const coming = comingAtDesk(order)
  const now = serverNow()
  return isBehind(coming, now) ? arrivalText(coming, now) : null
}

/** First what is late without a word to its shopper, then what else is late; each, and all the rest, in the order it came in. */
export function lateFirst<Order extends PlacedComing>(orders: readonly Order[]): readonly Order[] {
  const placeOf = (order: Order) => (lateText(order) !== null ? 0 : behindText(order) !== null ? 1 : 2)
  return [...orders].sort((one, other) => placeOf(one) - placeOf(other))
}
