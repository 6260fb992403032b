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
  'person-looked-up',
  'exported',
  /** Typed again, before something of a shopper's was handed out or erased, it was wrong. */
  'password-refused',
  'catalogue-read',
] as const
export type DeskAction = (typeof deskActions)[number]
