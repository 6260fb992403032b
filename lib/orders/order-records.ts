import { type FulfillmentEvent, type LinePick, offerOf } from '../domain/fulfillment.ts'
import { tokenOfPath } from '../domain/message-order.ts'
import { type Order, weighedGrams } from '../domain/order.ts'
import { impersonalDetailsOf } from '../domain/order-fields.ts'
import {
  isOver,
  isRecent,
  type KeptOrder,
  type LineOutcome,
  type OrderRecords,
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
import { inTheEnd, isSettledAnew, marksOf, type PaidWay, paidFor, takenFor } from '../domain/taken.ts'
import { newestFirst } from './newest-first.ts'
import type { OrderFilter, OrderJournal } from './order-journal.ts'

/** What the shopper may know of the ticks of an order, by the place of the line. */
function lineOutcomesOf(picks: readonly LinePick[] = []): ReadonlyMap<number, LineOutcome> {
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

type PicksByKey = Awaited<ReturnType<OrderJournal['listPicks']>>

/** A page that is read, not an archive; the operator has all of them. */
const maximumOrders = 50

type Options = PaidWay & {
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Past orders as their shopper sees them, out of the journal. Throws when it cannot be read or written. */
export function createOrderRecords(
  journal: Pick<OrderJournal, 'list' | 'listPicks' | 'listHistories' | 'listSubscriptions' | 'eraseContact'>,
  { now = Date.now, ...paidWay }: Options,
): OrderRecords {
  return {
    async listPastOrders(owner) {
      const orders = await ordersOf(owner, { states: pastOrderStates, limit: maximumOrders })
      const picks = await picksOf(orders)
      const histories = await historiesOf(orders, picks)
      return orders
        .flatMap((order) => {
          const { key } = order
          const work = { picks: picks.get(key), history: histories.get(key) ?? [], ...paidWay }
          return pastOrderOf(order, work) ?? []
        })
        .slice(0, maximumOrders)
    },
    async listKeptOrders(accountId) {
      const orders = await journal.list({ accountId })
      const keys = orders.map(({ key }) => key)
      const [picks, subscriptions] = await Promise.all([picksOf(orders), journal.listSubscriptions(keys)])
      return orders.map((order) => ({
        code: order.code,
        kind: order.kind,
        state: order.state,
        createdAt: order.createdAt,
        updatedAt: order.updatedAt,
        fulfillment: order.fulfillment,
        fulfillmentAt: order.fulfillmentAt,
        lines: keptLinesOf(order, picks.get(order.key)),
        settlement: settleOrder(order, picks.get(order.key) ?? []),
        delivery: order.delivery,
        contactErasedAt: order.contactErasedAt,
        pushEndpoints: subscriptions.filter(({ key }) => key === order.key).map(({ endpoint }) => endpoint),
      }))
    },
    async findOwnKey(owner, code) {
      const orders = await ordersOf(owner, { states: pastOrderStates, limit: maximumOrders })
      return orders.find((order) => order.code === code)?.key ?? null
    },
    async eraseContact(owner) {
      return journal.eraseContact((await ordersOf(owner, {})).map(({ key }) => key))
    },
  }

  async function picksOf(orders: readonly Order[]): Promise<PicksByKey> {
    // Most have never been at a desk.
    const keys = orders.filter(({ fulfillment }) => fulfillment !== 'waiting').map(({ key }) => key)
    return keys.length === 0 ? new Map() : journal.listPicks(keys)
  }

  async function historiesOf(
    orders: readonly Order[],
    picks: PicksByKey,
  ): ReturnType<OrderJournal['listHistories']> {
    const keys = orders.filter((order) => needsHistory(order, picks.get(order.key))).map(({ key }) => key)
    return keys.length === 0 ? new Map() : journal.listHistories(keys)
  }

  /** What its shopper follows, and where it says what money was taken or given back; other steps of long ago have no times. */
  function needsHistory(order: Order, picks: readonly LinePick[] = []): boolean {
    const { fulfillment, fulfillmentAt, createdAt: placedAt } = order
    // Also before it is begun, and however long ago.
    if (paidWay.takesPix && paysByPix(order.delivery)) return true
    if (fulfillment === 'waiting') return false
    // What was paid for it may have gone back at any time.
    if (fulfillment === 'cancelled') return true
    return isRecent({ fulfillment, fulfillmentAt, placedAt }, now()) || settleOrder(order, picks).isChanged
  }

  /** Newest first, each once. */
  async function ordersOf(
    { accountId, keys, isUnsure = false }: Parameters<OrderRecords['listPastOrders']>[0],
    filter: OrderFilter,
  ): Promise<readonly Order[]> {
    const [ofAccount, ofDevice] = await Promise.all([
      accountId === null || isUnsure ? [] : journal.list({ ...filter, accountId }),
      keys.length === 0 ? [] : journal.list({ ...filter, keys }),
    ])
    const own = ofDevice.filter((order) => order.accountId === null || order.accountId === accountId)
    const each = new Map([...ofAccount, ...own].map((order) => [order.key, order]))
    return [...each.values()].sort(newestFirst)
  }
}

const isPast = (state: Order['state']): state is PastOrderState =>
  pastOrderStates.some((past) => past === state)

type Work = PaidWay & {
  readonly picks: readonly LinePick[] | undefined
  /** Oldest first. */
  readonly history: readonly FulfillmentEvent[]
}

/** Null for an attempt that never became an order. */
export function pastOrderOf(order: Order, { picks = [], history, ...paidWay }: Work): PastOrder | null {
  const { code, state, createdAt, lines, shipping, fulfillment, fulfillmentAt, arrivesAt } = order
  // The journal may have found out only now that this one is not being sent any more.
  if (!isPast(state)) return null
  const total = productsTotal(lines)
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
  const taken = takenFor(order, history, paidWay)
  const end = inTheEnd(settlement, order)
  const marks = marksOf({ taken, history }).map(({ by: _, ...mark }) => mark)
  const mayPay = paidWay.takesPix && mayPayNow({ fulfillment, lines: shown }, settlement)
  return {
    code,
    placedAt: createdAt,
    state,
    fulfillment,
    fulfillmentAt,
    stepTimes: stepTimesOf(order, history),
    arrivesAt,
    arrivesBefore: arrivesAt && hourBefore(arrivesAt, history),
    lines: shown,
    productsTotal: total,
    pickup,
    shippingFee:
      total && shipping.fee !== null && pickup === null ? { ...total, amount: shipping.fee } : null,
    details: order.delivery && impersonalDetailsOf(order.delivery),
    settled: isSettledAnew(end, taken)
      ? { ...amountsOf(end), taken, currency: settlement.currency, marks }
      : null,
    pixDue: mayPay ? duePixOf(order, settlement, history) : null,
    unsentPath:
      paidWay.isByMessage && (state === 'opened' || state === 'arrived') && fulfillment === 'waiting'
        ? pagePathOf(order)
        : null,
    pixPaid: paidPixOf(order, history, paidWay),
  }
}

/** What the market has seen paid to it by Pix, as far as this history says it. */
function paidPixOf(order: Order, history: Work['history'], paidWay: PaidWay): PixPaid | null {
  const paid = paidWay.takesPix ? paidEventOf(history) : null
  if (!paid) return null
  const amount = paidFor(order, history, paidWay)
  const { currency } = settleOrder(order, [])
  return { at: paid.at, amount: amount === null || currency === null ? null : { amount, currency } }
}

/** Of an order that the market has begun, and not handed over: how it is paid before, its page alone knows. */
function duePixOf(order: Order, settlement: Settlement, history: Work['history']): PixDue | null {
  if (order.fulfillment === 'waiting' || isOver(order.fulfillment)) return null
  const amount = pixDue(order, settlement, history)
  const path = pagePathOf(order)
  return amount && path ? { amount, path } : null
}

/** Of the page of an order by message; null of any other. */
function pagePathOf({ address }: Order): string | null {
  const path = address && new URL(address).pathname
  return path && tokenOfPath(path) ? path : null
}

function stepTimesOf({ createdAt }: Order, history: readonly FulfillmentEvent[]): readonly StepTime[] {
  const moves = history.flatMap((event) => (event.kind === 'move' ? [[event.to, event.at] as const] : []))
  const times = new Map([...moves, ['waiting', createdAt] as const])
  return [...times].map(([state, at]) => ({ state, at }))
}

/** The last hour that was announced and is not the standing one; null where none was. */
const hourBefore = (arrivesAt: string, history: readonly FulfillmentEvent[]): string | null =>
  history
    .flatMap((event) => (event.kind === 'arrival' && event.arrivesAt ? [event.arrivesAt] : []))
    .filter((hour) => hour !== arrivesAt)
    .at(-1) ?? null

const amountsOf = ({ ordered, now }: SettledAmounts): SettledAmounts => ({ ordered, now })

function withOffered(outcome: LineOutcome | undefined, line: SettledLine | undefined): LineOutcome | null {
  if (!outcome?.offer) return outcome ?? null
  return { ...outcome, offer: { ...outcome.offer, settled: settledOf(line) } }
}

/** Null where the line is as it was ordered. */
const settledOf = (line: SettledLine | undefined) => (line?.isChanged ? amountsOf(line) : null)

function keptLinesOf({ lines }: Order, picks: readonly LinePick[] = []): KeptOrder['lines'] {
  const outcomes = lineOutcomesOf(picks)
  return lines.map((line, index) => ({ ...line, outcome: outcomes.get(index) ?? null }))
}
