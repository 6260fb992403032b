import { type CartLine, cartSubtotal, countItems } from './cart.ts'
import { type DeliveryRule, type DeliveryZone, ruleIn } from './delivery.ts'
import type { Money } from './money.ts'
import type { Price } from './product.ts'

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
 * as long as the rule is unknown. Of goods for `subtotal` (minor units) and more than the rule asks it is 0.
 */
export function shippingFor(
  lines: readonly Pick<CartLine, 'quantity' | 'weightGrams'>[],
  rule: DeliveryRule | null,
  subtotal = 0,
): Shipping {
  const itemCount = countItems(lines)
  const weightGrams = lines.reduce((grams, line) => grams + (line.weightGrams ?? 0) * line.quantity, 0)
  const over = overLimits({ itemCount, weightGrams }, rule)
  const isCharged =
    rule !== null && !rule.isArranged && itemCount >= 1 && over.items === 0 && over.grams === 0
  return {
    fee: isCharged ? (subtotal < (rule.freeFrom ?? Infinity) ? rule.fee : 0) : null,
    itemCount,
    weightGrams,
    isEstimate: lines.some((line) => line.weightGrams === null),
  }
}

/** How much is to go before the rule has a fee again: 0 of what it does not limit. */
export const overLimits = (
  { itemCount, weightGrams }: Pick<Shipping, 'itemCount' | 'weightGrams'>,
  rule: DeliveryRule | null,
) => ({
  items: Math.max(0, itemCount - (rule?.maximumItems ?? itemCount)),
  grams: Math.max(0, weightGrams - (rule?.maximumGrams ?? weightGrams)),
})

/** Whether fewer pieces have a fee again: not where every single one is too heavy. */
export const hasWayBack = (
  lines: readonly Pick<CartLine, 'quantity' | 'weightGrams'>[],
  rule: DeliveryRule | null,
) => {
  const { items, grams } = overLimits(shippingFor(lines, rule), rule)
  const most = rule?.maximumGrams ?? Infinity
  return (items > 0 || grams > 0) && lines.some(({ weightGrams }) => (weightGrams ?? 0) <= most)
}

/**
 * What delivery costs: a fee; beyond the limits, or in another currency, what the market arranges with the shopper; or
 * what the city decides, which is not known yet. Nothing is delivered of no goods, or of what is fetched.
 */
export type Freight = 'charged' | 'arranged' | 'by-city' | 'none'

/** The one rule behind every sentence about freight (`freightText` in `lib/copy/delivery.ts`). */
export function freightOf(
  { fee, itemCount }: Pick<Shipping, 'fee' | 'itemCount'>,
  rule: DeliveryRule | null,
): Freight {
  if (itemCount === 0 || rule?.isPickup) return 'none'
  if (rule === null) return 'by-city'
  return fee === null ? 'arranged' : 'charged'
}

/** The zones in which one piece of `grams` has a fee. */
export const chargingZones = (zones: readonly DeliveryZone[], grams: number | null) =>
  zones.filter(
    (zone) => freightOf(shippingFor([{ quantity: 1, weightGrams: grams }], zone), zone) === 'charged',
  )

export type CartTotals = {
  readonly subtotal: Money
  readonly shipping: Shipping
  readonly freight: Freight
  /** Null when the rule adds no shipping line, and of what is fetched. */
  readonly shippingFee: Money | null
  readonly total: Money
  /** What sales take off these lines; null where that is nothing. */
  readonly saved: Money | null
}

type CountedLine = Pick<CartLine, 'price' | 'quantity' | 'weightGrams'>

/**
 * What lines come to, with the shipping the rule adds; none is added while the rule is not known, or where its fee is in
 * another currency than the goods.
 */
export function cartTotals(
  lines: readonly CountedLine[],
  rule: DeliveryRule | null,
  currencyOfNothing?: string,
): CartTotals {
  const subtotal = cartSubtotal(lines, currencyOfNothing)
  const { currency } = subtotal
  const shipping = shippingFor(lines, ruleIn(currency, rule), subtotal.amount)
  const saved = lines.reduce((sum, { price, quantity }) => sum + savedOn(price) * quantity, 0)
  const shippingFee = shipping.fee === null || rule?.isPickup ? null : { amount: shipping.fee, currency }
  return {
    subtotal,
    shipping,
    freight: freightOf(shipping, rule),
    shippingFee,
    saved: saved > 0 ? { amount: saved, currency } : null,
    total: { amount: subtotal.amount + (shipping.fee ?? 0), currency },
  }
}

const savedOn = ({ amount, saleAmount }: Price) =>
  saleAmount === null ? 0 : Math.max(0, amount - saleAmount)
