import { type FulfillmentEvent, isBagOpen, type LinePick, offerOf } from './fulfillment.ts'
import { addDays, marketTime, momentOf } from './market-time.ts'
import type { Money } from './money.ts'
import type { Order } from './order.ts'
import type { PaymentWay } from './payment.ts'
import { paidEventOf } from './payment-confirmation.ts'
import { type Settlement, settleOrder } from './settlement.ts'

/** How a shop is paid, and gives back. */
export type PaidWay = {
  /** Whether orders are messages, so that nothing is paid on the way. */
  readonly isByMessage: boolean
  /** Whether the market takes Pix itself. */
  readonly takesPix: boolean
  /** Calendar days within which the market gives money back; none: nothing is promised. */
  readonly refundDays?: number | null
}

type Work = {
  readonly picks: readonly LinePick[]
  /** Oldest first. */
  readonly history: readonly FulfillmentEvent[]
}

type ToTake = Pick<Order, 'state' | 'lines' | 'shipping'>

/**
 * What was paid for an order, in minor units; null: none as far as the shop knows, so that what it comes to now
 * is to be paid and no difference is open. The checkout of a store takes what was ordered. By message only the market's own
 * Pix is taken where a person has seen it (`history`, oldest first), for the amount that was said then. Where none was: for
 * what was ordered, or once the bag was closed for what it came to.
 */
export function paidFor(
  order: ToTake,
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

/** What a person marked as received (positive) or given back of a difference, in minor units. */
export type DifferenceMark = {
  readonly amount: number
  /** How; none where that was not said. */
  readonly means?: PaymentWay | null | undefined
  /** User of the desk. */
  readonly by: string
  /** ISO 8601. */
  readonly at: string
}

/**
 * The differences of an order that were settled, oldest first, without what was taken back. What was given back stays so,
 * though an earlier release let its payment be taken back and confirmed anew meanwhile.
 */
export function differenceMarks(history: readonly FulfillmentEvent[]): readonly DifferenceMark[] {
  const marks: DifferenceMark[] = []
  for (const event of history) {
    if (event.kind !== 'difference') continue
    if (event.isUndo) marks.pop()
    else {
      const { amount, means, by, at } = event
      marks.push({ amount, ...(means && { means }), by, at })
    }
  }
  return marks
}

/** Whether any is: until that is taken back, that its order was seen paid cannot be either. */
export const isAnySettled = (history: readonly FulfillmentEvent[]) => differenceMarks(history).length > 0

/** The same for its shopper: who it was stays in the market. */
export type ShopperMark = Omit<DifferenceMark, 'by'>

/** What a whole order comes to, with delivery, and what was taken for it. */
export type SettledOrder = Pick<Settlement, 'ordered' | 'now' | 'currency'> & {
  /** As `takenFor` has it. */
  readonly taken: number | null
  /** Oldest first; none of a server of before there were any. */
  readonly marks?: readonly ShopperMark[]
  /** The end of the day until which the market gives back what it owes, ISO 8601; none where that was not promised. */
  readonly returnBy?: string | null
}

type Marked = {
  readonly taken: number | null
  readonly history: readonly FulfillmentEvent[]
}

/** The same as they count: where nothing was taken, none. */
export const marksOf = ({ taken, history }: Marked): readonly DifferenceMark[] =>
  taken === null ? [] : differenceMarks(history)

/** What all of them come to. */
export const sumOfMarks = (marks: readonly Pick<DifferenceMark, 'amount'>[]) =>
  marks.reduce((sum, { amount }) => sum + amount, 0)

/** The money that the market has of an order: what was paid, and what was received or given back of a difference since. */
export function takenFor(
  order: ToTake,
  history: readonly FulfillmentEvent[],
  way: Pick<PaidWay, 'isByMessage'>,
): number | null {
  const paid = paidFor(order, history, way)
  return paid === null ? null : paid + sumOfMarks(marksOf({ taken: paid, history }))
}

/** What an order comes to in the end: nothing once it is cancelled, so that all that was taken is to go back. */
export const inTheEnd = <Settled extends Pick<Settlement, 'now'>>(
  settlement: Settled,
  { fulfillment }: Pick<Order, 'fulfillment'>,
): Settled => (fulfillment === 'cancelled' ? { ...settlement, now: 0 } : settlement)

/** What is still to be received (positive) or given back once a bag is closed; null where that is nothing, or not known. */
export function openDifference(
  order: Order,
  { picks, history, ...way }: Pick<PaidWay, 'isByMessage'> & Work,
): number | null {
  if (isBagOpen(order.fulfillment)) return null
  const taken = takenFor(order, history, way)
  const { now } = inTheEnd(settleOrder(order, picks), order)
  return taken === null || now === null || now === taken ? null : now - taken
}

const isEnd = (event: FulfillmentEvent) =>
  event.kind === 'move' && (event.to === 'cancelled' || (isBagOpen(event.from) && !isBagOpen(event.to)))

/** The move that closed its bag or cancelled it, and was not taken back. */
function lastEnd(history: readonly FulfillmentEvent[]): FulfillmentEvent | undefined {
  const ends: FulfillmentEvent[] = []
  for (const event of history) {
    const end = ends.at(-1)
    if (isEnd(event)) ends.push(event)
    else if (event.kind === 'move' && event.isUndo && end?.kind === 'move' && end.to === event.from)
      ends.pop()
  }
  return ends.at(-1)
}

/**
 * The end of the day until which an order's money is given back, ISO 8601: so many days after its bag was closed or it was
 * cancelled, or what was found, answered or seen paid changed it later. Null where its history (oldest first) does not say.
 */
export function returnBy(history: readonly FulfillmentEvent[], days: number): string | null {
  const end = lastEnd(history)
  const later = end ? history.slice(history.indexOf(end) + 1) : []
  const changed = later.filter(
    (event) =>
      event.kind === 'pick' ||
      (event.kind === 'answer' && event.answer === 'refused') ||
      (event.kind === 'payment' && !event.isUndo),
  )
  const last = changed.at(-1) ?? end
  if (!last) return null
  return new Date(momentOf(addDays(marketTime(Date.parse(last.at)).day, days), 1439)).toISOString()
}

/** How many orders have a difference to be given back or received, and what they come to together. */
export type OpenMoney = Readonly<
  Record<'back' | 'due', { readonly count: number; readonly sum: Money | null }>
>

/** The same of these differences, negative where they are to be given back. */
export function openMoneyOf(differences: readonly Money[]): OpenMoney {
  const sumOf = (some: readonly Money[]) => ({
    count: some.length,
    sum: some[0] ? { ...some[0], amount: Math.abs(sumOfMarks(some)) } : null,
  })
  return {
    back: sumOf(differences.filter(({ amount }) => amount < 0)),
    due: sumOf(differences.filter(({ amount }) => amount > 0)),
  }
}

/** Whether an order comes to anything else than it did, or than was taken for it. */
export const isSettledAnew = (
  { isChanged, ordered, now }: Pick<Settlement, 'isChanged' | 'ordered' | 'now'>,
  taken: number | null,
) => isChanged || (taken !== null && (taken !== now || now !== ordered))

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
