'use client'

import { useEffect } from 'react'
import { useCloseOffline } from '@/components/layout/use-close-offline'
import { afterPaint } from '@/components/ui/after-paint'
import { useLatePart } from '@/components/ui/late-part'
import { deliveryKey } from '@/stores/checkout/storage-keys'
import { deviceStorage, openStoredText } from '@/stores/stored-value'
import { usePanel, useSettings } from '@/stores/storefront-provider'

const loadLines = () => import('./known-delivery-lines').then(({ KnownDeliveryLines }) => KnownDeliveryLines)
const busyLink = '.delivery-line [aria-busy="true"]'

/** Activates the delivery line on tap, or for what cached pages cannot show. Replays early taps. */
export function DeliveryLineGate() {
  const { open, show } = usePanel((state) => state)
  const { Part: KnownDeliveryLines, hasFailed, request } = useLatePart(loadLines, 'city')
  const closeOffline = useCloseOffline()
  const { hasWindows } = useSettings()

  useEffect(() => {
    if (hasWindows || open === 'city' || open === 'cart' || openStoredText(deviceStorage, deliveryKey).read() !== null)
      afterPaint(request)
  }, [hasWindows, open, request])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!hasFailed) return
    // Clears the busy link, which would be followed (`lib/browser/first/keep-taps.ts`).
    for (const link of document.querySelectorAll(busyLink)) link.setAttribute('aria-busy', 'false')
    if (open === 'city') closeOffline()
  }, [hasFailed])

  useEffect(() => {
    function openCheck(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || !(event.target instanceof Element)) return
      if (!event.target.closest('.delivery-line a')) return
      event.preventDefault()
      show('city')
    }
    document.addEventListener('click', openCheck)
    if (document.querySelector(busyLink)) show('city')
    return () => document.removeEventListener('click', openCheck)
  }, [show])

  return KnownDeliveryLines && <KnownDeliveryLines />
}
