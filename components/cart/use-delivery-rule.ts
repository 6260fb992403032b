'use client'

import { type DeliveryRule, ruleFor } from '@/lib/domain/delivery-zone'
import { useDelivery } from '@/stores/delivery'
import { useSettings } from '@/stores/storefront-provider'

/** What delivery costs to the city that the shopper has confirmed; null while it depends on the city. */
export function useDeliveryRule(): DeliveryRule | null {
  const { deliveryZones } = useSettings()
  const city = useDelivery((state) => (state.cityConfirmed ? state.city : null))
  return ruleFor(city, deliveryZones)
}
