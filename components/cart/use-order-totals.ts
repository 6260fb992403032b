'use client'

import { type CartTotals, cartTotals } from '@/lib/domain/cart-totals'
import { useCart, useSettings } from '@/stores/storefront-provider'
import { useDeliveryRule } from './use-delivery-rule'

/** Totals of the cart as it stands in this browser: at once, and those of the quote as soon as it was learned from. */
export function useOrderTotals(): CartTotals {
  const rule = useDeliveryRule()
  const lines = useCart((state) => state.lines)
  const { deliveryZones } = useSettings()
  return cartTotals(lines, rule, deliveryZones[0]?.currency)
}
