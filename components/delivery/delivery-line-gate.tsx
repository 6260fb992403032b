'use client'

import { useEffect } from 'react'
import { useLatePart } from '@/components/ui/use-late-part'
import { isDeliveryStored } from '@/stores/delivery-key'
import { deviceStorage } from '@/stores/stored-value'
import { usePanel } from '@/stores/storefront-provider'

const loadLines = () => import('./known-delivery-lines').then(({ KnownDeliveryLines }) => KnownDeliveryLines)

/**
 * Brings the line of the delivery to life when it is tapped, or where this shopper's city may be another one than
 * everybody's. A tap that came before is carried out; where the code cannot be loaded the link is followed.
 */
export function DeliveryLineGate() {
  const { open, show } = usePanel((state) => state)
  const { Part: KnownDeliveryLines, request } = useLatePart(loadLines)

  useEffect(() => {
    if (open === 'city' || open === 'cart' || isDeliveryStored(deviceStorage)) request()
  }, [open, request])

  useEffect(() => {
    function openCheck(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || !(event.target instanceof Element)) return
      if (!event.target.closest('.delivery-line a')) return
      event.preventDefault()
      show('city')
    }
    document.addEventListener('click', openCheck)
    if (document.querySelector('.delivery-line [aria-busy="true"]')) show('city')
    return () => document.removeEventListener('click', openCheck)
  }, [show])

  return KnownDeliveryLines && <KnownDeliveryLines />
}
