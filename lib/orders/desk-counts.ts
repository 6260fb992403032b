import { type FulfillmentState, fulfillmentStates } from '../domain/fulfillment.ts'
import type { DeskCounts } from './order-journal.ts'

/** Every state, also one without orders. */
export function deskCountsOf(
  rows: readonly { readonly fulfillment: FulfillmentState; readonly count: number }[],
  attention: number,
): DeskCounts {
  const none = fulfillmentStates.map((state) => [state, 0] as const)
  const counted = rows.map(({ fulfillment, count }) => [fulfillment, count] as const)
  const counts = Object.fromEntries([...none, ...counted]) as Record<FulfillmentState, number>
  return { ...counts, attention }
}
