import type { DeskPick } from '../../api/desk/orders.ts'
import { mayPick } from '../../domain/fulfillment.ts'
import type { Order } from '../../domain/order.ts'
import { workableStates } from '../../domain/order-attention.ts'
import { isSamePick } from '../../domain/same-pick.ts'
import type { OrderJournal } from '../../orders/order-journal.ts'

type Journal = Pick<OrderJournal, 'createFulfillmentEvent' | 'findOptional' | 'listPicks' | 'savePick'>

export type PickOutcome =
  | { readonly kind: 'saved' }
  /** Nothing is picked any more, or the line was touched since, from whatever phone. */
  | { readonly kind: 'conflict' }
  /** The order has no such line. */
  | { readonly kind: 'no-line' }

/**
 * Writes what became of one line. The first tick begins the picking: the order moves before, so that no line of a waiting
 * order is ever ticked. Throws when the journal cannot be written.
 */
export async function pickLine(
  journal: Journal,
  order: Order,
  { by, seen, ...pick }: DeskPick & { readonly by: string },
): Promise<PickOutcome> {
  const { key } = order
  const isWorkable = workableStates.some((state) => state === order.state)
  if (!isWorkable || !mayPick(order.fulfillment)) return { kind: 'conflict' }
  if (pick.line >= order.lines.length) return { kind: 'no-line' }
  const before = (await journal.listPicks([key])).get(key)?.find(({ line }) => line === pick.line)
  if (before && before.at !== seen) {
    return { kind: isSamePick(before, pick) ? 'saved' : 'conflict' }
  }
  if (order.fulfillment === 'waiting' && pick.state !== 'open') {
    const begun = await journal.createFulfillmentEvent({ key, from: 'waiting', to: 'picking', by })
    // Somebody else may have begun at the same moment; or cancelled.
    const now = begun ?? (await journal.findOptional(key))
    if (!now || !mayPick(now.fulfillment)) return { kind: 'conflict' }
  }
  const kept = await journal.savePick({ key, by, seen, ...pick })
  // It may have left the market at the same moment, or somebody else may have written there.
  if (!kept) return { kind: 'conflict' }
  return { kind: isSamePick(kept, pick) ? 'saved' : 'conflict' }
}
