'use client'

import { useDeliveryRule } from '@/components/cart/use-delivery-rule'
import { CityField } from '@/components/checkout/delivery-form'
import { Sheet } from '@/components/ui/sheet'
import { deliveryCopy } from '@/lib/copy/delivery'
import { deliveryLineCopy } from '@/lib/copy/delivery-line'
import { usePanel } from '@/stores/storefront-provider'

/** The check of the city before anything is in the cart, which then knows it. */
export function CitySheet() {
  const isOpen = usePanel((state) => state.open === 'city')
  const close = usePanel((state) => state.close)
  const rule = useDeliveryRule()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      side="center"
      title={deliveryLineCopy.title}
      description={deliveryLineCopy.description}
    >
      <CityField />
      <div className="note mt-4">
        <p>{rule ? deliveryCopy.note(rule) : deliveryCopy.chooseCity}</p>
        {rule?.note && <p className="mt-1.5">{rule.note}</p>}
      </div>
    </Sheet>
  )
}
