import { isSettledAnew, type PaidWay, type SettledOrder, settledOrder } from '../domain/difference.ts'
import { type FulfillmentEvent, type LinePick, offerOf } from '../domain/fulfillment.ts'
import { tokenOfPath } from '../domain/message-order.ts'
import { type Order, weighedGrams } from '../domain/order.ts'
import { impersonalDetailsOf } from '../domain/order-fields.ts'
import {
  isOver,
  type LineOutcome,
  type PastOrder,
  type PastOrderState,
  pastOrderStates,
  type SettledAmounts,
  type StepTime,
} from '../domain/past-order.ts'
import { type PixDue, type PixPaid, paysByPix } from '../domain/payment.ts'
import { paidEventOf } from '../domain/payment-confirmation.ts'
import { pickupAddress } from '../domain/pickup.ts'
import { mayPayNow, pixDue } from '../domain/pix-due.ts'
import { productsTotal, type SettledLine, type Settlement, settleOrder } from '../domain/settlement.ts'

export function lineOutcomesOf(picks: readonly LinePick[] = []): ReadonlyMap<number, LineOutcome> {
  return new Map(
    picks.flatMap((pick) => {
      const { line, state, quantity, weightGrams, replacement, replacementId, answer = null } = pick
      if (state === 'open') return []
      const id = offerOf(pick)
      const offer = id === null ? {} : { offer: { line, id, answer } }
      return [[line, { state, quantity, weightGrams, replacement, replacementId, ...offer }] as const]
    }),
  )
}

const isPast = (state: Order['state']): state is PastOrderState =>
  pastOrderStates.some((past) => past === state)

type Work = PaidWay & {
  readonly picks: readonly LinePick[] | undefined
  readonly history: readonly FulfillmentEvent[]
}

/** Null for an attempt that never became an order. */
export function pastOrderOf(order: Order, { picks = [], history, ...paidWay }: Work): PastOrder | null {
  const { code, state, createdAt, lines, shipping, fulfillment, fulfillmentAt } = order
  // The journal may only now have marked a stalled order as not sent.
  if (!isPast(state)) return null
  const pickup = pickupAddress(shipping.zone)
  const outcomes = lineOutcomesOf(picks)
  const settlement = settleOrder(order, picks)
  const offered = settleOrder(
    order,
    picks.map(({ answer, ...pick }) => pick),
  )
  const shown = lines.map((line, index) => ({
    variantId: line.variantId,
    title: line.title,
    variantTitle: line.variantTitle,
    quantity: line.quantity,
    nominalGrams: weighedGrams(line),
    amount: productsTotal([line]),
    outcome: withOffered(outcomes.get(index), offered.lines[index]),
    substitution: line.substitution ?? order.delivery?.substitution ?? null,
    settled: settledOf(settlement.lines[index]),
  }))
  const money = settledOrder(order, { picks, history, ...paidWay })
  const { mark, currency } = money
  const mayPay = paidWay.takesPix && mayPayNow({ fulfillment, lines: shown }, settlement)
  return {
    code,
    placedAt: createdAt,
    state,
    fulfillment,
    fulfillmentAt,
    stepTimes: stepTimesOf(order, history),
    lines: shown,
    productsTotal: productsTotal(lines),
    pickup,
    shippingFee:
      currency !== null && shipping.fee !== null && pickup === null
        ? { amount: shipping.fee, currency }
        : null,
    details: order.delivery && impersonalDetailsOf(order.delivery),
    settled: isSettledAnew(money, settlement.isChanged)
      ? { ...money, mark: mark && { amount: mark.amount, at: mark.at } }
      : null,
    pixDue: mayPay ? duePixOf(order, settlement, history) : null,
    unsentPath:
      paidWay.isByMessage && (state === 'opened' || state === 'arrived') && fulfillment === 'waiting'
        ? pagePathOf(order)
        : null,
    pixPaid: paidPixOf(money, history, paidWay),
    awaitsPix: paidWay.isByMessage && paidWay.takesPix && paysByPix(order.delivery) && !paidEventOf(history),
  }
}

function paidPixOf(
  { paid: amount, currency }: Pick<SettledOrder, 'paid' | 'currency'>,
  history: Work['history'],
  { isByMessage }: PaidWay,
): PixPaid | null {
  // Orders by message have no other confirmed payment, and Pix may be disabled by now.
  const paid = isByMessage ? paidEventOf(history) : null
  return paid && { at: paid.at, amount: amount === null || currency === null ? null : { amount, currency } }
}

/** Pix due while the order is picked; before, only its own page shows the payment. */
function duePixOf(order: Order, settlement: Settlement, history: Work['history']): PixDue | null {
  if (order.fulfillment === 'waiting' || isOver(order.fulfillment)) return null
  const amount = pixDue(order, settlement, history)
  const path = pagePathOf(order)
  return amount && path ? { amount, path } : null
}

function pagePathOf({ paymentUrl }: Order): string | null {
  const path = paymentUrl && new URL(paymentUrl).pathname
  return path && tokenOfPath(path) ? path : null
}

function stepTimesOf({ createdAt }: Order, history: readonly FulfillmentEvent[]): readonly StepTime[] {
  const moves = history.flatMap((event) => (event.kind === 'move' ? [[event.to, event.at] as const] : []))
  const times = new Map([...moves, ['waiting', createdAt] as const])
  return [...times].map(([state, at]) => ({ state, at }))
}

const amountsOf = ({ ordered, now }: SettledAmounts): SettledAmounts => ({ ordered, now })

function withOffered(outcome: LineOutcome | undefined, line: SettledLine | undefined): LineOutcome | null {
  if (!outcome?.offer) return outcome ?? null
  return { ...outcome, offer: { ...outcome.offer, settled: settledOf(line) } }
}

const settledOf = (line: SettledLine | undefined) => (line?.isChanged ? amountsOf(line) : null)
