import { changedBeforeHydration } from '@/components/ui/changed-before-hydration'
import { MapPin } from '@/components/ui/panel-icons'
import { deliveryLine } from '@/lib/copy/delivery'
import type { DeliveryZone } from '@/lib/domain/delivery'
import { publicPaths } from '@/lib/domain/public-paths'

type Props = {
  readonly zones: readonly DeliveryZone[]
  /** What one piece of the page's product weighs: the lightest variant of it. */
  readonly grams?: number | null
}

/**
 * Where the shop delivers and for how much, the same for everybody: the page is cached. It leads to the terms; once scripts
 * run it opens the check of the city, and names the one that is known (`delivery-line-gate.tsx`).
 */
export function DeliveryLine({ zones, grams = null }: Props) {
  const text = deliveryLine(zones, null, { grams })
  if (text === null) return null
  return (
    <p className="delivery-line">
      <a
        href={publicPaths.terms}
        {...(grams === null ? {} : { 'data-grams': grams })}
        data-in-place="waiting"
        {...changedBeforeHydration}
      >
        <MapPin />
        <span>{text}</span>
      </a>
    </p>
  )
}
