import { type CartLine, countItems } from './cart.ts'

// Constants of the specification, section 9.
const shippingFeeCents = 1200
export const shippingMaximumItems = 10
export const shippingMaximumGrams = 15_000

export type Shipping = {
  /** Minor units, or null when the rule adds no shipping line. */
  readonly fee: number | null
  readonly itemCount: number
  readonly weightGrams: number
  /** True when a weight is unknown and counted as 0. */
  readonly isEstimate: boolean
}

/** The fee is charged for 1 to 10 items that weigh at most 15 kg together; else there is no shipping line. */
export function shippingFor(lines: readonly Pick<CartLine, 'quantity' | 'weightGrams'>[]): Shipping {
  const itemCount = countItems(lines)
  const weightGrams = lines.reduce((grams, line) => grams + (line.weightGrams ?? 0) * line.quantity, 0)
  const isCharged = itemCount >= 1 && itemCount <= shippingMaximumItems && weightGrams <= shippingMaximumGrams
  return {
    fee: isCharged ? shippingFeeCents : null,
    itemCount,
    weightGrams,
    isEstimate: lines.some((line) => line.weightGrams === null),
  }
}
