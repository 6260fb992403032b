import { BadgeCheck, Store } from 'lucide-react'
import { productCopy } from '@/lib/copy/product'
import { SoonButton } from './soon-button'

/** The seller as the specification fixes it. */
export function SellerCard() {
  const { seller } = productCopy
  return (
    <section aria-label={seller.heading} className="mt-6 rounded-[var(--r-lg)] border bg-card p-4">
      <div className="flex items-center gap-3">
        <span className="grid size-[52px] flex-none place-items-center rounded-2xl bg-secondary text-secondary-foreground">
          <Store aria-hidden="true" className="size-[22px]" />
        </span>
        <div>
          <p className="font-bold text-[17px] leading-[1.25]">{seller.name}</p>
          <p className="flex items-center gap-1 text-[15px] text-muted-foreground">
            <BadgeCheck aria-hidden="true" className="size-[17px] text-success" />
            {seller.verified}
          </p>
        </div>
      </div>
      <dl className="my-3.5 grid grid-cols-2 gap-2 text-[14px] text-muted-foreground leading-[1.25]">
        <div className="flex flex-col-reverse rounded-[var(--r-sm)] bg-muted px-3 py-2.5">
          <dt>{seller.ratingLabel}</dt>
          <dd className="font-extrabold text-[19px] text-foreground">{seller.rating}</dd>
        </div>
        <div className="flex flex-col-reverse rounded-[var(--r-sm)] bg-muted px-3 py-2.5">
          <dt>{seller.onTimeLabel}</dt>
          <dd className="font-extrabold text-[19px] text-foreground">{seller.onTime}</dd>
        </div>
      </dl>
      <div className="grid grid-cols-2 gap-2">
        <SoonButton label={seller.visit} />
        <SoonButton label={seller.chat} />
      </div>
    </section>
  )
}
