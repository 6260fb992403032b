import { changedBeforeHydration } from '@/components/ui/changed-before-hydration'
import { MapPin } from '@/components/ui/panel-icons'
import { deliveryLine } from '@/lib/copy/delivery'
import type { DeliveryZone } from '@/lib/domain/delivery'
import { publicPaths } from '@/lib/domain/public-paths'

/**
 * Where the shop delivers and for how much, the same for everybody: the page is cached. It leads to the terms; once scripts
 * run it opens the check of the city, and names the one that is known (`delivery-line-gate.tsx`).
 */
export function DeliveryLine({ zones }: { readonly zones: readonly DeliveryZone[] }) {
  const text = deliveryLine(zones, null)
  if (text === null) return null
  return (
    <p className="delivery-line">
      <a href={publicPaths.terms} data-in-place="waiting" {...changedBeforeHydration}>
        <MapPin />
        <span>{text}</span>
      </a>
    </p>
  )
}
