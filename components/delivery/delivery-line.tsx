import { MapPin } from 'lucide-react'
import { changedBeforeHydration } from '@/components/ui/changed-before-hydration'
import { deliveryLine } from '@/lib/copy/delivery'
import type { DeliveryZone } from '@/lib/domain/delivery'
import { publicPaths } from '@/lib/domain/public-paths'

type Props = {
  readonly zones: readonly DeliveryZone[]
  /** Lightest variant. */
  readonly grams?: number | null
}

/**
 * Shows delivery area and fee, equal for all on the cached page; `delivery-line-gate.tsx` adds the known
 * city.
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
