import { changesText } from '../../../copy/order-changes.ts'
import { orderPush } from '../../../copy/order-push.ts'
import { isBagOpen, isFewer, isUnanswered, type LinePick, undoMs } from '../../../domain/fulfillment.ts'
import { type Order, placeOf } from '../../../domain/order.ts'
import { comingAtDesk, isBehind, windowSpan } from '../../../domain/order-promise.ts'
import { followedMs, isOver } from '../../../domain/past-order.ts'
import { pickupAddress } from '../../../domain/pickup.ts'
import type { News } from '../../../server/push/deliver.ts'

type Known = {
  readonly order: Pick<
    Order,
    'code' | 'state' | 'fulfillment' | 'fulfillmentAt' | 'arrivesAt' | 'delivery' | 'shipping' | 'lines'
  >
  readonly picks: readonly LinePick[]
}

/** Lines in whose place something comes that its shopper has not answered. */
const replacedOf = ({ picks }: Known) => picks.filter(isUnanswered).length

/** What is not as it was ordered, as its page counts it. */
function changesOf({ order, picks }: Known): string | null {
  const became = picks.map((pick) => {
    if (isFewer(pick, order.lines[pick.line]?.quantity ?? 0)) return { state: 'fewer' } as const
    if (pick.answer === 'refused') return { state: 'refused' } as const
    if (isUnanswered(pick)) return { state: 'offered' } as const
    return pick.state === 'open' ? null : { state: pick.state }
  })
  // No amounts: a locked phone shows it to who stands beside it.
  return changesText(became, null)
}

/** Where an order stands, as far as its shopper is notified of that. */
export function stageShown(known: Known): string {
  const { fulfillment, arrivesAt } = known.order
  const stage = fulfillment === 'picking' ? `picking ${replacedOf(known)}` : fulfillment
  return [stage, ...(arrivesAt ? [arrivesAt] : [])].join(' ')
}

/** Milliseconds after an order has left in which people may still say when it arrives. */
const arrivalMs = 10_000

/** Whether something new wants an answer: what comes in the place of a line. */
function asksMore(shown: string, replaced: number): boolean {
  const [stage, count] = shown.split(' ')
  return stage === 'waiting' ? replaced > 0 : stage === 'picking' && replaced > Number(count)
}

/**
 * What the shopper of an order that was `shown` this is to learn now: that something was exchanged, that it comes at
 * another hour, is ready, on its way, there or cancelled; the end only once it cannot be taken back any more. `now`: milliseconds since 1970.
 */
export function orderNewsOf(known: Known, shown: string, now: number): News | null {
  const { order } = known
  const { code, fulfillment, fulfillmentAt, arrivesAt, shipping } = order
  const replaced = replacedOf(known)
  const sinceMs = now - Date.parse(fulfillmentAt ?? '')
  if (isOver(fulfillment) && sinceMs < undoMs) return null
  if (fulfillment === 'on-the-way' && arrivesAt === null && sinceMs < arrivalMs) return null
  const isSameStage = shown.split(' ')[0] === fulfillment
  const isAsked = fulfillment === 'picking' && asksMore(shown, replaced)
  // Of one on its way the hour stands below its state.
  const isStage = fulfillment === 'on-the-way' || (!isBagOpen(fulfillment) && !isSameStage)
  const isNewHour = isSameStage && !isAsked && !isStage && arrivesAt !== null && !shown.endsWith(arrivesAt)
  const changes = fulfillment === 'ready' ? changesOf(known) : null
  const pickup = pickupAddress(shipping.zone)
  const lines = order.lines.map((_, index) => ({
    outcome: known.picks.find(({ line }) => line === index) ?? null,
  }))
  const coming = comingAtDesk({ ...order, city: placeOf(order), window: order.delivery?.deliveryWindow })
  const message =
    isAsked || isStage || isNewHour
      ? orderPush(
          {
            ...{ code, fulfillment, pickup, replaced, lines, changes, arrivesAt, isNewHour },
            isBehind: isBehind(coming, now),
          },
          now,
        )
      : null
  return { shown: stageShown(known), message }
}

/** Milliseconds after the end of an order in which it is still worth a notification. */
const endMs = 60 * 60_000
/** An order that goes no further for so long is none that anyone waits for. */
const longestMs = 14 * followedMs

type Standing = Pick<Order, 'fulfillment' | 'fulfillmentAt' | 'createdAt' | 'contactErasedAt' | 'delivery'>

/** Whether browsers are no longer notified of an order: it ended, is erased, or stands still for too long. `now`: ms since 1970. */
export function isPushOver(order: Standing, now: number): boolean {
  const { fulfillment, fulfillmentAt, createdAt, contactErasedAt, delivery } = order
  const since = Date.parse(fulfillmentAt ?? createdAt)
  // Until its window is over it does not stand still.
  const end = Math.max(since, windowSpan(delivery?.deliveryWindow)?.to ?? since)
  return contactErasedAt !== null || now > (isOver(fulfillment) ? since + endMs : end + longestMs)
}
