'use client'

import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/shop/late-part'
import { afterPaint } from '@/lib/browser/after-paint'
import { deliveryKey } from '@/stores/checkout/storage-keys'
import { deviceStorage, openStoredText } from '@/stores/stored-value'
import { usePanel, useSettings } from '@/stores/storefront-provider'

const KnownDeliveryLines = lazyPart(() => import('./known-delivery-lines'), 'KnownDeliveryLines')
const links = '[data-slot="delivery-line"] a'

/** Opens the check of the city on tap; loads what cached pages cannot show. Replays early taps. */
export function DeliveryLineGate() {
  const { open, loaded, show } = usePanel((state) => state)
  const isOnItsWay = open === 'city' && !loaded.includes('city')
  const { hasWindows } = useSettings()
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    const isGiven = openStoredText(deviceStorage, deliveryKey).read() !== null
    if (hasWindows || isGiven || open === 'city' || open === 'cart') afterPaint(() => setWanted(true))
  }, [hasWindows, open])

  useEffect(() => {
    function openCheck(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || !(event.target instanceof Element)) return
      if (!event.target.closest(links)) return
      event.preventDefault()
      show('city')
    }
    document.addEventListener('click', openCheck)
    if (document.querySelector(`${links}[aria-busy="true"]`)) show('city')
    return () => document.removeEventListener('click', openCheck)
  }, [show])

  useEffect(() => {
    // A busy link would be followed (`lib/browser/first/keep-taps.ts`).
    for (const link of document.querySelectorAll(links)) link.setAttribute('aria-busy', String(isOnItsWay))
  }, [isOnItsWay])

  return <KnownDeliveryLines isWanted={isWanted} />
}
