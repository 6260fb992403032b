/** Days up to today. */
export const numberRanges = [7, 30, 90] as const
export type NumberRange = (typeof numberRanges)[number]

/**
 * What became of an attempt to buy. `sold`: the shopper came back from the payment, or the market worked on it. `left`: the
 * payment was opened, and nobody was seen since. `not-sent`: the store was never asked.
 */
export const orderOutcomes = [
  'sold',
  'cancelled',
  'left',
  'unknown',
  'refused',
  'failed',
  'not-sent',
] as const
export type OrderOutcome = (typeof orderOutcomes)[number]
