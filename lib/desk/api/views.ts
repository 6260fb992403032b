import { fulfillmentStates } from '../../domain/fulfillment.ts'

/**
 * The lists of the desk. `working`: to be picked, or begun; `unconfirmed`: no one has seen it paid; `payment-cancelled`: by
 * the shopper; `not-paid`: attempts that never became an order.
 */
export const deskViews = [
  'working',
  'attention',
  'unconfirmed',
  ...fulfillmentStates,
  'payment-cancelled',
  'not-paid',
  'all',
] as const
export type DeskView = (typeof deskViews)[number]
