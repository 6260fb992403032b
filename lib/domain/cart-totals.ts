import { type CartLine, cartSubtotal, countItems } from './cart.ts'
import { type DeliveryRule, type DeliveryZone, ruleIn } from './delivery.ts'
import type { Money } from './money.ts'
import type { Price } from './product.ts'

export type Shipping = {
  /** Minor units; null when the rule adds no shipping line. */
  readonly fee: number | null
  readonly itemCount: number
  readonly weightGrams: number
  /** True when an unknown weight counts as 0. */
  readonly isEstimate: boolean
}

/** Charges from 1 item up to the limits of a known rule; free from `rule.freeFrom` (minor units of goods). */
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

export const overLimits = (
  { itemCount, weightGrams }: Pick<Shipping, 'itemCount' | 'weightGrams'>,
  rule: DeliveryRule | null,
) => ({
  items: Math.max(0, itemCount - (rule?.maximumItems ?? itemCount)),
  grams: Math.max(0, weightGrams - (rule?.maximumGrams ?? weightGrams)),
})

/** Is true when fewer pieces would have a fee again. */
export const hasWayBack = (
  lines: readonly Pick<CartLine, 'quantity' | 'weightGrams'>[],
  rule: DeliveryRule | null,
) => {
  const { items, grams } = overLimits(shippingFor(lines, rule), rule)
  const most = rule?.maximumGrams ?? Infinity
  return (items > 0 || grams > 0) && lines.some(({ weightGrams }) => (weightGrams ?? 0) <= most)
}

/** `arranged`: beyond the limits or in another currency; `by-city`: not known yet; `none`: also pickup. */
export type Freight = 'charged' | 'arranged' | 'by-city' | 'none'

/** Decides every sentence about freight (`freightText` in `lib/copy/delivery.ts`). */
export function freightOf(
  { fee, itemCount }: Pick<Shipping, 'fee' | 'itemCount'>,
  rule: DeliveryRule | null,
): Freight {
  if (itemCount === 0 || rule?.isPickup) return 'none'
  if (rule === null) return 'by-city'
  return fee === null ? 'arranged' : 'charged'
}

export const chargingZones = (zones: readonly DeliveryZone[], grams: number | null) =>
  zones.filter(
    (zone) => freightOf(shippingFor([{ quantity: 1, weightGrams: grams }], zone), zone) === 'charged',
  )

export type CartTotals = {
  readonly subtotal: Money
  readonly shipping: Shipping
  readonly freight: Freight
  readonly shippingFee: Money | null
  readonly total: Money
  readonly saved: Money | null
}

type CountedLine = Pick<CartLine, 'price' | 'quantity' | 'weightGrams'>

/** Adds shipping only if the rule is known and its fee is in the currency of the goods. */
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
