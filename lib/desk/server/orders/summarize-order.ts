import { openDifference, type PaidWay, settledOrder } from '../../../domain/difference.ts'
import { type FulfillmentEvent, isHandled, type LinePick, offeredLines } from '../../../domain/fulfillment.ts'
import { type Order, placeOf } from '../../../domain/order.ts'
import { attentionOf } from '../../../domain/order-attention.ts'
import { paysByPix } from '../../../domain/payment.ts'
import { paidEventOf } from '../../../domain/payment-confirmation.ts'
import { settleOrder } from '../../../domain/settlement.ts'
import type { DeskOrderSummary } from '../../api/orders.ts'

type Known = PaidWay & {
  readonly picks: readonly LinePick[]
  readonly history: readonly FulfillmentEvent[]
}

/** Order for lists, without key or contact. */
export function summarizeOrder(order: Order, { picks, history, ...way }: Known): DeskOrderSummary {
  const { state, fulfillment, fulfillmentAt, createdAt, lines } = order
  const offered = offeredLines(history)
  const { now, currency } = settleOrder(order, picks)
  const moneyOf = (amount: number) => (currency === null ? null : { amount, currency })
  const open = openDifference(settledOrder(order, { picks, history, ...way }))
  return {
    code: order.code,
    createdAt,
    state,
    fulfillment,
    fulfillmentAt,
    attention: attentionOf(order),
    city: placeOf(order),
    window: order.delivery?.deliveryWindow,
    total: now === null ? null : moneyOf(now),
    difference: open ? moneyOf(open) : null,
    lineCount: lines.length,
    handledCount: picks.filter(isHandled).length,
    pieceCount: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    missingCount: picks.filter(({ state: one }) => one === 'missing').length,
    refusedCount: picks.filter(({ answer }) => answer === 'refused').length,
    similarDueCount: similarMissing(order, picks).filter(({ line }) => !offered.has(line)).length,
    pix: way.takesPix && paysByPix(order.delivery) ? { seenBy: paidEventOf(history)?.by ?? null } : null,
    hasContact: Boolean(order.delivery?.whatsapp),
  }
}

/** Missing lines whose shopper wants something similar. */
export const similarMissing = ({ lines, delivery }: Order, picks: readonly LinePick[]) =>
  picks.filter(
    ({ line, state }) =>
      state === 'missing' && (lines[line]?.substitution ?? delivery?.substitution) === 'similar',
  )
