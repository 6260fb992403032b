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
  // Attributes drawn by CSS: React may not have hydrated the text, and would report another. Hidden earlier
  // pages remain in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says that another page has come
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>('.delivery-line a')) {
      const grams = Number(link.dataset['grams'] ?? 0)
      // Fee limits would need a third line.
      const options = { grams, hasLimits: !(isClosed && next) }
      const line = city === null && next === null ? null : deliveryLine(deliveryZones, city, options)
      const text = line && next ? `${isClosed ? closedUntil(next) : next} · ${line}` : line
      link.setAttribute('data-in-place', 'alive')
      link.setAttribute('aria-haspopup', 'dialog')
      for (const name of ['data-known', 'aria-label']) {
        if (text === null) link.removeAttribute(name)
        else link.setAttribute(name, text)
      }
    }
  }, [pathname, city, next, isClosed, deliveryZones])

  return null
}
