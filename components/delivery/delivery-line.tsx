import { ChevronRight, MapPin } from 'lucide-react'
import { deliveryLine } from '@/lib/copy/delivery'
import type { DeliveryZone } from '@/lib/domain/delivery'
import { publicPaths } from '@/lib/domain/public-paths'
import { changedBeforeHydration } from '@/lib/utils'

type Props = {
  readonly zones: readonly DeliveryZone[]
  /** Lightest variant. */
  readonly grams?: number | null
  readonly className?: string
}

/**
 * Shows delivery area and fee, equal for all on the cached page; `delivery-line-gate.tsx` adds the known
 * city.
 */
export function DeliveryLine({ zones, grams = null, className }: Props) {
  const text = deliveryLine(zones, null, grams)
  if (text === null) return null
  return (
    <p data-slot="delivery-line" className={className}>
      <a
        href={publicPaths.terms}
        {...(grams === null ? {} : { 'data-grams': grams })}
        data-in-place="waiting"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-sm leading-tight"
        {...changedBeforeHydration}
      >
        <MapPin className="size-5 flex-none text-primary" />
        {/* A known city may stand here before React does. */}
        <span suppressHydrationWarning>{text}</span>
        <ChevronRight className="size-4 flex-none text-muted-foreground" />
      </a>
    </p>
  )
}
