'use client'

import { formatMoney } from '@/lib/domain/money'
import { PriceTag } from './price-tag'
import { useSelection } from './product-selection'

/** The tag of the chosen variant, and beside it the price that was. */
export function SelectedPrice() {
  const { item, unitPrice } = useSelection().variant
  const { price } = item
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-3">
      <PriceTag price={price} isBig />
      {price.saleAmount !== null && (
        <s aria-hidden="true" className="text-muted-foreground">
          {formatMoney({ amount: price.amount, currency: price.currency })}
        </s>
      )}
      <span className="text-[14px] text-muted-foreground tabular-nums">{unitPrice}</span>
    </div>
  )
}
