'use client'

import { BadgeCheck, Store } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { sellerCopy as copy, productCopy } from '@/lib/copy/product'
import type { Seller } from '@/lib/domain/product'
import { useToast } from '@/stores/storefront-provider'

/** Shows only configured data. */
export function SellerCard({ seller }: { readonly seller: Seller }) {
  const showToast = useToast((state) => state.show)
  const { rating, onTimePercent } = seller
  return (
    <section aria-label={copy.heading} className="rounded-lg border bg-card p-4">
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-12 flex-none place-items-center rounded-md bg-secondary text-secondary-foreground">
          <Store />
        </span>
        <div className="grow">
          <p className="font-bold">{seller.name}</p>
          {seller.isVerified && (
            <p className="flex items-center gap-1 text-muted-foreground text-sm">
              <BadgeCheck className="size-4 text-primary" />
              {copy.verified}
            </p>
          )}
        </div>
        {(rating || onTimePercent) && (
          <dl className="flex flex-wrap gap-x-6 text-muted-foreground text-sm">
            {rating && <Figure label={copy.ratingLabel} value={copy.rating(rating)} />}
            {onTimePercent && <Figure label={copy.onTimeLabel} value={copy.onTime(onTimePercent)} />}
          </dl>
        )}
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">
        {[copy.visit, copy.chat].map((label) => (
          <Button
            key={label}
            variant="secondary"
            size="sm"
            // The specification's toast, and nothing more.
            onClick={() => showToast({ title: productCopy.soon, description: productCopy.soonDetail })}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt>{label}</dt>
      <dd className="font-extrabold text-base text-foreground">{value}</dd>
    </div>
  )
}
