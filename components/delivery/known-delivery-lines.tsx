'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { useLatePart } from '@/components/ui/use-late-part'
import { deliveryLine } from '@/lib/copy/delivery-line'
import { useDelivery } from '@/stores/delivery'
import { usePanel, useSettings } from '@/stores/storefront-provider'

const loadSheet = () => import('./city-sheet').then(({ CitySheet }) => CitySheet)

/** Says in each line of the document which city is known, and opens the check of another. */
export function KnownDeliveryLines() {
  const pathname = usePathname()
  const { deliveryZones } = useSettings()
  const city = useDelivery((state) => (state.cityConfirmed ? state.city : null))
  const isOpen = usePanel((state) => state.open === 'city')
  const { Part: CitySheet, request } = useLatePart(loadSheet)
  const isOnItsWay = isOpen && !CitySheet
  const text = city === null ? null : deliveryLine(deliveryZones, city)
  useEffect(() => {
    if (isOpen) request()
  }, [isOpen, request])

  // In attributes, which the style sheet draws: React may not have taken this part of the page over yet, and takes another
  // text for a mistake. Pages that were left stay in the document, hidden.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says that another page has come
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll('.delivery-line a')) {
      link.setAttribute('data-in-place', 'alive')
      link.setAttribute('aria-haspopup', 'dialog')
      link.setAttribute('aria-busy', String(isOnItsWay))
      for (const name of ['data-known', 'aria-label']) {
        if (text === null) link.removeAttribute(name)
        else link.setAttribute(name, text)
      }
    }
  }, [pathname, text, isOnItsWay])

  return CitySheet && <CitySheet />
}
