import { type FulfillmentEvent, isBagOpen, isGivenBack } from './fulfillment.ts'
import type { Money } from './money.ts'
import type { Order } from './order.ts'
import { type Answerable, countOpenOffers, type PastOrder } from './past-order.ts'
import { paysByPix } from './payment.ts'
import { paidEventOf } from './payment-confirmation.ts'
import { isFeeOpen } from './pickup.ts'
import type { Settlement } from './settlement.ts'

/** Returns the sum to pay the market by Pix; null once seen paid (`history`), cancelled, or to be agreed. */
export function pixDue(
  { delivery, fulfillment, shipping }: Pick<Order, 'delivery' | 'fulfillment' | 'shipping'>,
  { now: amount, currency }: Settlement,
  history: readonly FulfillmentEvent[],
): Money | null {
  if (!paysByPix(delivery) || isGivenBack(fulfillment) || paidEventOf(history)) return null
  if (isFeeOpen(delivery?.city, shipping.fee)) return null
  if (amount === null || currency === null || amount <= 0) return null
  return { amount, currency }
}

/** Accepts the ordered sum while the bag is open, and later a sum no answer can change. */
export const mayPayNow = (order: Answerable, { ordered, now }: Pick<Settlement, 'ordered' | 'now'>) =>
  isBagOpen(order.fulfillment) ? now === ordered : countOpenOffers(order) === 0

/** Is true when the sum is final and the shopper has not reported the payment. */
export const isPixAsked = (order: Answerable & Pick<PastOrder, 'pixDue'>) =>
  Boolean(order.pixDue) &&
  typeof order.pixDue?.saidPaid !== 'number' &&
  !isBagOpen(order.fulfillment) &&
  countOpenOffers(order) === 0

export const isPixOpen = ({
  fulfillment,
  pix,
}: Pick<Order, 'fulfillment'> & { readonly pix: { readonly seenBy: string | null } | null }) =>
  pix?.seenBy === null && !isBagOpen(fulfillment) && !isGivenBack(fulfillment)
