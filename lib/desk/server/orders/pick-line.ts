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
  readonly before: LinePick | undefined
  readonly catalog: Catalog | null
}

/** Takes name, price and weight from the catalogue, never the browser; an existing one keeps its own. */
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
  /** The order is not being picked, or the line has changed since. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'no-line' }

/** Writes a tick; the first one starts the order, unless unconfirmed, which needs a confirmation. */
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
    // Another user may have started or cancelled it at the same moment.
    const now = begun ?? (await journal.findOptional(key))
    if (!now || !mayPick(now.fulfillment)) return { kind: 'conflict' }
  }
  const kept = await journal.savePick({ key, by, seen, ...pick })
  // It may have left the market, or another user may have written there.
  if (!kept) return { kind: 'conflict' }
  return { kind: isSamePick(kept, pick) ? 'saved' : 'conflict' }
}
