import type { PastOrder } from '../domain/past-order.ts'
import { arrivalText, lowerFirst } from './order-arrival.ts'
import { stateText } from './order-progress.ts'
import { profileCopy } from './profile.ts'

/** The end of a code tells a shopper's orders apart. */
const shownLength = 4

export type RunningOrderText = { readonly title: string; readonly when: string }

/** `Pedido 4F2A · em separação` and `Chega hoje, 14h–16h`: an order under way, wherever its shopper is. `now`: ms since 1970. */
export function runningOrderText(order: PastOrder, now: number): RunningOrderText {
  const { code, fulfillment, pickup, details } = order
  const state = fulfillment === 'waiting' ? 'recebido' : lowerFirst(stateText(order))
  return {
    title: `${profileCopy.orders.code(code.slice(-shownLength))} · ${state}`,
    when: arrivalText({ fulfillment, pickup, window: details?.deliveryWindow }, now) ?? 'Acompanhar pedido',
  }
}

/** Of an order that is not alone. */
export const andOthers = (count: number) => (count > 0 ? ` · e mais ${count}` : '')
