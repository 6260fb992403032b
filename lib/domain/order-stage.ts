import type { FulfillmentState } from './fulfillment.ts'
import type { PastOrder } from './past-order.ts'

/** Stages of an order for its shopper, from the hand-off to an end. `empty`: nothing of the closed bag was found. */
export type OrderStage =
  | 'to-send'
  | 'opened'
  | 'sent'
  | 'received'
  | Exclude<FulfillmentState, 'waiting'>
  | 'empty'

export type OrderWay = 'delivery' | 'pickup'

export const toWay = ({ pickup }: Pick<PastOrder, 'pickup'>): OrderWay =>
  pickup === null ? 'delivery' : 'pickup'

type Standing = Pick<PastOrder, 'state' | 'fulfillment'> & {
  readonly lines: readonly { readonly outcome: { readonly state: string } | null }[]
}

type Sending = {
  readonly isByMessage: boolean
  /** Only the shopper knows whether a message was sent. */
  readonly isSent: boolean
}

/** Is true where nothing of a closed bag was found. Earlier something may be; later the market moved it on anyway. */
export const isEmptyBag = ({ fulfillment, lines }: Pick<Standing, 'fulfillment' | 'lines'>) =>
  fulfillment === 'ready' && lines.length > 0 && lines.every(({ outcome }) => outcome?.state === 'missing')

export function findStage(
  { state, fulfillment, lines }: Standing,
  { isByMessage, isSent }: Sending,
): OrderStage {
  if (isEmptyBag({ fulfillment, lines })) return 'empty'
  if (fulfillment !== 'waiting') return fulfillment
  if (!isByMessage) return 'received'
  if (isSent) return 'sent'
  return state === 'arrived' ? 'opened' : 'to-send'
}
