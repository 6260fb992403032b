import { type FulfillmentState, fulfillmentStates } from '../domain/fulfillment.ts'
import type { DeskCounts } from './order-journal.ts'

type Counted = {
  /** Of those that people work on. */
  readonly rows: readonly { readonly fulfillment: FulfillmentState; readonly count: number }[]
  readonly attention: number
  /** Of those that wait, whose payment was only opened. */
  readonly unconfirmed: number
}

/** Every state, also one without orders. */
export function deskCountsOf({ rows, attention, unconfirmed }: Counted): DeskCounts {
  const none = fulfillmentStates.map((state) => [state, 0] as const)
  const counted = rows.map(({ fulfillment, count }) => [fulfillment, count] as const)
  const counts = Object.fromEntries([...none, ...counted]) as Record<FulfillmentState, number>
  return { ...counts, waiting: counts.waiting - unconfirmed, attention, unconfirmed }
}
