import type { LinePick } from '../domain/fulfillment.ts'
import type { LineOutcome } from '../domain/past-order.ts'

/** What the shopper may know of the ticks of an order, by the place of the line. */
export function lineOutcomesOf(picks: readonly LinePick[] = []): ReadonlyMap<number, LineOutcome> {
  return new Map(
    picks.flatMap(({ line, state, quantity, weightGrams, replacement }) =>
      state === 'open' ? [] : [[line, { state, quantity, weightGrams, replacement }] as const],
    ),
  )
}
