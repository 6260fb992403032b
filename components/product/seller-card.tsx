import { BadgeCheck, Store } from '@/components/ui/icons'
import { productCopy } from '@/lib/copy/product'
import { SoonButton } from './soon-button'

/** The seller as the specification fixes it. */
export function SellerCard() {
  const { seller } = productCopy
  return (
    <section aria-label={seller.heading} className="mt-6 rounded-[var(--r-lg)] border bg-card p-4">
      <div className="flex items-center gap-3">
        <span className="icon-badge size-[52px] rounded-2xl">
          <Store className="size-[22px]" />
        </span>
        <div>
          <p className="font-bold text-[17px] leading-[1.25]">{seller.name}</p>
          <p className="flex items-center gap-1 text-[15px] text-muted-foreground">
            <BadgeCheck className="size-[17px] text-success" />
            {seller.verified}
          </p>
        </div>
      </div>
      <dl className="my-3.5 grid grid-cols-2 gap-2 text-[14px] text-muted-foreground leading-[1.25]">
        <Figure label={seller.ratingLabel} value={seller.rating} />
        <Figure label={seller.onTimeLabel} value={seller.onTime} />
      </dl>
      <div className="grid grid-cols-2 gap-2">
        <SoonButton label={seller.visit} />
        <SoonButton label={seller.chat} />
      </div>
    </section>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse rounded-[var(--r-sm)] bg-muted px-3 py-2.5">
      <dt>{label}</dt>
      <dd className="font-extrabold text-[19px] text-foreground">{value}</dd>
    </div>
  )
}
