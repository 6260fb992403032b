import { type FulfillmentEvent, isBagOpen, isGivenBack, type LinePick, offerOf } from './fulfillment.ts'
import type { Order } from './order.ts'
import { enteredFee, findStanding, paidEventOf } from './payment-confirmation.ts'
import { type Settlement, settleOrder } from './settlement.ts'

export type PaidWay = {
  readonly isByMessage: boolean
  readonly takesPix: boolean
}

/** Returns minor units or null. By message only a Pix seen by a person (`history`, oldest first) counts. */
export function paidFor(
  { state, lines, shipping }: Pick<Order, 'state' | 'lines' | 'shipping'>,
  history: readonly FulfillmentEvent[],
  { isByMessage }: Pick<PaidWay, 'isByMessage'>,
): number | null {
  function comesTo(before: readonly FulfillmentEvent[], picks: readonly LinePick[] = []) {
    // A fee that was entered later was not paid.
    const fee = enteredFee(history) && !enteredFee(before) ? null : shipping.fee
    return settleOrder({ lines, shipping: { ...shipping, fee }, fulfillment: 'picking' }, picks).now
  }
  if (!isByMessage) return state === 'arrived' ? comesTo([]) : null
  const paid = paidEventOf(history)
  if (!paid) return null
  if (paid.amount !== undefined) return paid.amount
  const before = history.slice(0, history.indexOf(paid))
  const wasClosed = before.some((event) => event.kind === 'move' && !isBagOpen(event.to))
  return comesTo(before, wasClosed ? lastPicks(before) : [])
}

export type SettledMark = {
  /** Settled difference in minor units; negative when given back. */
  readonly amount: number
  readonly by: string
  readonly at: string
}

/** Returns the mark that stands; it settles that much of a later difference too. */
export const settledMark = (history: readonly FulfillmentEvent[]): SettledMark | null =>
  findStanding(history, 'difference')

export type SettledOrder = Pick<Settlement, 'ordered' | 'now' | 'currency'> & {
  readonly paid: number | null
  /** Leaves out the name, which stays in the market. */
  readonly mark: Pick<SettledMark, 'amount' | 'at'> | null
}

/** Computes what is still to be paid (positive) or given back, in minor units; null when nothing was paid or a part is to be agreed. */
export const openDifference = ({ now, paid, mark }: Pick<SettledOrder, 'now' | 'paid' | 'mark'>) =>
  now === null || paid === null ? null : now - paid - (mark?.amount ?? 0)

/** Computes the final sum of an order: 0 once it is cancelled, so that all that was paid goes back. */
export const inTheEnd = <Settled extends Pick<Settlement, 'now'>>(
  settlement: Settled,
  { fulfillment }: Pick<Order, 'fulfillment'>,
): Settled => (isGivenBack(fulfillment) ? { ...settlement, now: 0 } : settlement)

export function settledOrder(
  order: Order,
  {
    picks,
    history,
    ...way
  }: Parameters<typeof paidFor>[2] & {
    readonly picks: readonly LinePick[]
    readonly history: readonly FulfillmentEvent[]
  },
): SettledOrder & { readonly mark: SettledMark | null } {
  const { ordered, now, currency } = inTheEnd(settleOrder(order, picks), order)
  return { ordered, now, currency, paid: paidFor(order, history, way), mark: settledMark(history) }
}

export const isSettledAnew = ({ ordered, now, paid, mark }: SettledOrder, isChanged: boolean) =>
  isChanged || mark !== null || (paid !== null && (paid !== now || now !== ordered))

/** Replays the picks of these events; an answer stays while its offer is the same. */
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
