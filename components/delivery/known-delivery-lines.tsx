'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { deliveryLine } from '@/lib/copy/delivery'
import { closedUntil } from '@/lib/copy/delivery-window'
import { useDelivery } from '@/stores/delivery'
import { useSettings } from '@/stores/storefront-provider'
import { nextWindow, useFollowedWindows, useWindows } from './windows'

/** Adds known city and next delivery to each line. */
export function KnownDeliveryLines() {
  const pathname = usePathname()
  const { deliveryZones } = useSettings()
  const next = nextWindow(useWindows((state) => state.windows))
  const isClosed = useWindows((state) => state.isClosed)
  useFollowedWindows()
  const city = useDelivery((state) => (state.cityConfirmed ? state.city : null))
  // React neither compares nor writes these words again. Hidden earlier pages remain in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says that another page has come
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>('[data-slot="delivery-line"] a')) {
      const line = deliveryLine(deliveryZones, city, Number(link.dataset['grams'] ?? 0))
      const words = link.querySelector('span')
      if (words && line) words.textContent = next ? `${isClosed ? closedUntil(next) : next} · ${line}` : line
      link.setAttribute('data-in-place', 'alive')
      link.setAttribute('aria-haspopup', 'dialog')
    }
  }, [pathname, city, next, isClosed, deliveryZones])

  return null
}
