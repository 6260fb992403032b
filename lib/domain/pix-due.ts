import { type FulfillmentEvent, isBagOpen } from './fulfillment.ts'
import type { Money } from './money.ts'
import type { Order } from './order.ts'
import { type Answerable, countOpenOffers, type PastOrder } from './past-order.ts'
import { paysByPix } from './payment.ts'
import { paidEventOf } from './payment-confirmation.ts'
import { pickupAddress } from './pickup.ts'
import type { Settlement } from './settlement.ts'

/**
 * What an order comes to now, where it is to be paid by Pix to the market itself. Null where it is paid, by what people of
 * the market have seen (`history`), or otherwise, is cancelled, or where a price or the freight is to be agreed.
 */
export function pixDue(
  { delivery, fulfillment, shipping }: Pick<Order, 'delivery' | 'fulfillment' | 'shipping'>,
  { now: amount, currency }: Settlement,
  history: readonly FulfillmentEvent[],
): Money | null {
  if (!paysByPix(delivery) || fulfillment === 'cancelled' || paidEventOf(history)) return null
  const isFeeKnown = shipping.fee !== null || pickupAddress(delivery?.city) !== null
  if (!isFeeKnown || amount === null || currency === null || amount <= 0) return null
  return { amount, currency }
}

/**
 * Whether a Pix may be paid of what an order comes to now, which is then what was taken (`difference.ts`): while the bag is open
 * that is what was ordered, and later what no answer changes any more.
 */
export const mayPayNow = (order: Answerable, { ordered, now }: Pick<Settlement, 'ordered' | 'now'>) =>
  isBagOpen(order.fulfillment) ? now === ordered : countOpenOffers(order) === 0

/** Whether it is to be paid by Pix now: its amount changes no more, by no answer either, and its shopper has not said to have paid. */
export const isPixAsked = (order: Answerable & Pick<PastOrder, 'pixDue'>) =>
  Boolean(order.pixDue) &&
  typeof order.pixDue?.saidPaid !== 'number' &&
  !isBagOpen(order.fulfillment) &&
  countOpenOffers(order) === 0

/** Whether the bag of an order is closed that is paid by Pix to the market itself, and no person has seen that there. */
export const isPixOpen = ({
  fulfillment,
  pix,
}: Pick<Order, 'fulfillment'> & { readonly pix: { readonly seenBy: string | null } | null }) =>
  pix?.seenBy === null && !isBagOpen(fulfillment) && fulfillment !== 'cancelled'
