'use client'

import { RuleNote } from '@/components/cart/freight-rule'
import { useDeliveryRule } from '@/components/cart/use-order-totals'
import { CityField } from '@/components/checkout/city-field'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { Alert } from '@/components/ui/alert'
import { pickupCopy } from '@/lib/copy/cart'
import { deliveryLineCopy } from '@/lib/copy/delivery'
import { isFetchedOnly } from '@/lib/domain/delivery'
import { useSettings } from '@/stores/storefront-provider'

export function CitySheet() {
  const rule = useDeliveryRule()
  const { title, description } = isFetchedOnly(useSettings().deliveryZones)
    ? pickupCopy.check
    : deliveryLineCopy
  return (
    <PanelSheet panel="city" title={title} description={description}>
      <CityField />
      <Alert className="mt-4">
        <RuleNote rule={rule} />
      </Alert>
    </PanelSheet>
  )
}
