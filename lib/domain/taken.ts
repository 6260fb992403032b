import { type FulfillmentEvent, isBagOpen, type LinePick, offerOf } from './fulfillment.ts'
import type { Order } from './order.ts'
import { paidEventOf } from './payment-confirmation.ts'
import { type Settlement, settleOrder } from './settlement.ts'

/** How a shop is paid. */
export type PaidWay = {
  /** Whether orders are messages, so that nothing is paid on the way. */
  readonly isByMessage: boolean
  /** Whether the market takes Pix itself. */
  readonly takesPix: boolean
}

/**
 * The money that was taken for an order, in minor units; null: none as far as the shop knows, so that what it comes to now
 * is to be paid and no difference is open. The checkout of a store takes what was ordered. By message only the market's own
 * Pix is taken where a person has seen it (`history`, oldest first), for the amount that was said then. Where none was: for
 * what was ordered, or once the bag was closed for what it came to.
 */
export function takenFor(
  order: Pick<Order, 'state' | 'lines' | 'shipping'>,
  history: readonly FulfillmentEvent[],
  { isByMessage }: Pick<PaidWay, 'isByMessage'>,
): number | null {
  const comesTo = (events: readonly FulfillmentEvent[]) =>
    settleOrder({ ...order, fulfillment: 'picking' }, lastPicks(events)).now
  if (!isByMessage) return order.state === 'arrived' ? comesTo([]) : null
  const paid = paidEventOf(history)
  if (!paid) return null
  if (paid.amount !== undefined) return paid.amount
  const before = history.slice(0, history.indexOf(paid))
  const wasClosed = before.some((event) => event.kind === 'move' && !isBagOpen(event.to))
  return comesTo(wasClosed ? before : [])
}

/** Whether an order comes to anything else than it did, or than was taken for it. */
export const isSettledAnew = (
  { isChanged, now }: Pick<Settlement, 'isChanged' | 'now'>,
  taken: number | null,
) => isChanged || (taken !== null && taken !== now)

/** The ticks as they stood after these events, with what the shopper had answered to what they offer. */
function lastPicks(events: readonly FulfillmentEvent[]): readonly LinePick[] {
  const picks = new Map<number, LinePick>()
  for (const event of events) {
    if (event.kind === 'pick') {
      const before = picks.get(event.line)
      const isSame = before?.answer && offerOf(before) === offerOf(event)
      picks.set(event.line, isSame ? { ...event, answer: before.answer } : event)
    }
    const answered = event.kind === 'answer' && picks.get(event.line)
    if (answered) picks.set(event.line, { ...answered, answer: event.answer })
  }
  return [...picks.values()]
}
