import type { FulfillmentEvent, FulfillmentMove } from '../../../domain/fulfillment.ts'

/** The last move among what people did with an order, oldest first; null where it was never moved. */
export function lastMoveOf(history: readonly FulfillmentEvent[]): FulfillmentMove | null {
  return history.findLast((event) => event.kind === 'move') ?? null
}
