import { fulfillmentStates } from '../../domain/fulfillment.ts'

export const numberRanges = [7, 30, 90] as const
export type NumberRange = (typeof numberRanges)[number]

/** User actions outside of the order journal's moves and ticks. */
export const deskActions = [
  'signed-in',
  'signed-in-by-pass',
  'sign-in-refused',
  'signed-out',
  'sessions-ended',
  'user-added',
  'password-changed',
  'user-removed',
  'contact-opened',
  'contact-erased',
  'payment-confirmed',
  'payment-taken-back',
  'difference-settled',
  'difference-taken-back',
  'fee-entered',
  'fee-taken-back',
  'person-looked-up',
  'exported',
  'password-refused',
  'catalogue-read',
] as const
export type DeskAction = (typeof deskActions)[number]

/** `to-settle` has an open difference; `not-paid` holds attempts that never became orders. */
export const deskViews = [
  'working',
  'arrivals',
  'attention',
  'unconfirmed',
  ...fulfillmentStates,
  'to-settle',
  'payment-cancelled',
  'not-paid',
  'all',
] as const
export type DeskView = (typeof deskViews)[number]
