import { type CartLine, countItems } from './cart.ts'
import type { DeliveryRule } from './delivery-zone.ts'

export type Shipping = {
  /** Minor units, or null when the rule adds no shipping line. */
  readonly fee: number | null
  readonly itemCount: number
  readonly weightGrams: number
  /** True when a weight is unknown and counted as 0. */
  readonly isEstimate: boolean
}

/**
 * The fee is charged for 1 item or more, up to the limits of the rule; else there is no shipping line. Nor is there one
 * as long as the rule is unknown.
 */
export function shippingFor(
  lines: readonly Pick<CartLine, 'quantity' | 'weightGrams'>[],
  rule: DeliveryRule | null,
): Shipping {
  const itemCount = countItems(lines)
  const weightGrams = lines.reduce((grams, line) => grams + (line.weightGrams ?? 0) * line.quantity, 0)
  const isCharged =
    rule !== null &&
    itemCount >= 1 &&
    itemCount <= (rule.maximumItems ?? itemCount) &&
    weightGrams <= (rule.maximumGrams ?? weightGrams)
  return {
    fee: isCharged ? rule.fee : null,
    itemCount,
    weightGrams,
    isEstimate: lines.some((line) => line.weightGrams === null),
  }
}
