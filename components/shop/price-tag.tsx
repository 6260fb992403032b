import { formatMoney, moneyParts } from '@/lib/copy/money'
import { aboutSign, offerCopy } from '@/lib/copy/offer'
import type { Price } from '@/lib/domain/product'
import { cn } from '@/lib/utils'

type Props = {
  readonly price: Price
  /** Depends on the scale. */
  readonly isAbout: boolean
  readonly isBig?: boolean
}

// Beside the + of the narrowest card there is room for four letters.
const sizes = ['text-[min(1.375rem,14cqi)]', 'text-[min(1.125rem,11.5cqi)]', 'text-[min(1rem,9cqi)]']

/** Paper on the shelf's lip, yellow where it is cheaper. One full sentence for screen readers. */
export function PriceTag({ price, isAbout, isBig = false }: Props) {
  const { amount, saleAmount } = price
  const isOnSale = saleAmount !== null
  const now = { ...price, amount: saleAmount ?? amount }
  const before = formatMoney(price)
  const { symbol, whole, decimals } = moneyParts(now)
  const length = whole.length + (isAbout ? 1 : 0)
  return (
    <p
      data-slot="price-tag"
      className={cn(
        'text-tag-foreground shadow-sm contrast-more:border forced-colors:border',
        isOnSale ? 'bg-tag-sale' : 'bg-tag',
        isBig
          ? 'rounded-md px-3.5'
          : 'absolute bottom-2 left-2 rounded-sm px-2 @max-[9rem]:left-1 @max-[9rem]:px-1.5',
      )}
    >
      {isOnSale && !isBig && (
        <s aria-hidden="true" className="-mb-1.5 block pt-1 text-xs/3 opacity-80">
          {before}
        </s>
      )}
      <span
        aria-hidden="true"
        className={cn(
          'flex items-start whitespace-nowrap font-extrabold leading-[1.55] tabular-nums',
          isBig ? 'text-3xl/normal' : (sizes[Math.max(0, length - 2)] ?? sizes[2]),
        )}
      >
        <span className="mt-[0.65em] mr-[0.2em] font-bold text-[0.58em] leading-none">
          {isAbout && aboutSign}
          {symbol}
        </span>
        <span>{whole}</span>
        <span className="mt-[0.52em] text-[0.6em] leading-none">{decimals}</span>
      </span>
      <span className="sr-only">{offerCopy.spoken(formatMoney(now), isOnSale && before, isAbout)}</span>
    </p>
  )
}
