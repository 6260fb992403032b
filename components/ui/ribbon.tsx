import { offerCopy } from '@/lib/copy/offer'
import { discountPercent, type Price } from '@/lib/domain/product'
import { classNames } from '@/lib/utils'

type Props = {
  readonly text: string | null
  /** Adds the discount, unless the merchant wrote it. */
  readonly price?: Price
}

/** Shows the merchant's words; only offers are red. */
export function Ribbon({ text, price }: Props) {
  const percent = price && !text?.includes('%') && discountPercent(price)
  const words = [text, percent && offerCopy.discount(percent)].filter(Boolean).join(' ')
  if (!words) return null
  return (
    <p
      data-slot="ribbon"
      className={classNames(
        'absolute top-2 left-2 z-1 max-w-[calc(100%-60px)] truncate rounded-sm px-2 py-0.75 font-bold text-xs contrast-more:border forced-colors:border',
        percent || /^oferta/i.test(words)
          ? 'bg-sale text-sale-foreground'
          : 'bg-ribbon text-ribbon-foreground',
      )}
    >
      {words}
    </p>
  )
}
