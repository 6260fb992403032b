import { fulfillmentStates } from '../../domain/fulfillment.ts'

/** Days up to today. */
export const numberRanges = [7, 30, 90] as const
export type NumberRange = (typeof numberRanges)[number]

/** What people did at the desk, besides moves and ticks of orders, which the order journal has. */
export const deskActions = [
  'signed-in',
  /** With a one-time pass in place of the password. */
  'signed-in-by-pass',
  'sign-in-refused',
  'signed-out',
  /** Everywhere at once. */
  'sessions-ended',
  'user-added',
  'password-changed',
  'user-removed',
  'contact-opened',
  'contact-erased',
  /** A person has seen that an order is paid, or takes that back. */
  'payment-confirmed',
  'payment-taken-back',
  /** Has received or given back what was open of it, or takes that back. */
  'difference-settled',
  'difference-taken-back',
  'person-looked-up',
  'exported',
  /** Typed again, before something of a shopper's was handed out or erased, it was wrong. */
  'password-refused',
  'catalogue-read',
] as const
export type DeskAction = (typeof deskActions)[number]

/**
 * The lists of the desk. `working`: begun, and below it to be picked; `arrivals`: the same, newest first; `unconfirmed`: no one has seen it paid; `payment-cancelled`: by
 * the shopper; `to-settle`: with a difference that is open; `not-paid`: attempts that never became an order.
 */
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
