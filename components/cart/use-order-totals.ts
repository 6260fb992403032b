'use client'

import { type CartTotals, cartTotals, overLimits } from '@/lib/domain/cart-totals'
import { type DeliveryRule, ruleFor, ruleIn } from '@/lib/domain/delivery'
import { useDelivery } from '@/stores/delivery'
import { useCart, useSettings } from '@/stores/storefront-provider'

/** Totals of the cart as it stands in this browser: at once, and those of the quote as soon as it was learned from. */
export function useOrderTotals(): CartTotals {
  const rule = useDeliveryRule()
  const lines = useCart((state) => state.lines)
  const { deliveryZones } = useSettings()
  return cartTotals(lines, rule, deliveryZones[0]?.currency)
}

/** Whether the cart weighs more than a fee is for. */
export function useIsTooHeavy(): boolean {
  const { shipping, subtotal } = useOrderTotals()
  return overLimits(shipping, ruleIn(subtotal.currency, useDeliveryRule())).grams > 0
}

/** What delivery costs to the city that the shopper has confirmed; null while it depends on the city. */
export function useDeliveryRule(): DeliveryRule | null {
  const { deliveryZones } = useSettings()
  const city = useDelivery((state) => (state.cityConfirmed ? state.city : null))
  return ruleFor(city, deliveryZones)
}
