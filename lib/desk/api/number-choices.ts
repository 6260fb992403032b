/** Days up to today. */
export const numberRanges = [7, 30, 90] as const
export type NumberRange = (typeof numberRanges)[number]

/**
 * What became of an attempt to buy. `sold`: it has arrived, or was delivered. `left`: the
 * payment was opened, and nothing was seen since. `payment-cancelled`: by the shopper, at the payment. `not-sent`: the store was never asked.
 */
export const orderOutcomes = [
  'sold',
  'cancelled',
  'payment-cancelled',
  'left',
  'unknown',
  'refused',
  'failed',
  'not-sent',
] as const
export type OrderOutcome = (typeof orderOutcomes)[number]
