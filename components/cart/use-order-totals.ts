'use client'

import { type CartTotals, cartTotals, overLimits } from '@/lib/domain/cart-totals'
import { type DeliveryRule, ruleFor, ruleIn } from '@/lib/domain/delivery'
import { useDelivery } from '@/stores/delivery'
import { useCart, useSettings } from '@/stores/storefront-provider'

/** Computes totals at once, then with the quote. */
export function useOrderTotals(): CartTotals {
  const rule = useDeliveryRule()
  const lines = useCart((state) => state.lines)
  const { deliveryZones } = useSettings()
  return cartTotals(lines, rule, deliveryZones[0]?.currency)
}

export function useIsTooHeavy(): boolean {
  const { shipping, subtotal } = useOrderTotals()
  return overLimits(shipping, ruleIn(subtotal.currency, useDeliveryRule())).grams > 0
}

/** Null while the city is undecided. */
export function useDeliveryRule(): DeliveryRule | null {
  const { deliveryZones } = useSettings()
  const city = useDelivery((state) => (state.cityConfirmed ? state.city : null))
  return ruleFor(city, deliveryZones)
}
