'use client'

import { cartSubtotal } from '@/lib/domain/cart'
import type { Money } from '@/lib/domain/money'
import { type Shipping, shippingFor } from '@/lib/domain/shipping'
import { useCart } from '@/stores/storefront-provider'

type OrderTotals = {
  readonly subtotal: Money
  readonly shipping: Shipping
  /** Null when the rule adds no shipping line. */
  readonly shippingFee: Money | null
  readonly total: Money
}

/** Totals of the cart as it stands in this browser. */
export function useOrderTotals(): OrderTotals {
  const lines = useCart((state) => state.lines)
  const subtotal = cartSubtotal(lines)
  const shipping = shippingFor(lines)
  const shippingFee = shipping.fee === null ? null : { amount: shipping.fee, currency: subtotal.currency }
  const total = { amount: subtotal.amount + (shippingFee?.amount ?? 0), currency: subtotal.currency }
  return { subtotal, shipping, shippingFee, total }
}
