import { BadgeCheck, Store } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { cardVariants } from '@/components/ui/card'
import { productPageCopy } from '@/lib/copy/pages'
import type { Seller } from '@/lib/domain/product'
import { SoonButton } from './soon-button'

/** Shows only configured data. */
export function SellerCard({ seller }: { readonly seller: Seller }) {
  const copy = productPageCopy.seller
  const { rating, onTimePercent } = seller
  return (
    <section aria-label={copy.heading} className={cardVariants({ className: 'mt-6' })}>
      <div className="flex items-center gap-3">
        <Badge variant="icon" className="size-14 rounded-2xl">
          <Store className="size-[22px]" />
        </Badge>
        <div>
          <p className="font-bold text-base leading-[1.25]">{seller.name}</p>
          {seller.isVerified && (
            <p className="flex items-center gap-1 text-md text-muted-foreground">
              <BadgeCheck className="size-4 text-primary" />
              {copy.verified}
            </p>
          )}
        </div>
      </div>
      {(rating || onTimePercent) && (
        <dl className="mt-3.5 grid auto-cols-fr grid-flow-col max-xs:grid-flow-row gap-2 text-sm text-muted-foreground leading-[1.25]">
          {rating && <Figure label={copy.ratingLabel} value={copy.rating(rating)} />}
          {onTimePercent && <Figure label={copy.onTimeLabel} value={copy.onTime(onTimePercent)} />}
        </dl>
      )}
      <div className="mt-3.5 grid grid-cols-2 gap-2">
        <SoonButton label={copy.visit} />
        <SoonButton label={copy.chat} />
      </div>
    </section>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse rounded-sm bg-muted px-3 py-2.5">
      <dt>{label}</dt>
      <dd className="font-extrabold text-[1.1875rem] text-foreground">{value}</dd>
    </div>
  )
}
