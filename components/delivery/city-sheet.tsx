'use client'

import { useDeliveryRule } from '@/components/cart/use-order-totals'
import { CityField } from '@/components/checkout/city-field'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { Alert } from '@/components/ui/alert'
import { beyondText } from '@/lib/copy/beyond-limits'
import { pickupCopy } from '@/lib/copy/cart'
import { deliveryCopy, deliveryLineCopy } from '@/lib/copy/delivery'
import { isFetchedOnly } from '@/lib/domain/delivery'
import { usePanel, useSettings } from '@/stores/storefront-provider'

export function CitySheet() {
  const isOpen = usePanel((state) => state.open === 'city')
  const close = usePanel((state) => state.close)
  const rule = useDeliveryRule()
  const { title, description } = isFetchedOnly(useSettings().deliveryZones)
    ? pickupCopy.check
    : deliveryLineCopy
  return (
    <PanelSheet isOpen={isOpen} onClose={close} side="center" title={title} description={description}>
      <CityField />
      <Alert className="mt-4">
        <p>
          <span>{rule ? deliveryCopy.note(rule) : deliveryCopy.chooseCity}</span>
          {rule && ` ${beyondText(rule)}`}
        </p>
        {rule?.note && <p className="mt-1.5">{rule.note}</p>}
      </Alert>
    </PanelSheet>
  )
}
