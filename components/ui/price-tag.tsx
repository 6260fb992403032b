import { formatMoney, moneyParts } from '@/lib/copy/money'
import { aboutSign, offerCopy } from '@/lib/copy/offer'
import type { Price } from '@/lib/domain/product'
import { classNames } from '@/lib/utils'

type Props = {
  readonly price: Price
  /** Depends on the scale. */
  readonly isAbout: boolean
  readonly isBig?: boolean
}

/** One full sentence for screen readers. */
export function PriceTag({ price, isAbout, isBig = false }: Props) {
  const { amount, saleAmount } = price
  const isOnSale = saleAmount !== null
  const now = { ...price, amount: saleAmount ?? amount }
  const before = formatMoney(price)
  const { symbol, whole, decimals } = moneyParts(now)
  return (
    <p
      className={classNames(
        'tag',
        isOnSale && 'tag-sale',
        isBig && 'tag-big',
        whole.length > 2 && 'tag-long',
      )}
    >
      {isOnSale && !isBig && (
        <s aria-hidden="true" className="tag-before">
          {before}
        </s>
      )}
      <span aria-hidden="true" className="money">
        <span className="money-symbol">
          {isAbout && aboutSign}
          {symbol}
        </span>
        <span className="money-whole">{whole}</span>
        <span className="money-decimals">{decimals}</span>
      </span>
      <span className="sr-only">{offerCopy.spoken(formatMoney(now), isOnSale && before, isAbout)}</span>
    </p>
  )
}
