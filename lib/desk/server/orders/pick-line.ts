import type { Catalog } from '../../../catalog/snapshot.ts'
import { isSamePick, type LinePick, maximumReplacementLength, mayPick } from '../../../domain/fulfillment.ts'
import type { Order, OrderLine } from '../../../domain/order.ts'
import { mayTick } from '../../../domain/order-attention.ts'
import { effectiveAmount, variantTitleOf } from '../../../domain/product.ts'
import { nominalWeightOf } from '../../../domain/unit-price.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import type { DeskPick } from '../../api/orders.ts'

type Replacement = Pick<LinePick, 'replacement' | 'replacementId' | 'replacementAmount' | 'replacementGrams'>

type Known = {
  readonly line: Pick<OrderLine, 'currency'>
  /** What stands on the line already. */
  readonly before: LinePick | undefined
  /** Null while it cannot be read. */
  readonly catalog: Catalog | null
}

/**
 * What goes in place of a line, with the name, the price and the weight that the catalogue has for it, however a browser
 * calls it. What is there already keeps those of then, also when it is put on the scale later. Without a price where the
 * catalogue has none in the order's currency.
 */
export function replacementOf(
  asked: Omit<Replacement, 'replacementGrams'>,
  { line, before, catalog }: Known,
): Replacement {
  const { replacement, replacementId, replacementAmount } = asked
  if (replacementId === null) {
    return { replacement, replacementId, replacementAmount, replacementGrams: null }
  }
  if (before?.replacementId === replacementId && before.replacementAmount !== null) {
    const { replacement: name, replacementAmount: amount, replacementGrams: grams } = before
    return { replacement: name, replacementId, replacementAmount: amount, replacementGrams: grams }
  }
  const product = catalog?.productsByVariant.get(replacementId)
  const variant = product?.variants.find(({ id }) => id === replacementId)
  if (!product || !variant) {
    return { replacement, replacementId, replacementAmount: null, replacementGrams: null }
  }
  const name = [product.title, variantTitleOf(product, variant)].filter(Boolean).join(' ')
  const { currency } = variant.price
  const { nominalGrams, isSoldByWeight } = nominalWeightOf(product, variant)
  return {
    replacement: name.slice(0, maximumReplacementLength) || replacement,
    replacementId,
    replacementAmount:
      line.currency === null || line.currency === currency ? effectiveAmount(variant.price) : null,
    replacementGrams: isSoldByWeight ? nominalGrams : null,
  }
}

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
