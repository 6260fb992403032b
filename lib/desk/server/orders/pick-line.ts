import type { Catalog } from '../../../catalog/snapshot.ts'
import { isSamePick, mayPick } from '../../../domain/fulfillment.ts'
import type { Order } from '../../../domain/order.ts'
import { mayTick } from '../../../domain/order-attention.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import type { DeskPick } from '../../api/orders.ts'
import { replacementOf } from './replacement-of.ts'

type Journal = Pick<OrderJournal, 'createFulfillmentEvent' | 'findOptional' | 'listPicks' | 'savePick'>

export type PickOutcome =
  | { readonly kind: 'saved' }
  /** Nothing is picked any more, or the line was touched since, from whatever phone. */
  | { readonly kind: 'conflict' }
  /** The order has no such line. */
  | { readonly kind: 'no-line' }

/**
 * Writes what became of one line. The first tick begins the picking: the order moves before, so that no line of a waiting
 * order is ever ticked; what is unconfirmed is begun by its own step, which asks. What goes in its place has the name
 * and the price of the catalogue, where it is known. Throws when the journal cannot be written.
 */
export async function pickLine(
  journal: Journal,
  order: Order,
  { by, seen, ...asked }: DeskPick & { readonly by: string },
  catalog: Catalog | null,
): Promise<PickOutcome> {
  const { key } = order
  if (!mayTick(order)) return { kind: 'conflict' }
  const line = order.lines[asked.line]
  if (!line) return { kind: 'no-line' }
  const before = (await journal.listPicks([key])).get(key)?.find((one) => one.line === asked.line)
  const pick = { ...asked, ...replacementOf(asked, { line, before, catalog }) }
  if (before && before.at !== seen) {
    return { kind: isSamePick(before, pick) ? 'saved' : 'conflict' }
  }
  if (order.fulfillment === 'waiting' && pick.state !== 'open') {
    const begun = await journal.createFulfillmentEvent({ key, from: 'waiting', to: 'picking', by })
    // Another user may have begun at the same moment; or cancelled.
    const now = begun ?? (await journal.findOptional(key))
    if (!now || !mayPick(now.fulfillment)) return { kind: 'conflict' }
  }
  const kept = await journal.savePick({ key, by, seen, ...pick })
  // It may have left the market at the same moment, or another user may have written there.
  if (!kept) return { kind: 'conflict' }
  return { kind: isSamePick(kept, pick) ? 'saved' : 'conflict' }
}
