import type { Catalog } from '../../../catalog/snapshot.ts'
import { type LinePick, maximumReplacementLength } from '../../../domain/fulfillment.ts'
import type { OrderLine } from '../../../domain/order.ts'
import { effectiveAmount, variantTitleOf } from '../../../domain/product.ts'
import { nominalWeightOf } from '../../../domain/unit-price.ts'

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
