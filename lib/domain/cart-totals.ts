import { type CartLine, cartSubtotal } from './cart.ts'
import type { Money } from './money.ts'
import { type Shipping, shippingFor } from './shipping.ts'

export type CartTotals = {
  readonly subtotal: Money
  readonly shipping: Shipping
  /** Null when the rule adds no shipping line. */
  readonly shippingFee: Money | null
  readonly total: Money
}

type CountedLine = Pick<CartLine, 'price' | 'quantity' | 'weightGrams'>

/** What lines come to, with the shipping the rule adds. */
export function cartTotals(lines: readonly CountedLine[]): CartTotals {
  const subtotal = cartSubtotal(lines)
  const shipping = shippingFor(lines)
  const { currency } = subtotal
  const shippingFee = shipping.fee === null ? null : { amount: shipping.fee, currency }
  return {
    subtotal,
    shipping,
    shippingFee,
    total: { amount: subtotal.amount + (shipping.fee ?? 0), currency },
  }
}
